/** What a canvas writes in, which cannot take it from a style sheet: the same families in the same order as `--font`. */
export const FAMILIES = "'Lookout', 'Lookout Rare', system-ui, sans-serif";
