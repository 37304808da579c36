/** N3: a number of ways as the window's language writes it. */
import { rowsText as textIn } from '../../../../shared/fugitive/figures';
import { currentLanguage } from '../../../lib/words.svelte';

export const rowsText = (rows: string): string => textIn(rows, currentLanguage());
