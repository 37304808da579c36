/** What happened on a tile of a judged round, as parts of one sentence: who did what, on which tile, and what was right there. */
import type { Direction } from '../../../../rules/chase/compass';
import type { ChaseSymbol, Player } from '../../../../shared/chase/replay';
import type { Evidence, JudgedMark, Neighbour, PathIndex, RoundView, Seam, VerdictView, WalkStep } from '../../../../shared/chase/table';
import { currentLanguage, list, t, tn } from '../../../lib/words.svelte';

/** A judged round and who played it. */
export interface Story {
  readonly view: RoundView;
  readonly verdict: VerdictView;
  readonly players: readonly Pick<Player, 'name'>[];
  /** Marks a name with its seat, where sentences are shown with the seats' colours. */
  readonly mark?: (name: string, seat: number) => string;
  /** Whoever laid the tile is the one it is told to, who is no name in a sentence: the verb is another one. */
  readonly learning?: boolean;
}

/** A sentence that has to be taken in at once has no room for a name as long as a file may have it. */
const LONGEST_NAME = 18;

const shortened = (name: string): string => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name);

/** Who sits there. */
export function nameOf({ players, mark }: Story, seat: number | null | undefined): string {
  const name = shortened(players[seat ?? -1]?.name ?? '');
  return mark === undefined || seat === null || seat === undefined ? name : mark(name, seat);
}

/** All of a side. */
export function namesOf(story: Story, role: 'runner' | 'chaser'): { readonly name: string; readonly count: number } {
  const names = story.view.roles.flatMap((each, seat) => (each === role ? [nameOf(story, seat)] : []));
  return { name: list(names), count: names.length };
}

/** A side as who wins: with what they are where there are more than two who could be it, several by that alone; `count` for the verb. */
export function sideOf(story: Story, role: 'runner' | 'chaser'): { readonly name: string; readonly count: number } {
  const { name, count } = namesOf(story, role);
  return { name: story.players.length > 2 ? tn(`because.side.${role}`, count, { name }) : name, count };
}

/** Whose path it is, where there are two; else nobody's. */
export function ownerOf(story: Story, path: PathIndex): string {
  return story.view.paths.length < 2 ? '' : nameOf(story, story.view.paths[path]?.runner);
}

interface Place {
  readonly path: PathIndex;
  readonly position: number;
}

type TileForm = 'tile' | 'on-tile' | 'of-tile';

/** A tile by its number; with two paths also whose it is. */
export function tileText(story: Story, form: TileForm, { path, position }: Place): string {
  const owner = ownerOf(story, path);
  return owner === '' ? t(`because.${form}`, { position }) : t(`because.${form}-of`, { position, name: owner });
}

/** On which tile; with two paths also whose it is. */
export function onTile(story: Story, at: Place): string {
  return tileText(story, 'on-tile', at);
}

/** On the last tile of a path; of two whose it is. */
function onLast(story: Story, { path, position }: Place): string {
  const owner = ownerOf(story, path);
  return owner === '' ? t('because.on-last', { position }) : t('because.on-last-of', { position, name: owner });
}

/** A tile beside the one that stands at `own`; with two paths it has no number that could be the other path's. */
function neighbourText(story: Story, { at }: Pick<Neighbour, 'at'>, form: 'tile' | 'of-tile', own: Place): string {
  if (at === null) return t(form === 'tile' ? 'because.prison' : 'because.of-prison');
  if (at.path !== own.path || story.view.paths.length < 2) return tileText(story, form, at);
  if (at.position === own.position - 1) return t(`because.${form}-before`);
  return t(`because.${form}-same`, { position: at.position });
}

/** A symbol with its article. */
export function symbolText(symbol: ChaseSymbol): string {
  return t(`because.symbol.${symbol}`);
}

/** Symbols of which any is right. */
export function eitherOf(symbols: readonly ChaseSymbol[]): string {
  return new Intl.ListFormat(currentLanguage(), { type: 'disjunction' }).format(symbols.map(symbolText));
}

const isHideout = ({ counts }: WalkStep): boolean => counts.length === 0;

/** A tile that was laid, or the Hideout, with its number: it is always of the path of whoever laid it. */
export function laidText(step: WalkStep): string {
  return t(isHideout(step) ? 'because.hideout' : 'because.tile', { position: step.position });
}

/** A wrong tile as something that somebody has. */
export function wrongTile(story: Story, step: WalkStep): string {
  const facts = { name: nameOf(story, step.placed.seat), position: step.position };
  return t(isHideout(step) ? 'because.wrong-hideout' : 'because.wrong-tile', facts);
}

/** A wrong marker as something that somebody has. */
export function wrongMarker(story: Story, step: WalkStep): string {
  return t('because.wrong-marker', { name: nameOf(story, story.view.paths[step.path]?.chaser), on: onTile(story, step) });
}

/** How two streets fail to meet (P3), by whether each tile has one there. */
function missText({ here, there }: Seam): 'neither' | 'none-here' | 'none-there' | 'apart' {
  if (here === null) return there === null ? 'neither' : 'none-here';
  return there === null ? 'none-there' : 'apart';
}

