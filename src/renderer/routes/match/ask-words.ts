/** What is asked before a match is left, closed or given up: nothing is promised that does not come. */
import { t } from '../../lib/words.svelte';
import type { Asked } from './match-question.svelte';

/** What is left. */
interface Left {
  /** Several people play: what they leave can be gone on with later. */
  readonly several: boolean;
  /** Somebody has won the game: nothing of it is left to go on with. */
  readonly decided: boolean;
}

/** The words of a question. */
interface AskWords {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
}

export function askWords(asked: Asked, { several, decided }: Left): AskWords {
  const no = t(asked === 'home' ? 'match.stay-here' : 'match.stay');
  const won = decided ? t('match.won-text') : null;
  switch (asked) {
    case 'leave':
      return { title: t('match.leave-ask'), text: t(several ? 'match.leave-later-text' : 'match.leave-text'), yes: t('match.leave'), no };
    case 'home':
      return { title: t('match.home-ask'), text: won ?? t('match.leave-later-text'), yes: t('match.leave'), no };
    case 'close':
      return {
        title: t('match.close-ask'),
        text: won ?? t(several ? 'match.close-later-text' : 'match.close-text'),
        yes: t('match.close'),
        no,
      };
    case 'give-up':
      return { title: t('match.given-up-ask'), text: t('match.given-up-text'), yes: t('match.give-up'), no };
  }
}
