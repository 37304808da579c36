/** The words that the main process speaks itself, in menus and dialogs: the same catalogues as the window's. */
import { CATALOGUES, isMessageKey, type Language } from '../shared/catalogue';

/** The word for `key`, else the key itself so that it is seen and mended. */
export function wordIn(language: Language, key: string): string {
  return isMessageKey(key) ? CATALOGUES[language][key] : key;
}
