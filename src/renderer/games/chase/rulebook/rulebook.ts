/** The rules of Chase, as the room of the rules shows them. */
import type { Rulebook } from '../../../lib/rulebook/rulebook';
import { sectionsIn } from './book';
import Example from './Example.svelte';
import { SHOWN } from './shown';

const CHASE_RULES: Rulebook = { sections: sectionsIn, shown: SHOWN, Example };

export default CHASE_RULES;
