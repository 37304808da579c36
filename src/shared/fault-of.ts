/** Where an input does not fit its schema. */
import * as v from 'valibot';

type Issue = v.BaseIssue<unknown>;

/** Of several readings of a value, one that knows which of its kinds it is got further than one that does not know any. */
function reach(issue: Issue): number {
  return (issue.path?.length ?? 0) * 2 + (issue.type === 'variant' ? 0 : 1);
}

/**
 * The field at fault, dotted from the outside in, and what is wrong there. Where several schemas could have been meant, such as what people do in
 * one of several games, that of the one which the value fits best: nobody is helped by hearing that it fits none.
 */
export function faultOf(issue: Issue): { readonly field: string; readonly message: string } {
  const [first, ...others] = issue.type === 'union' ? (issue.issues ?? []) : [];
  const here = v.getDotPath(issue) ?? '';
  if (first === undefined) return { field: here, message: issue.message };
  const best = others.reduce<Issue>((far, one) => (reach(one) > reach(far) ? one : far), first);
  const { field, message } = faultOf(best);
  return { field: [here, field].filter((part) => part !== '').join('.'), message };
}
