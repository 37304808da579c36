/** A skill in words: its name, and how it was answered. */
import type { SkillFound } from '../../../shared/path';
import { aboutSecondsText } from '../drill/result-text';
import { t, tOr } from '../words.svelte';

/** What it is called, as its game says. */
export function skillName({ id, kind }: Pick<SkillFound, 'id' | 'kind'>): string {
  return tOr(`skill.${id}`, `kind.${kind}`);
}

/** How it was answered. */
export function skillDone({ attempts, right, theme, medianMillis }: SkillFound): string {
  if (attempts === 0) return t('path.untried');
  const share = t('path.right-of', { right, attempts });
  return theme === null && medianMillis !== null ? t('path.right-in', { share, time: aboutSecondsText(medianMillis) }) : share;
}
