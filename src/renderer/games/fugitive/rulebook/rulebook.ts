/** The rules of Fugitive, as the room of the rules shows them. */
import type { Rulebook } from '../../../lib/rulebook/rulebook';
import { sectionsIn } from './book';
import Example from './Example.svelte';

const FUGITIVE_RULES: Rulebook = { sections: sectionsIn, shown: new Set(), Example };

export default FUGITIVE_RULES;
