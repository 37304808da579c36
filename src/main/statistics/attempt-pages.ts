/** All attempts of a filter, read page by page. */
import type { Filter } from '../store/statistics-filter';
import type { AttemptLine, StatisticsReader } from '../store/statistics-reader';
import type { Stored } from '../store/fault';

/** So few that reading one on the window's thread holds nothing up. */
const PAGE = 250;

/** A span that holds every day. */
export const EVER: Pick<Filter, 'span' | 'days'> = {
  span: { grain: 'year', from: '0000', to: '9999' },
  days: { from: '0000-01-01', to: '9999-12-31' },
};

export function* attemptPages(statistics: StatisticsReader, filter: Filter): Generator<Stored<readonly AttemptLine[]>> {
  let after = 0;
  for (;;) {
    const page = statistics.attempts(filter, after, PAGE);
    if (!page.ok) {
      yield page;
      return;
    }
    yield { ok: true, value: page.value.map(({ number: _number, ...line }) => line) };
    const last = page.value[PAGE - 1];
    if (last === undefined) return;
    after = last.number;
  }
}
