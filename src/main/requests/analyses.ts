/** Analyses of saved rounds: what was kept is answered at once, the others are worked out beside the window, told as they grow, and kept. */
import type { AnalysisSoFar, AnalysisTold, AnyAnalysis } from '../../shared/analysis';
import type { Refusal } from '../../shared/refusal';
import { accepted, refused, type Result } from '../../rules/result';
import type { Running } from '../background/work';
import type { Analysable, AnalyseAsk } from '../matches/analysed';
import type { AnalysisRepository } from '../store/analysis-repository';

interface AnalysesPorts {
  readonly analyses: AnalysisRepository;
  /** What there is to analyse. */
  readonly about: (ask: AnalyseAsk) => Promise<Result<Analysable, Refusal>>;
  /** Begins to work it out beside the window; `hear` is told what there is so far. */
  readonly start: (ask: AnalyseAsk, hear: (analysis: AnyAnalysis) => void) => Running<'analyse-round'>;
  readonly told: (analysis: AnalysisTold) => void;
  /** The match at the live table, if people play one: what is told of it could help them. */
  readonly playing: () => string | undefined;
  readonly report: (what: string) => void;
}

interface Going {
  readonly ask: AnalyseAsk;
  readonly job: Running<'analyse-round'>;
  soFar: AnyAnalysis | null;
}

const isOf = (going: Going | null, { id, round }: AnalyseAsk): going is Going => going?.ask.id === id && going.ask.round === round;

/** One at a time: whoever looks at another round does not look at this one any more. */
export class Analyses {
  readonly #ports: AnalysesPorts;
  #going: Going | null = null;
  /** The one that was asked for last, also while it is looked up. */
  #wanted: AnalyseAsk | null = null;

  constructor(ports: AnalysesPorts) {
    this.#ports = ports;
  }

  /** What is there and nothing else. */
  async kept(ask: AnalyseAsk): Promise<Result<AnalysisSoFar, Refusal>> {
    const there = await this.#there(ask);
    return there.ok ? accepted(there.value.soFar) : there;
  }

  /** What is there, and where that is not all of it the rest is told as it comes. */
  async analyse(ask: AnalyseAsk): Promise<Result<AnalysisSoFar, Refusal>> {
    this.#wanted = ask;
    const there = await this.#there(ask);
    if (!there.ok) return there;
    const { soFar, missing } = there.value;
    // Somebody may have gone on to another round meanwhile.
    if (missing !== null && this.#wanted === ask) this.#begin(ask, missing);
    return accepted(soFar);
  }

  /** What is there of a round, and what there is to be worked out where nothing is and nobody is at it. */
  async #there(ask: AnalyseAsk): Promise<Result<{ readonly soFar: AnalysisSoFar; readonly missing: Analysable | null }, Refusal>> {
    const { analyses, about, playing } = this.#ports;
    if (playing() === ask.id) return refused({ code: 'match-played', field: 'id' });
    if (isOf(this.#going, ask)) return accepted({ soFar: { analysis: this.#going.soFar, done: false }, missing: null });
    const found = await about(ask);
    if (!found.ok) return found;
    const kept = analyses.of({ match: ask.id, ...found.value, round: ask.round });
    // One that cannot be read is worked out anew.
    const analysis = kept.ok ? kept.value : null;
    return accepted({ soFar: { analysis, done: analysis !== null }, missing: analysis === null ? found.value : null });
  }

  /** Nobody looks any more. */
  stop(): void {
    this.#wanted = null;
    this.#going?.job.cancel();
    this.#going = null;
  }

  #begin(ask: AnalyseAsk, { version, events }: Analysable): void {
    const { start, told, analyses, report } = this.#ports;
    this.#going?.job.cancel();
    const job = start(ask, (analysis) => {
      if (this.#going !== going) return;
      going.soFar = analysis;
      told({ ...ask, analysis, done: false, failed: null });
    });
    const going: Going = { ask, job, soFar: null };
    this.#going = going;
    void job.done
      .then((end) => {
        if (this.#going !== going) return;
        this.#going = null;
        if (end === null) return;
        if (!end.ok) {
          // It was there a moment ago: the match is gone, or its rows are damaged.
          told({ ...ask, analysis: going.soFar, done: true, failed: end.error });
          return;
        }
        const kept = analyses.keep({ match: ask.id, round: ask.round, version, events }, end.value);
        if (!kept.ok) report(`An analysis was not kept: ${kept.error.message}`);
        told({ ...ask, analysis: end.value, done: true, failed: null });
      })
      .catch((error: unknown) => {
        // The background was closed with the app, or it broke, and then the log has it.
        if (this.#going !== going) return;
        this.#going = null;
        report(`An analysis broke off: ${String(error)}`);
        told({ ...ask, analysis: going.soFar, done: true, failed: { code: 'analysis-broke' } });
      });
  }
}
