/** What somebody has begun to answer, kept by puzzle: a pause hides the puzzle and everything that shows it. */

/** Makes one `Work` for each puzzle, and finds it again as long as the puzzle is there. */
export function oneForEach<Shown extends object, Work>(make: (puzzle: Shown) => Work): (puzzle: Shown) => Work {
  const kept = new WeakMap<Shown, Work>();
  return (puzzle) => {
    const known = kept.get(puzzle);
    if (known !== undefined) return known;
    const made = make(puzzle);
    kept.set(puzzle, made);
    return made;
  };
}
