/** Which level somebody is like, in words: for the window and for the command line. */
import type { LevelLike } from '../../rules/chase/analysis/types';
import type { Role } from '../../rules/chase/round';
import type { Speaker } from '../speaker';

/** In one part of a sentence; `count` is how much they did. */
export function likeText(role: Role, like: LevelLike, count: number, { t, tn }: Speaker): string {
  switch (like.what) {
    case 'few':
      return tn(`analysis.few.${role}`, count, { least: like.least });
    case 'as-quick':
      return like.asRight === null
        ? t(`analysis.only-quick.${role}`, { level: like.level })
        : t(`analysis.as-quick.${role}`, { level: like.level, right: like.asRight });
    case 'like': {
      const level = t(`analysis.like.${role}`, { level: like.level });
      return like.from === like.to ? level : `${level} (${t('analysis.between', { from: like.from, to: like.to })})`;
    }
  }
}
