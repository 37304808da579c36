/** Which rows of `profile` are players: those who are leaving are called by their number with a cross, as nobody else is. */
export const STAYING = `id NOT GLOB '#*'`;
export const LEAVING = `id GLOB '#*'`;
