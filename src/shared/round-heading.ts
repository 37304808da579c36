/**
 * What stands over a round that is told as text, before the lines of its events: which round of which game it is and when it was, who sat there as
 * what, by which rules, and how it came out, where that may be told. In words, also where they are pasted: nobody knows our codes there.
 */
import type { Game } from '../rules/game';
import { isMessageKey, type Language, type MessageKey } from './catalogue';
import { momentOf } from './moment';
import { wordsForName } from './names-of-games';
import type { Player } from './replay';
import type { Speaker } from './speaker';

/** A round as it is told. */
export interface HeadedRound {
  readonly game: Game;
  /** When its match began, as ISO time. */
  readonly startedAt: string;
  /** From 1. */
  readonly round: number;
  readonly rules: unknown;
  readonly deal: object;
  /** Who sat where, called as the language calls them. */
  readonly players: readonly Player[];
  /** As it stood at its end, and the points of the match by seat then; null where it is told to a moment before that. */
  readonly end: { readonly state: unknown; readonly points: readonly number[] } | null;
}

/** A word, or nothing where there is none: no code is told. */
function wordFor({ t }: Speaker, key: MessageKey | undefined): string {
  return key === undefined ? '' : t(key);
}

function playersLine({ game, deal, players }: HeadedRound, speaker: Speaker): string {
  const { t } = speaker;
  const names = players.map(({ name, kind, level }, seat) => {
    const role = game.role(deal, seat);
    const about = [
      wordFor(speaker, wordsForName(game.id, 'role', role)),
      kind === 'bot' && level !== undefined ? t('players.level', { level }) : '',
    ];
    const told = about.filter((part) => part !== '').join(', ');
    return told === '' ? name : `${name} (${told})`;
  });
  return t('text.players', { names: names.join(', ') });
}

function endLines({ game, deal, players, end }: HeadedRound, speaker: Speaker): string[] {
  const { t, tn, list } = speaker;
  if (end === null) return [t('text.so-far')];
  const outcome = game.outcome(end.state);
  if (outcome === null) return [t('text.result', { result: t('replays.unfinished') })];
  const ending = game.ending?.(outcome);
  const winners = players.filter((_, seat) => game.won(deal, outcome, seat) === true).map(({ name }) => name);
  const result = [
    ...(ending === undefined ? [] : [wordFor(speaker, wordsForName(game.id, 'ended', ending))]),
    winners.length === 0 ? t('replays.only-nobody') : tn('text.won', winners.length, { name: list(winners) }),
  ];
  const score = players.map(({ name }, seat) => `${name} ${String(end.points[seat] ?? 0)}`).join(', ');
  return [t('text.result', { result: result.filter((part) => part !== '').join(', ') }), t('text.score', { score })];
}

/** The lines of the heading. */
export function roundHeading(of: HeadedRound, speaker: Speaker, language: Language): string[] {
  const { t } = speaker;
  const name = `game.${of.game.id}`;
  const moment = momentOf(of.startedAt);
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const when = moment === undefined ? t('app.no-date') : format.format(moment);
  const variants = of.game.variants(of.rules).map((variant) => wordFor(speaker, wordsForName(of.game.id, 'variant', variant)));
  const rules = variants.filter((variant) => variant !== '');
  return [
    t('text.title', { game: isMessageKey(name) ? t(name) : of.game.id, round: of.round, when }),
    playersLine(of, speaker),
    t('text.rules', { rules: rules.length === 0 ? t('replays.variant-none') : rules.join(', ') }),
    ...endLines(of, speaker),
  ];
}
