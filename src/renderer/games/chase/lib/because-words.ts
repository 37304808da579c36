/** What happened on a tile of a judged round, as parts of one sentence: who did what, on which tile, and what was right there. */
import type { ChaseSymbol, Player } from '../../../../shared/chase/replay';
import type { Evidence, Neighbour, PathIndex, RoundView, Seam, VerdictView, WalkStep } from '../../../../shared/chase/table';
import { currentLanguage, list, t, tn } from '../../../lib/words.svelte';

/** A judged round and who played it. */
export interface Story {
  readonly view: RoundView;
  readonly verdict: VerdictView;
  readonly players: readonly Pick<Player, 'name'>[];
}

/** A sentence that has to be taken in at once has no room for a name as long as a file may have it. */
const LONGEST_NAME = 18;

const shortened = (name: string): string => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…` : name);

/** Who sits there. */
export function nameOf({ players }: Story, seat: number | null | undefined): string {
  return shortened(players[seat ?? -1]?.name ?? '');
}

/** All of a side. */
export function namesOf(story: Story, role: 'runner' | 'chaser'): { readonly name: string; readonly count: number } {
  const names = story.view.roles.flatMap((each, seat) => (each === role ? [nameOf(story, seat)] : []));
  return { name: list(names), count: names.length };
}

/** Whose path it is, where there are two; else nobody's. */
function ownerOf(story: Story, path: PathIndex): string {
  return story.view.paths.length < 2 ? '' : nameOf(story, story.view.paths[path]?.runner);
}

type TileForm = 'tile' | 'on-tile' | 'of-tile';

/** A tile by its number; with two paths also whose it is, unless the sentence tells that. */
function tileText(story: Story, form: TileForm, at: { readonly path: PathIndex; readonly position: number }, owned: boolean): string {
  const owner = owned ? ownerOf(story, at.path) : '';
  return owner === '' ? t(`because.${form}`, { position: at.position }) : t(`because.${form}-of`, { position: at.position, name: owner });
}

/** On which tile; `owned` says with two paths also whose it is. */
export function onTile(story: Story, at: { readonly path: PathIndex; readonly position: number }, owned = true): string {
  return tileText(story, 'on-tile', at, owned);
}

function neighbourText(story: Story, { at }: Neighbour, form: 'tile' | 'of-tile', own: PathIndex): string {
  return at === null ? t(form === 'tile' ? 'because.prison' : 'because.of-prison') : tileText(story, form, at, at.path !== own);
}

/** A symbol with its article. */
export function symbolText(symbol: ChaseSymbol): string {
  return t(`because.symbol.${symbol}`);
}

/** Symbols of which any is right. */
function eitherOf(symbols: readonly ChaseSymbol[]): string {
  return new Intl.ListFormat(currentLanguage(), { type: 'disjunction' }).format(symbols.map(symbolText));
}

/** A tile that was laid, or the Hideout, with its number. */
export function laidText(step: WalkStep): string {
  return t(step.counts.length === 0 ? 'because.hideout' : 'because.tile', { position: step.position });
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
  const { evidence, path, placed } = step;
  if (evidence === null) return '';
  const facts = { name: nameOf(story, placed.seat), tile: laidText(step) };
  return wrongText(story, evidence, path, facts);
}

function wrongText(story: Story, evidence: Evidence, path: PathIndex, facts: { readonly name: string; readonly tile: string }): string {
  switch (evidence.clause) {
    case 'P1':
      return t('because.P1', facts);
    case 'P2':
      return t('because.P2', { ...facts, others: list(evidence.touched.map((each) => neighbourText(story, each, 'tile', path))) });
    case 'P3': {
      const how = missText(evidence);
      return t(`because.streets.${how}`, {
        ...facts,
        there: neighbourText(story, evidence.beside, 'tile', path),
        of: neighbourText(story, evidence.beside, 'of-tile', path),
      });
    }
    case 'P4': {
      const how = blockText(evidence);
      return t(`because.block.${how}`, { ...facts, of: neighbourText(story, evidence.beside, 'of-tile', path) });
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
      return t('because.F3', { ...facts, other: ownerOf(story, path === 0 ? 1 : 0) });
  }
}

/** The rule that a tile broke, in a few words. */
export function ruleText({ evidence }: WalkStep): string {
  return evidence === null ? '' : t(`because.rule.${evidence.clause}`);
}

/** Who put which marker where, and what was right there. Empty where nothing is wrong with it. */
export function putWrong(story: Story, { marker }: WalkStep): string {
  if (marker === null || marker.ok) return '';
  return t(marker.final ? 'because.put-final' : 'because.put', {
    name: nameOf(story, story.view.paths[marker.path]?.chaser),
    symbol: symbolText(marker.symbol),
    on: onTile(story, marker),
    right: eitherOf(marker.legal),
  });
}

/** Who caught whom with what. */
export function caughtText(story: Story, { marker }: WalkStep): string {
  if (marker === null) return '';
  const runner = story.view.paths.length > 1 ? ownerOf(story, marker.path) : namesOf(story, 'runner').name;
  return t('because.caught', {
    name: nameOf(story, story.view.paths[marker.path]?.chaser),
    runner,
    symbol: symbolText(marker.symbol),
    // Whose path it is, is told by who was caught.
    on: onTile(story, marker, false),
  });
}

/** How many look where the tile is read, by the right symbols and by the one that was put (M3, M4). */
export function countsText({ counts, legal, marker, direction }: WalkStep): string {
  if (marker === null) return '';
  const at = (symbol: ChaseSymbol): number => counts.find((each) => each.symbol === symbol)?.witnesses ?? 0;
  const most = Math.max(0, ...counts.map(({ witnesses }) => witnesses));
  const way = t(marker.final ? 'because.back' : 'because.on', { direction: t(`direction.${direction}`) });
  if (most === 0) return t('because.counts-none', { way });
  if (marker.ok) return tn('because.counts-right', most, { way, symbol: symbolText(marker.symbol) });
  const few = at(marker.symbol);
  const facts = { way, symbol: symbolText(marker.symbol), few: few === 0 ? t('because.nobody-looks') : t('because.only', { count: few }) };
  return legal.length === 1
    ? tn('because.counts', most, { ...facts, right: eitherOf(legal) })
    : tn('because.counts-each', most, { ...facts, right: list(legal.map(symbolText)) });
}
