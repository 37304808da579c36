/** Answers that come too late are dropped: what was asked for is no longer what is wanted. */

/** Gives `take` the answer, unless the function that comes back was called before: an effect that asks gives that back. */
export function answerInTime<Value>(asked: Promise<Value>, take: (value: Value) => void): () => void {
  let overtaken = false;
  void asked.then((value) => {
    if (!overtaken) take(value);
  });
  return () => {
    overtaken = true;
  };
}
