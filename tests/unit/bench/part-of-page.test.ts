import { expect, test } from 'vitest';
import { withBeginning, withPart } from '../../../src/main/bench/part-of-page';

test('each program writes its own part of a page, and leaves the others as they are', () => {
  const one = withPart('# Rounds\n\nfigures\n', 'One', '# One\n');
  const both = withPart(one, 'Two', '# Two');
  expect(withPart(both, 'One', '# One anew')).toBe(both.replace('# One\n', '# One anew\n'));
  expect(withPart(withPart(both, 'Two', 'x'), 'Two', '# Two')).toBe(both);
  expect(withBeginning(both, '# Rounds\n\nother figures\n')).toBe(both.replace('figures', 'other figures'));
  expect(withBeginning('# Rounds\n', '# Others\n')).toBe('# Others\n');
});
