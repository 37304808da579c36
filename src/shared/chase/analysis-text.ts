/** When and why a round was decided, in sentences: for the window and for the command line. */
import type { Analysis, Circumstance, Decided, Ended, Meanwhile, OtherTurn, TurnedAt, Turning } from '../../rules/chase/analysis/types';
import type { DecidingReason } from '../../rules/chase/reason';
import type { PathIndex, Role } from '../../rules/chase/round';
import type { Mistake, Side } from '../../rules/chase/verdict';
import type { Millis, Seat } from '../../rules/game';
import { clockText } from '../clock-text';
import { AnalysisWords, type AnalysisSpeaker } from './analysis-words';

/** What decided a round, and what else is to be said of it, a sentence or two each. */
export interface ToldAnalysis {
  readonly decided: string;
  /** What turned it besides; null: nothing did. */
  readonly also: string | null;
  readonly more: readonly string[];
  /** The clauses that it names, in the order of the sentences. */
  readonly clauses: readonly string[];
}

/** The name of what the judge decided by, among the words; null of a round without a winner (J8), which nothing decided. */
function reasonName(reason: DecidingReason) {
  switch (reason.why) {
    case 'lone-hideout':
      return reason.mistake ? 'lone-hideout-perfect' : 'lone-hideout';
    case 'one-mistaken':
    case 'earlier-mistake':
    case 'lost-trail':
      return `${reason.why}-${reason.loser}` as const;
    case 'no-winner':
      return null;
    default:
      return reason.why;
  }
}

class Teller extends AnalysisWords {
  /** What happened at the moment that decided, and what it did to the chances. */
  decided(decided: Decided): string {
    const { turning, winner } = decided;
    if (turning.what === 'start') return this.#start(decided);
    return `${this.#turn(decided, winner)}${decided.by === 'verdict' ? '' : this.#after(decided)}`;
  }

  /** What turned it besides. */
  also(other: OtherTurn, winner: Side | null): string {
    const name = `${other.more ? 'more-' : ''}${other.when}` as const;
    return this.by.t(`analysis.also.${name}`, { what: this.#turn(other, winner) });
  }

  /** A moment that turned it, with what it did to the winner's chance. */
  #turn(turned: TurnedAt, winner: Side | null): string {
    const { turning, from, to } = turned;
    const what = turning.what === 'stretch' ? this.#stretch(turning, turned.t, winner) : this.#at(turned.t, this.#turned(turned, winner));
    if (winner === null || from === null || to === null) return what;
    const chance = { from: this.percent(from, winner), to: this.percent(to, winner) };
    return `${what} ${this.by.t(`analysis.chance.${winner}`, chance)}`;
  }

  circumstance(each: Circumstance): string {
    const { t, tn, list } = this.by;
    switch (each.what) {
      case 'caught-before':
        return t('analysis.why.caught-before', {
          name: this.name(each.seat, each.event),
          runner: this.runner(each.path),
          time: clockText(each.t),
        });
      case 'no-hideout': {
        const told = tn('analysis.why.no-hideout', each.tiles, { position: this.position(each), time: clockText(each.t) });
        return each.elsewhere ? `${told} ${t('analysis.why.elsewhere')}` : told;
      }
      case 'items-missing': {
        const told = t('analysis.why.items-missing', { items: this.items(each.missing) });
        return each.held.length === 0 ? told : `${told} ${t('analysis.why.items-held', { items: this.items(each.held) })}`;
      }
      case 'shorter-way':
        return tn('analysis.why.shorter-way', each.tiles, {
          position: this.position(each),
          name: list([this.name(each.seat)]),
        });
      case 'sealed':
        return this.cited(t('analysis.why.sealed', { time: clockText(each.t), position: each.position }), each.clause);
      case 'tiles-behind':
        return this.cited(tn('analysis.why.tiles-behind', each.count, { position: this.position(each) }), 'J1');
      case 'marks-passed':
        return this.#marksPassed(each);
    }
  }

  #marksPassed({ count, passed: { clause, first } }: Extract<Circumstance, { what: 'marks-passed' }>): string {
    const { tn } = this.by;
    if (clause === 'J2') return this.cited(tn('analysis.why.marks-idle', count), clause);
    if (clause === 'J6') return this.cited(tn('analysis.why.marks-lost', count), clause);
    return first === null ? '' : this.cited(tn('analysis.why.marks-later', count, { position: this.position(first) }), clause);
  }

