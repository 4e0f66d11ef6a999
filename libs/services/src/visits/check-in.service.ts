import type { FilledForm } from '@portico/domain/forms';
import { failed, ok, type Result } from '@portico/domain/kernel';
import {
  afterStep,
  historyKinds,
  isSearched,
  judgeReport,
  judgeStep,
  nextStep,
  type CheckIns,
  type CheckInPageStep,
  type CheckInStep,
  type CheckInSystem,
  type FormStep,
  type AllergyMedicationSearch,
  type HistoryFound,
  type HistoryKind,
  type HistoryList,
  type HistoryReport,
  type MedsAllergies,
} from '@portico/domain/visits';
import { log } from '../activity/index.ts';
import type { ActivityLog } from '@portico/domain/activity';
import type { FormRefusal, Forms } from '@portico/application/forms';
import { callAt, type ForCall, type ServiceCall } from '../kernel/index.ts';
import type { ServiceResult, Failure } from '@portico/application/kernel';
import type { InformationCheck, InformationRefusal, InformationReport } from '@portico/application/profile';
import type { CheckIn, CheckInRefusal, CheckInScreen, CheckInVisit } from '@portico/application/visits';
import { refusedAt, type CheckInPages } from './check-in-pages.ts';
import { chartToCheckIn, isFormStep, type CheckInPlace, type CheckInPlaces } from './check-in-visit-access.ts';
import type { ShownHistory } from './shown-history.ts';

/** The most results of a catalog search. */
const mostFound = 20;

/** Result of a submission: the stage is done, or more of it is asked. */
type Taken = 'done' | 'more';

export class CheckInService implements CheckIn {
  readonly #checkInSystem: Pick<CheckInSystem, 'arrive'>;
  readonly #checkIns: Pick<CheckIns, 'finish'>;
  readonly #formsIn: ForCall<ServiceCall, Pick<Forms, 'sign'>>;
  readonly #informationIn: ForCall<ServiceCall, InformationCheck>;
  readonly #allergyMedicationSearch: AllergyMedicationSearch;
  readonly #history: ShownHistory;
  readonly #activityLog: ActivityLog;
  readonly #places: CheckInPlaces;
  readonly #pages: CheckInPages;
  readonly #call: ServiceCall;

  constructor(
    checkInSystem: Pick<CheckInSystem, 'arrive'>,
    checkIns: Pick<CheckIns, 'finish'>,
    formsIn: ForCall<ServiceCall, Pick<Forms, 'sign'>>,
    informationIn: ForCall<ServiceCall, InformationCheck>,
    allergyMedicationSearch: AllergyMedicationSearch,
    history: ShownHistory,
    activityLog: ActivityLog,
    placesFor: ForCall<ServiceCall, CheckInPlaces>,
    pagesFor: ForCall<ServiceCall, CheckInPages>,
    call: ServiceCall,
  ) {
    this.#checkInSystem = checkInSystem;
    this.#checkIns = checkIns;
    this.#formsIn = formsIn;
    this.#informationIn = informationIn;
    this.#allergyMedicationSearch = allergyMedicationSearch;
    this.#history = history;
    this.#activityLog = activityLog;
    this.#places = placesFor(call);
    this.#pages = pagesFor(call);
    this.#call = call;
  }

  async open(visit: CheckInVisit, earlier?: CheckInPageStep): ServiceResult<CheckInScreen, CheckInRefusal> {
    const place = await this.#places.find(visit);
    return place.ok ? this.#pages.at(place.value, earlier) : place;
  }

