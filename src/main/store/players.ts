/** Which rows of `profile` are players: those who are leaving have an id with a cross (`put-away.ts`), as nobody else has. */
export const STAYING = `id NOT GLOB '#*'`;
export const LEAVING = `id GLOB '#*'`;