  ended(ended: Ended): string {
    const { t } = this.by;
    const name = this.name(ended.seat);
    const time = clockText(ended.t);
    switch (ended.what) {
      case 'caught':
        return t('analysis.ended.caught', { name, time, runner: this.runner(ended.path), position: ended.position });
      case 'hideout':
        return ended.missing.length > 0
          ? t('analysis.ended.hideout-missing', { name, time, position: ended.position, items: this.items(ended.missing) })
          : t('analysis.ended.hideout', { name, time, position: ended.position });
      case 'trail-lost':
        return t('analysis.ended.trail-lost', { name, time, colour: t(`colour.${ended.colour}`) });
    }
  }

  /** Who won by what, with the mistakes that it hung on. */
  reason({ reason }: Decided): string {
    const name = reasonName(reason);
    if (name === null) return '';
    const facts = { runner: this.#mistake('runner'), chaser: this.#mistake('chaser') };
    return this.cited(this.by.t(`analysis.reason.${name}`, facts), reason.clause);
  }

  #at(time: Millis, what: string): string {
    return this.by.t('analysis.at', { time: clockText(time), what });
  }

  /** The first mistake of a side: whose, where, and what it broke. */
  #mistake(role: Role): string {
    const { verdict, tiles, markers } = this.analysis;
    const found: Mistake | null = role === 'runner' ? verdict.runnerMistake : verdict.chaserMistake;
    if (found === null) return '';
    const deeds: readonly { readonly path: PathIndex; readonly position: number; readonly seat: Seat; readonly event: number }[] =
      role === 'runner' ? tiles : markers;
    const deed = deeds.find(({ path, position }) => path === found.path && position === found.position);
    // A Runner's path is their own.
    const position = role === 'runner' ? found.position : this.position(found);
    return this.cited(this.by.t('analysis.mistake', { name: this.name(deed?.seat ?? null, deed?.event), position }), found.clause);
  }

  #start({ winner, from, to }: Decided): string {
    const { t, list } = this.by;
    const { levels, players } = this.analysis;
    const side = winner ?? 'runners';
    const had = t(`analysis.start.${side}`, { chance: this.percent(from ?? 0, side), least: this.percent(to ?? 0, side) });
    const of = (role: Role, what: (seat: Seat) => string): string =>
      list([...new Set(players.filter((each) => each.role === role).map(({ seat }) => what(seat)))]);
    const level = (seat: Seat): string => String(levels?.[seat] ?? '–');
    const pace = (seat: Seat): string => this.seconds(players[seat]?.pace.median ?? null);
    const paces = t('analysis.start-paces', {
      runners: of('runner', level),
      chasers: of('chaser', level),
      tile: of('runner', pace),
      marker: of('chaser', pace),
    });
    return `${had} ${paces}`;
  }

  #stretch(turning: Extract<Turning, { what: 'stretch' }>, from: Millis, winner: Side | null): string {
    const { t, tn } = this.by;
    const side = ({ count, mean }: Meanwhile, of: 'tiles' | 'marks'): string =>
      count === 0
        ? t(`analysis.did-none.${of}`)
        : mean === null
          ? tn(`analysis.did-only.${of}`, count)
          : tn(`analysis.did.${of}`, count, { time: this.seconds(mean) });
    const { until, tiles, marks, leadFrom, lead } = turning;
    const did = { tiles: side(tiles, 'tiles'), marks: side(marks, 'marks') };
    const told = t('analysis.turned.stretch', { from: clockText(from), until: clockText(until), ...did, leadFrom, lead });
    const parts = [
      told,
      this.#wrongIn(marks, 'marks', winner, lead < leadFrom),
      this.#wrongIn(tiles, 'tiles', winner, lead > leadFrom),
      turning.switches === 0 ? '' : tn('analysis.switched', turning.switches),
    ];
    return parts.filter((part) => part !== '').join(' ');
  }

  /** What a side did wrong in a stretch; where it gained all the same, what it gained by, `moved` being that the lead went its way. */
  #wrongIn({ wrong }: Meanwhile, of: 'tiles' | 'marks', winner: Side | null, moved: boolean): string {
    if (wrong === 0) return '';
    const own = winner === (of === 'tiles' ? 'runners' : 'chasers');
    // J6: each marker that is put, right or wrong, brings the lost trail nearer by which the Runners' mistake counts.
    const trail = of === 'marks' && this.analysis.decided?.reason.why === 'lost-trail';
    const how = !own ? 'against' : moved ? 'lead' : trail ? 'trail' : 'idle';
    if (of === 'marks') return this.by.tn(`analysis.wrong-marks.${how}`, wrong);
    return this.by.tn(`analysis.wrong-tiles.${how === 'trail' ? 'idle' : how}`, wrong);
  }

  #why(clause: 'P1' | 'P2' | 'P3' | 'P4' | 'P6' | 'P7' | 'F3' | 'M3' | 'M4'): string {
    return this.cited(this.by.t(`clause.${clause}`), clause);
  }

  #turned({ turning, seat, event }: TurnedAt, winner: Side | null): string {
    const { t } = this.by;
    const name = this.name(seat, event);
    switch (turning.what) {
      case 'tile': {
        const facts = { name, position: turning.position, lead: turning.lead, took: this.seconds(turning.took) };
        if (turning.clause !== null) return t('analysis.turned.tile-wrong', { ...facts, why: this.#why(turning.clause) });
        if (turning.took === null) return t('analysis.turned.starting', facts);
        if (turning.item === null) return t('analysis.turned.tile', facts);
        return t('analysis.turned.tile-item', { ...facts, item: t(`item.${turning.item}`) });
      }
      case 'hideout': {
        const facts = { name, position: turning.position };
        if (turning.missing.length > 0)
          return this.cited(t('analysis.turned.hideout-missing', { ...facts, items: this.items(turning.missing) }), 'P6');
        return turning.clause === null
          ? t('analysis.turned.hideout', facts)
          : t('analysis.turned.hideout-wrong', { ...facts, why: this.#why(turning.clause) });
      }
      case 'mark': {
        const facts = { name, position: this.position(turning), lead: turning.lead, took: this.seconds(turning.took) };
        if (turning.clause === null) return t('analysis.turned.mark', facts);
        const why = this.#why(turning.clause);
        const misread = turning.misread === null ? why : `${why} ${t(`analysis.misread.${turning.misread}`)}`;
        return t('analysis.turned.mark-wrong', { ...facts, why: misread });
      }
      case 'catch': {
        const facts = { name, runner: this.runner(turning.path), position: turning.position };
        return turning.clause === null
          ? t('analysis.turned.catch', { ...facts, lasted: this.seconds(turning.lay) })
          : t('analysis.turned.catch-wrong', { ...facts, why: this.#why(turning.clause) });
      }
      case 'trail-lost':
        return t('analysis.turned.trail-lost', { name, colour: t(`colour.${turning.colour}`) });
      case 'switch':
        return t('analysis.turned.switch', { name, lead: turning.lead });
      case 'hand-over':
        return t('analysis.turned.hand-over', { name });
      case 'wait': {
        const facts = { name, lasted: this.seconds(turning.lasted), lead: turning.lead };
        const idle: Side = winner === 'runners' ? 'chasers' : 'runners';
        return seat === null ? t(`analysis.wait.${idle}`, facts) : t('analysis.turned.wait', facts);
      }
      case 'start':
      case 'stretch':
        return '';
    }
  }

  /** What a mistake that decided left to the side that made it (J5, J6, F6). */
  #after({ turning, event }: TurnedAt): string {
    if ((turning.what !== 'tile' && turning.what !== 'mark') || turning.clause === null) return '';
    const { markers, tiles } = this.analysis;
    const others = turning.what === 'tile' ? markers.filter(({ right }) => !right) : tiles.filter(({ clause }) => clause !== null);
    const earlier = others.find((each) => each.event < event && each.position < turning.position);
    if (earlier !== undefined) {
      const facts = { name: this.name(earlier.seat, earlier.event), position: this.position(earlier) };
      return ` ${this.by.t(`analysis.behind.${turning.what}`, facts)}`;
    }
    const key = `${turning.what}${turning.position === 1 ? '-first' : ''}` as const;
    return ` ${this.by.t(`analysis.after.${key}`)}`;
  }
}

/** Tells when and why the round was decided. */
export function tellAnalysis(analysis: Analysis, by: AnalysisSpeaker): ToldAnalysis {
  const { decided, ended, circumstances } = analysis;
  if (decided === null) return { decided: by.t('analysis.turned.none'), also: null, more: [], clauses: ['J8'] };
  const teller = new Teller(analysis, by);
  // What later rounds could take back is not told.
  const told = analysis.final ? teller.decided(decided) : by.t('analysis.decided-open');
  const ends = ended === null || (ended.event === decided.event && decided.turning.what !== 'stretch' && decided.turning.what !== 'wait');
  const more = [...circumstances.map((each) => teller.circumstance(each)), ends ? '' : teller.ended(ended), teller.reason(decided)];
  const { turning, reason } = decided;
  const own = analysis.final && 'clause' in turning && turning.clause !== null ? [turning.clause] : [];
  const passed = circumstances.flatMap((each) =>
    each.what === 'marks-passed' ? [each.passed.clause] : each.what === 'tiles-behind' ? ['J1'] : [],
  );
  const also = decided.also === null || !analysis.final ? null : teller.also(decided.also, decided.winner);
  return { decided: told, also, more: more.filter((line) => line !== ''), clauses: [...new Set([...own, ...passed, reason.clause])] };
}
