import type { FilledForm } from '@portico/domain/forms';
import { failed, ok, type Result } from '@portico/domain/kernel';
import {
  afterStep,
  historyKinds,
  isSearched,
  judgeReport,
  judgeStep,
  nextStep,
  type CheckInStep,
  type FormStep,
  type HistoryFound,
  type HistoryKind,
  type HistoryReport,
  type MedsAllergies,
} from '@portico/domain/visits';
import { log } from '../activity/index.ts';
import type { FormRefusal } from '@portico/application/forms';
import { callAt, type ServiceCall } from '../kernel/index.ts';
import type { ServiceResult, Failure } from '@portico/application/kernel';
import type { InformationRefusal, InformationReport } from '@portico/application/profile';
import type { CheckIn, CheckInRefusal, CheckInScreen, CheckInVisit } from '@portico/application/visits';
import { checkInScreenAt, refusedAt } from './check-in-pages.ts';
import { chartToCheckIn, checkInPlace, type CheckInDeps, type CheckInPlace } from './check-in-visit-access.ts';

/** The most results of a catalog search. */
const mostFound = 20;

/** Result of a submission: the stage is done, or more of it is asked. */
type Taken = 'done' | 'more';

export class CheckInService implements CheckIn {
  readonly #deps: CheckInDeps;
  readonly #call: ServiceCall;

  constructor(deps: CheckInDeps, call: ServiceCall) {
    this.#deps = deps;
    this.#call = call;
  }

  async open(visit: CheckInVisit): ServiceResult<CheckInScreen, CheckInRefusal> {
    const place = await this.#place(visit);
    return place.ok ? this.#screen(place.value) : place;
  }

  async postMedsAllergies(
    visit: CheckInVisit,
    report: MedsAllergies<HistoryReport>,
  ): ServiceResult<CheckInScreen, CheckInRefusal> {
    return this.#handIn(visit, 'medsAllergies', async ({ visit: { patient }, practice }) => {
      const { medicationReconciliation } = this.#deps;
      const known = await medicationReconciliation.of(patient);
      for (const kind of historyKinds) {
        const stay = practice.behavior.clinicianEntriesStay === true;
        const fits = judgeReport(known[kind], report[kind], stay);
        if (!fits.ok) return fits;
      }
      await medicationReconciliation.report(patient, report, this.#call.now);
      await log(this.#deps.activityLog, callAt(this.#call, patient), 'reported-history');
      return ok('done');
    });
  }

  async postInformation(
    visit: CheckInVisit,
    report: InformationReport,
  ): ServiceResult<CheckInScreen, CheckInRefusal | InformationRefusal> {
    return this.#handIn(visit, 'information', async ({ visit: { patient } }) => {
      const saved = await this.#deps.informationIn(callAt(this.#call, patient)).saveInformation(report);
      return saved.ok ? ok('done') : saved;
    });
  }

  async postForms(
    visit: CheckInVisit,
    pageStep: FormStep,
    filled: readonly FilledForm[],
  ): ServiceResult<CheckInScreen, CheckInRefusal | FormRefusal> {
    return this.#handIn(visit, pageStep, async ({ visit: { patient }, asks, waiting }) => {
      const sent = new Set(filled.map(({ uuid }) => uuid));
      // Only forms of this page can be signed on it.
      if ([...sent].some((uuid) => !asks.forms[pageStep].includes(uuid))) return failed({ kind: 'bad-input' });
      const signed = await this.#deps.formsIn(callAt(this.#call, patient)).sign(filled);
      if (!signed.ok) return signed;
      return ok(asks.forms[pageStep].some((uuid) => waiting.has(uuid) && !sent.has(uuid)) ? 'more' : 'done');
    });
  }

  async goOn(visit: CheckInVisit): ServiceResult<CheckInScreen, CheckInRefusal> {
    const place = await this.#place(visit);
    if (!place.ok) return place;
    return place.value.standing.kind === 'ready' ? this.#arrive(place.value) : this.#screen(place.value);
  }

  async search(visit: CheckInVisit, kind: HistoryKind, text: string): ServiceResult<readonly HistoryFound[]> {
    const chart = chartToCheckIn(this.#call, visit);
    if (chart === undefined) return failed({ kind: 'not-found' });
    if (!isSearched(text)) return ok([]);
    return ok(await this.#deps.historyCatalog.search(chart.practice, kind, text.trim().slice(0, 100), mostFound));
  }

  /** Takes a submission, if it is its stage's turn, and goes on. */
  async #handIn<Refusal = never>(
    named: CheckInVisit,
    step: CheckInStep,
    take: (place: CheckInPlace) => Promise<Result<Taken, CheckInRefusal | Refusal | Failure>>,
  ): ServiceResult<CheckInScreen, CheckInRefusal | Refusal> {
    const found = await this.#place(named);
    if (!found.ok) return found;
    const { visit, progress, standing } = found.value;
    if (standing.kind === 'too-early' || standing.kind === 'over') return refusedAt(standing);
    if (standing.kind === 'arrived') return this.#screen(found.value);
    const verdict = judgeStep(progress, step);
    if (verdict === 'out-of-turn') return failed({ kind: 'bad-input' });
    if (verdict === 'done-before') return this.#screen(found.value);
    const taken = await take(found.value);
    if (!taken.ok) return taken;
    if (taken.value === 'more') return this.open(named);
    await this.#deps.checkIns.finish(visit.patient, visit.id, step, this.#call.now);
    const after = afterStep(progress, step);
    const next = nextStep(after);
    const place: CheckInPlace = {
      ...found.value,
      progress: after,
      standing: next === undefined ? { kind: 'ready' } : { kind: 'at', step: next },
    };
    return next === undefined ? this.#arrive(place) : this.#screen(place);
  }

  /** Reports to the practice that the person is checked in. */
  async #arrive(place: CheckInPlace): ServiceResult<CheckInScreen, CheckInRefusal> {
    const { id, patient } = place.visit;
    if (!(await this.#deps.checkInSystem.arrive(patient, id, this.#call.now))) return failed({ kind: 'check-in-over' });
    await log(this.#deps.activityLog, callAt(this.#call, patient), 'checked-in', id);
    return this.#screen({ ...place, standing: { kind: 'arrived' } });
  }

  #place(named: CheckInVisit): Promise<Result<CheckInPlace, Failure>> {
    return checkInPlace(this.#deps, this.#call, named);
  }

  #screen(place: CheckInPlace): ServiceResult<CheckInScreen, CheckInRefusal> {
    return checkInScreenAt(this.#deps, this.#call, place);
  }
}
