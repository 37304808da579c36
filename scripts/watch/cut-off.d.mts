/** Runs in the page: what there is cut off, outside the window or wider than its room, by what stands there. */
export function cutOff(): string[];