/** What stands where a roadblock met something else than trees (P4). */
function blockText({ here, there }: Seam): 'both' | 'here' | 'there' {
  if (here?.end !== 'roadblock') return 'there';
  return there?.end === 'roadblock' ? 'both' : 'here';
}

/** How the first tile fails to join the Prison's open street (P7). */
function prisonText({ here }: Seam): 'none' | 'block' | 'apart' {
  if (here === null) return 'none';
  return here.at === 'centre' ? 'block' : 'apart';
}

/** Who laid which tile, and what is wrong with it. Empty without evidence. */
export function laidWrong(story: Story, step: WalkStep): string {
  const { evidence, placed } = step;
  if (evidence === null) return '';
  const laid = story.learning === true ? t('because.laid-you') : t('because.laid', { name: nameOf(story, placed.seat) });
  const facts = { laid, tile: laidText(step) };
  return wrongText(story, evidence, step, facts);
}

function wrongText(story: Story, evidence: Evidence, own: Place, facts: { readonly laid: string; readonly tile: string }): string {
  switch (evidence.clause) {
    case 'P1':
      return t('because.P1', facts);
    case 'P2':
      return t('because.P2', { ...facts, others: list(evidence.touched.map((each) => neighbourText(story, each, 'tile', own))) });
    case 'P3': {
      const how = missText(evidence);
      return t(`because.streets.${how}`, {
        ...facts,
        there: neighbourText(story, evidence.beside, 'tile', own),
        of: neighbourText(story, evidence.beside, 'of-tile', own),
      });
    }
    case 'P4': {
      const how = blockText(evidence);
      return t(`because.block.${how}`, { ...facts, of: neighbourText(story, evidence.beside, 'of-tile', own) });
    }
    case 'P7': {
      const how = prisonText(evidence);
      return t(`because.prison-street.${how}`, facts);
    }
    case 'P6': {
      // Keys are many even where nothing else is missing.
      const many = evidence.missing.length + (evidence.missing.includes('keys') ? 1 : 0);
      return tn('because.P6', many, { ...facts, items: list(evidence.missing.map((item) => t(`because.item.${item}`))) });
    }
    case 'F3':
      return t('because.F3', { ...facts, other: ownerOf(story, own.path === 0 ? 1 : 0) });
  }
}

/** The rule that a tile broke, in a few words. */
export function ruleText({ evidence }: WalkStep): string {
  return evidence === null ? '' : t(`because.rule.${evidence.clause}`);
}

/** Who put which marker where, and what was right there; of one that was right until the next tile came, that too (M5). Empty where nothing is wrong with it. */
export function putWrong(story: Story, { marker, overtaken }: WalkStep): string {
  if (marker === null || marker.ok) return '';
  return t(overtaken ? 'because.put-late' : 'because.put', {
    name: nameOf(story, story.view.paths[marker.path]?.chaser),
    symbol: symbolText(marker.symbol),
    on: marker.final ? onLast(story, marker) : onTile(story, marker),
    right: eitherOf(marker.legal),
  });
}

/** Who caught whom with what, where. */
export function catchOf(story: Story, marker: JudgedMark): { name: string; runner: string; symbol: string; on: string } {
  return {
    name: nameOf(story, story.view.paths[marker.path]?.chaser),
    runner: ownerOf(story, marker.path) || namesOf(story, 'runner').name,
    symbol: symbolText(marker.symbol),
    // Whose path it is says already who was caught there.
    on: t(story.view.paths.length > 1 ? 'because.on-tile' : 'because.on-last', { position: marker.position }),
  };
}

/** Which way a tile is read, in a verdict's words; `final`: back, as a last tile is. */
function compassWay(direction: Direction, final: boolean): string {
  return t(final ? 'because.back' : 'because.on', { direction: t(`direction.${direction}`) });
}

/** How many look where the tile is read, by the right symbols and by the one that was put (M3, M4); `wayOf` names that way. */
export function countsText({ counts, legal, marker, direction }: WalkStep, wayOf = compassWay): string {
  if (marker === null) return '';
  const at = (symbol: ChaseSymbol): number => counts.find((each) => each.symbol === symbol)?.witnesses ?? 0;
  const most = Math.max(0, ...counts.map(({ witnesses }) => witnesses));
  const way = wayOf(direction, marker.final);
  if (most === 0) return t('because.counts-none', { way });
  if (marker.ok && legal.length > 1) return tn('because.counts-tied', most, { way, right: list(legal.map(symbolText)) });
  if (marker.ok) return tn('because.counts-right', most, { way, symbol: symbolText(marker.symbol) });
  const few = at(marker.symbol);
  const facts = { way, symbol: symbolText(marker.symbol), few: few === 0 ? t('because.nobody-looks') : t('because.only', { count: few }) };
  return legal.length === 1
    ? tn('because.counts', most, { ...facts, right: eitherOf(legal) })
    : tn('because.counts-each', most, { ...facts, right: list(legal.map(symbolText)) });
}
