/** How often a key or button that is held down does its deed. */
type Handler = (repeat: boolean) => boolean;

/** Does it once a press. */
export function once(deed: () => void): Handler {
  return (repeat) => {
    if (!repeat) deed();
    return true;
  };
}

/** Does it again and again while the key is held down. */
export function held(deed: () => void): Handler {
  return () => {
    deed();
    return true;
  };
}