  async postMedsAllergies(
    visit: CheckInVisit,
    report: MedsAllergies<HistoryReport>,
  ): ServiceResult<CheckInScreen, CheckInRefusal> {
    return this.#handIn(visit, 'medsAllergies', async ({ visit: { patient }, practice, progress, opened }) => {
      const known = await this.#history.of(this.#call.acting, patient, opened);
      const isAgain = progress.done.includes('medsAllergies');
      const said = (kind: HistoryKind) => (isAgain ? withoutUnknown(known[kind], report[kind]) : report[kind]);
      const taken = { allergies: said('allergies'), medications: said('medications') };
      for (const kind of historyKinds) {
        const stay = practice.behavior.clinicianEntriesStay === true;
        const fits = judgeReport(known[kind], taken[kind], stay);
        if (!fits.ok) return fits;
      }
      await this.#history.report(this.#call.acting, patient, taken, this.#call.now);
      await log(this.#activityLog, callAt(this.#call, patient), 'reported-history');
      return ok('done');
    });
  }

  async postInformation(
    visit: CheckInVisit,
    report: InformationReport,
  ): ServiceResult<CheckInScreen, CheckInRefusal | InformationRefusal> {
    return this.#handIn(visit, 'information', async ({ visit: { patient } }) => {
      const saved = await this.#informationIn(callAt(this.#call, patient)).saveInformation(report);
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
      const signed = await this.#formsIn(callAt(this.#call, patient)).sign(filled);
      if (!signed.ok) return signed;
      return ok(asks.forms[pageStep].some((uuid) => waiting.has(uuid) && !sent.has(uuid)) ? 'more' : 'done');
    });
  }

  async goOn(visit: CheckInVisit): ServiceResult<CheckInScreen, CheckInRefusal> {
    const place = await this.#places.find(visit);
    if (!place.ok) return place;
    return place.value.standing.kind === 'ready' ? this.#arrive(place.value) : this.#pages.at(place.value);
  }

  async search(visit: CheckInVisit, kind: HistoryKind, text: string): ServiceResult<readonly HistoryFound[]> {
    const chart = chartToCheckIn(this.#call, visit);
    if (chart === undefined) return failed({ kind: 'not-found' });
    if (!isSearched(text)) return ok([]);
    return ok(await this.#allergyMedicationSearch.search(chart.practice, kind, text.trim().slice(0, 100), mostFound));
  }

  /** Takes a submission, if it is its stage's turn, and goes on. */
  async #handIn<Refusal = never>(
    named: CheckInVisit,
    step: CheckInStep,
    take: (place: CheckInPlace) => Promise<Result<Taken, CheckInRefusal | Refusal | Failure>>,
  ): ServiceResult<CheckInScreen, CheckInRefusal | Refusal> {
    const found = await this.#places.find(named);
    if (!found.ok) return found;
    const { visit, progress, standing } = found.value;
    if (standing.kind === 'too-early' || standing.kind === 'over') return refusedAt(standing);
    if (standing.kind === 'arrived') return this.#pages.at(found.value);
    const verdict = judgeStep(progress, step);
    if (verdict === 'out-of-turn') return failed({ kind: 'bad-input' });
    if (verdict === 'done-before' && isFormOrTask(step)) return this.#pages.at(found.value);
    const taken = await take(found.value);
    if (!taken.ok) return taken;
    if (taken.value === 'more') return this.open(named);
    if (verdict === 'done-before') return this.#pages.at(found.value);
    await this.#checkIns.finish(visit.patient, visit.id, step, this.#call.now);
    const after = afterStep(progress, step);
    const next = nextStep(after);
    const place: CheckInPlace = {
      ...found.value,
      progress: after,
      standing: next === undefined ? { kind: 'ready' } : { kind: 'at', step: next },
    };
    return next === undefined ? this.#arrive(place) : this.#pages.at(place);
  }

  /** Reports to the practice that the person is checked in. */
  async #arrive(place: CheckInPlace): ServiceResult<CheckInScreen, CheckInRefusal> {
    const { id, patient } = place.visit;
    if (!(await this.#checkInSystem.arrive(patient, id, this.#call.now))) return failed({ kind: 'check-in-over' });
    await log(this.#activityLog, callAt(this.#call, patient), 'checked-in', id);
    return this.#pages.at({ ...place, standing: { kind: 'arrived' } });
  }
}

/** What is signed, and what a partner has, is not taken a second time. */
const isFormOrTask = (step: CheckInStep): boolean => step === 'task' || isFormStep(step);

/** Of a report that is made anew, or whose answer was lost, what was removed before is not there to be removed. */
const withoutUnknown = ({ entries, gone = [] }: HistoryList, { none, changes }: HistoryReport): HistoryReport => {
  const known = new Set([...entries, ...gone].map(({ id }) => id));
  return { none, changes: changes.filter((change) => change.action === 'add' || known.has(change.id)) };
};
