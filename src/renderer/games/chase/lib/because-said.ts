/** The sentences of a round by what decided it: the reason first, then why it decides (J1 to J8, F4 to F6). */
import { colourOf } from '../../../../rules/chase/tile';
import type { WalkStep } from '../../../../shared/chase/table';
import { list, t, tn } from '../../../lib/words.svelte';
import {
  catchOf,
  eitherOf,
  laidWrong,
  nameOf,
  namesOf,
  onTile,
  ownerOf,
  putWrong,
  sideOf,
  tileText,
  wrongMarker,
  wrongTile,
  type Story,
} from './because-words';
import { catches, decidedOf, deciding, firstOf, hideoutOf, lostBy, stoodBefore, type Role, type Why } from './deciding';

/** What somebody did wrong there. */
export const did = (story: Story, role: Role, step: WalkStep): string =>
  role === 'runner' ? laidWrong(story, step) : putWrong(story, step);

/** The same as something that somebody has. */
export const wrongOf = (story: Story, role: Role, step: WalkStep): string =>
  role === 'runner' ? wrongTile(story, step) : wrongMarker(story, step);

/** A side wins, since `what`. */
function wins(story: Story, winner: Role, what: string): string {
  const { name, count } = sideOf(story, winner);
  return tn('because.wins', count, { name, what });
}

/** Why the mistake of `loser` decides. */
function whyItDecides(story: Story, loser: Role, { why }: Why<'one-mistaken' | 'earlier-mistake'>): string {
  const winner = loser === 'runner' ? 'chaser' : 'runner';
  const theirs = firstOf(story, winner);
  if (why === 'earlier-mistake' && theirs !== null) return t('because.later', { what: wrongOf(story, winner, theirs) });
  const { name, count } = namesOf(story, winner);
  return tn(`because.clean.${winner}`, count, { name });
}

/** J1: that no tile is wrong. */
function tilesRight(story: Story): string {
  const { name, count } = namesOf(story, 'runner');
  return tn('because.tiles-right', count, { name });
}

/** What is said of a round: its sentence, and why that decides. */
export type Said = { readonly sentence: string; readonly detail: string };

/** J2: a Hideout without a wrong tile, after which no marker is looked at. */
function cleanHideout(story: Story): Said {
  const step = hideoutOf(story);
  if (step === null) return { sentence: '', detail: '' };
  const { name, count } = sideOf(story, 'runner');
  const { path, position } = step;
  const owner = ownerOf(story, path);
  const hideout = owner === '' ? t('because.hideout', { position }) : t('because.hideout-of', { position, name: owner });
  const wrong = story.verdict.verdict.markers.some(({ ok }) => !ok);
  return {
    sentence: tn('because.by-hideout', count, { name, hideout, tiles: tilesRight(story) }),
    detail: t(wrong ? 'because.unread-wrong' : 'because.unread'),
  };
}

/** J4: a catch, or one on each of two paths, and nobody went wrong. */
function cleanCatch(story: Story): Said {
  const caught = catches(story).flatMap(({ marker }) => (marker === null ? [] : [catchOf(story, marker)]));
  const [first] = caught;
  const { name, count } = sideOf(story, 'chaser');
  if (first !== undefined && caught.length === 1) return { sentence: tn('because.by-catch', count, { ...first, name }), detail: '' };
  return { sentence: wins(story, 'chaser', list(caught.map((each) => t('because.caught', each)))), detail: t('because.nobody-wrong') };
}

/** F5: one got away and the other had been caught. */
function alone(story: Story, mistake: boolean): Said {
  const step = hideoutOf(story);
  const [catching] = catches(story);
  if (step === null || catching === undefined) return { sentence: '', detail: '' };
  const hideout = t('because.hideout', { position: step.position });
  const sentence = wins(story, 'runner', t('because.reached', { name: nameOf(story, step.placed.seat), hideout }));
  const caught = nameOf(story, story.view.paths[catching.path]?.runner);
  if (!mistake) return { sentence, detail: t('because.alone-small', { caught }) };
  const [first] = deciding(story);
  return { sentence, detail: t('because.alone-perfect', { caught, put: first === undefined ? '' : putWrong(story, first.step) }) };
}

/** M6: who asked for which colour, and that nobody had any of it. */
function asked(story: Story): string {
  const lost = lostBy(story);
  if (lost === null) return '';
  return t(`because.asked.${lost.colour}`, { name: nameOf(story, story.view.paths[lost.path]?.chaser) });
}

/** M6: what was right where the Chaser stood, and that the other colour would have done where it would have. */
export function wouldHaveDone(story: Story): string {
  const step = stoodBefore(story);
  const lost = lostBy(story);
  if (step === null || lost === null) return '';
  const other = lost.colour === 'red' ? 'blue' : 'red';
  const had = step.legal.some((symbol) => colourOf(symbol) === other) && story.view.paths.some(({ supply }) => supply[other] > 0);
  const there = t('because.next-read', { tile: tileText(story, 'tile', step), right: eitherOf(step.legal) });
  return had ? `${there} ${t(`because.would-do.${other}`)}` : there;
}

/** J6: the trail was lost, after which tiles decide and markers do not. */
function trailLost(story: Story, wrong: WalkStep | undefined): Said {
  if (wrong === undefined)
    return { sentence: wins(story, 'runner', asked(story)), detail: t('because.so-tiles', { tiles: tilesRight(story) }) };
  return { sentence: wins(story, 'chaser', laidWrong(story, wrong)), detail: t('because.lost-first', { asked: asked(story) }) };
}

/** J5, F6: both sides went wrong first on the same tile, or on one of the same number. */
function samePosition(story: Story, first: WalkStep, second: WalkStep): Said {
  const facts = {
    position: first.position,
    on: onTile(story, first),
    runner: nameOf(story, first.placed.seat),
    chaser: nameOf(story, story.view.paths[second.path]?.chaser),
    owner: ownerOf(story, second.path),
  };
  return {
    sentence: t(first.path === second.path ? 'because.nobody' : 'because.nobody-apart', facts),
    detail: `${laidWrong(story, first)}. ${putWrong(story, second)}.`,
  };
}

/** The sentences of the whole round. */
export function saidOf(story: Story): Said {
  const decided = decidedOf(story);
  const mistakes = deciding(story);
  const [first, second] = mistakes;
  switch (decided?.why) {
    case 'one-mistaken':
    case 'earlier-mistake': {
      if (first === undefined) return { sentence: '', detail: '' };
      const winner = first.role === 'runner' ? 'chaser' : 'runner';
      return { sentence: wins(story, winner, did(story, first.role, first.step)), detail: whyItDecides(story, first.role, decided) };
    }
    case 'same-position':
      return first === undefined || second === undefined ? { sentence: '', detail: '' } : samePosition(story, first.step, second.step);
    case 'lost-trail':
      return trailLost(story, first?.step);
    case 'clean-hideout':
      return cleanHideout(story);
    case 'clean-catch':
      return cleanCatch(story);
    case 'lone-hideout':
      return alone(story, decided.mistake);
    default: {
      const given = story.verdict.verdict.ending === 'given-up';
      return { sentence: t(given ? 'because.given-up' : 'because.unfinished'), detail: '' };
    }
  }
}
