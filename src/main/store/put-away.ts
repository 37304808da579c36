/**
 * What a row is called that is about to go, so that its id is free: SQL, another text for each row. Nothing else begins with a cross, but a
 * damaged id can be anything, a number with a cross too.
 */
export const PUT_AWAY = `'#' || hex(randomblob(8))`;
