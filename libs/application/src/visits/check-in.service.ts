import { can, chartIn } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import type { FilledForm, FormDesk, FormUuid } from '@portico/domain/forms';
import { mayCheckIn, type Appointment, type Schedule, type VisitRulebook } from '@portico/domain/appointments';
import { failed, ok, samePatient, type PatientRef, type Result } from '@portico/domain/kernel';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import {
  afterStage,
  askedInOrder,
  checkInStanding,
  formSteps,
  historyKinds,
  isSearched,
  judgeReport,
  judgeStage,
  nextStage,
  type CheckInAsks,
  type CheckInDesk,
  type CheckInProgress,
  type CheckIns,
  type CheckInStage,
  type CheckInStanding,
  type CheckInStep,
  type FormStep,
  type HistoryCatalog,
  type HistoryFound,
  type HistoryKind,
  type HistoryReport,
  type MedsAllergies,
  type OutsideTask,
  type OutsideTasks,
  type PatientHistory,
} from '@portico/domain/visits';
import { log } from '../activity/index.ts';
import type { FormRefusal, Forms } from '../forms/index.ts';
import type { InformationCheck, InformationRefusal, InformationReport } from '../profile/index.ts';
import { callAt, type Answer, type Call, type Failure, type LinkTo } from '../kernel/index.ts';
import type { CheckIn, CheckInPage, CheckInRefusal, CheckInScreen, CheckInVisit } from './check-in.port.ts';
import { taskReturnPath } from './task-path.ts';

export interface CheckInDeps {
  readonly activityLog: ActivityLog;
  readonly checkInDesk: CheckInDesk;
  readonly checkIns: CheckIns;
  readonly formDesk: Pick<FormDesk, 'canReview' | 'requested'>;
  /** The forms of the practice that a call is at. */
  readonly formsIn: (call: Call) => Pick<Forms, 'queue' | 'sign'>;
  /** What the practice that a call is at asks of who somebody is. */
  readonly informationIn: (call: Call) => InformationCheck;
  readonly linkTo: LinkTo;
  readonly outsideTasks: OutsideTasks;
  readonly historyCatalog: HistoryCatalog;
  readonly patientHistory: PatientHistory;
  readonly practices: PracticeDirectory;
  readonly schedule: Pick<Schedule, 'upcoming' | 'visit'>;
  readonly visitRulebook: VisitRulebook;
  /** Whether something is due at a visit that this person can pay now: the payments know. */
  readonly isSomethingDue: (call: Call, visit: Appointment) => Promise<boolean>;
}

/** More open visits than this are not one person's. */
const most = 100;
/** Lines of a catalogue that somebody looks through. */
const mostFound = 20;

/** A visit whose check-in this person may do. */
interface Place {
  readonly visit: Appointment;
  readonly practice: Practice;
  readonly progress: CheckInProgress;
  readonly asks: CheckInAsks;
  /** The forms of the patient that wait and can be filled in here, of whatever step. */
  readonly waiting: ReadonlySet<FormUuid>;
  readonly standing: CheckInStanding;
  /** Where the practice leaves something to a partner. */
  readonly task: OutsideTask | undefined;
}

type Refused = Result<never, CheckInRefusal | Failure>;

/** What handing in came to: the stage is done, or more of it is asked. */
type Taken = 'done' | 'more';

export class CheckInService implements CheckIn {
  readonly #deps: CheckInDeps;
  readonly #call: Call;

  constructor(deps: CheckInDeps, call: Call) {
    this.#deps = deps;
    this.#call = call;
  }

  async open(visit: CheckInVisit): Answer<CheckInScreen, CheckInRefusal> {
    const place = await this.#place(visit);
    return place.ok ? this.#screen(place.value) : place;
  }

  async postMedsAllergies(
    visit: CheckInVisit,
    report: MedsAllergies<HistoryReport>,
  ): Answer<CheckInScreen, CheckInRefusal> {
    return this.#handIn(visit, 'medsAllergies', async ({ visit: { patient }, practice }) => {
      const { patientHistory } = this.#deps;
      const known = await patientHistory.of(patient);
      for (const kind of historyKinds) {
        const stay = practice.behaviour.clinicianEntriesStay === true;
        const fits = judgeReport(known[kind], report[kind], stay);
        if (!fits.ok) return fits;
      }
      await patientHistory.report(patient, report, this.#call.now);
      await log(this.#deps.activityLog, callAt(this.#call, patient), 'reported-history');
      return ok('done');
    });
  }

  async postInformation(
    visit: CheckInVisit,
    report: InformationReport,
  ): Answer<CheckInScreen, CheckInRefusal | InformationRefusal> {
    return this.#handIn(visit, 'information', async ({ visit: { patient } }) => {
      const saved = await this.#deps.informationIn(callAt(this.#call, patient)).saveInformation(report);
      return saved.ok ? ok('done') : saved;
    });
  }

  async postForms(
    visit: CheckInVisit,
    step: FormStep,
    filled: readonly FilledForm[],
  ): Answer<CheckInScreen, CheckInRefusal | FormRefusal> {
    return this.#handIn(visit, step, async ({ visit: { patient }, asks, waiting }) => {
      const sent = new Set(filled.map(({ uuid }) => uuid));
      // Only what is asked on this page is signed on it.
      if ([...sent].some((uuid) => !asks.forms[step].includes(uuid))) return failed({ kind: 'bad-input' });
      const signed = await this.#deps.formsIn(callAt(this.#call, patient)).sign(filled);
      if (!signed.ok) return signed;
      return ok(asks.forms[step].some((uuid) => waiting.has(uuid) && !sent.has(uuid)) ? 'more' : 'done');
    });
  }

  async goOn(visit: CheckInVisit): Answer<CheckInScreen, CheckInRefusal> {
    const place = await this.#place(visit);
    if (!place.ok) return place;
    return place.value.standing.kind === 'ready' ? this.#arrive(place.value) : this.#screen(place.value);
  }

  async search(visit: CheckInVisit, kind: HistoryKind, text: string): Answer<readonly HistoryFound[]> {
    const chart = this.#chart(visit);
    if (chart === undefined) return failed({ kind: 'not-found' });
    if (!isSearched(text)) return ok([]);
    return ok(await this.#deps.historyCatalog.search(chart.practice, kind, text.trim().slice(0, 100), mostFound));
  }

  /** Takes what was handed in, if it is the turn of its stage, and goes on. */
  async #handIn<Refusal = never>(
    named: CheckInVisit,
    stage: CheckInStage,
    take: (place: Place) => Promise<Result<Taken, CheckInRefusal | Refusal | Failure>>,
  ): Answer<CheckInScreen, CheckInRefusal | Refusal> {
    const found = await this.#place(named);
    if (!found.ok) return found;
    const { visit, progress, standing } = found.value;
    if (standing.kind === 'too-early' || standing.kind === 'over') return refused(standing);
    if (standing.kind === 'arrived') return this.#screen(found.value);
    const verdict = judgeStage(progress, stage);
    if (verdict === 'out-of-turn') return failed({ kind: 'bad-input' });
    if (verdict === 'done-before') return this.#screen(found.value);
    const taken = await take(found.value);
    if (!taken.ok) return taken;
    if (taken.value === 'more') return this.open(named);
    await this.#deps.checkIns.finish(visit.patient, visit.id, stage, this.#call.now);
    const after = afterStage(progress, stage);
    const next = nextStage(after);
    const place: Place = {
      ...found.value,
      progress: after,
      standing: next === undefined ? { kind: 'ready' } : { kind: 'at', stage: next },
    };
    return next === undefined ? this.#arrive(place) : this.#screen(place);
  }

  /** The practice learns that the person is checked in. */
  async #arrive(place: Place): Answer<CheckInScreen, CheckInRefusal> {
    const { id, patient } = place.visit;
    if (!(await this.#deps.checkInDesk.arrive(patient, id, this.#call.now))) return failed({ kind: 'check-in-over' });
    await log(this.#deps.activityLog, callAt(this.#call, patient), 'checked-in', id);
    return this.#screen({ ...place, standing: { kind: 'arrived' } });
  }

  #chart({ patient }: CheckInVisit): PatientRef | undefined {
    const { acting } = this.#call;
    const chart = chartIn(acting, patient?.practice ?? acting.practice);
    const isMeant = chart !== undefined && (patient === undefined || samePatient(patient, chart));
    return isMeant && mayCheckIn(acting, chart) ? chart : undefined;
  }

  async #place(named: CheckInVisit): Promise<Result<Place, Failure>> {
    const { checkInDesk, checkIns, practices, schedule, visitRulebook } = this.#deps;
    const chart = this.#chart(named);
    if (chart === undefined) return failed({ kind: 'not-found' });
    const { now } = this.#call;
    const visit =
      named.appointment === undefined
        ? (await schedule.upcoming(chart, now, most)).find(({ status }) => status !== 'REQUESTED')
        : await schedule.visit(chart, named.appointment);
    if (visit === undefined) return failed({ kind: 'not-found' });
    const [[practice], rules, asks, done] = await Promise.all([
      practices.practices([chart.practice]),
      visitRulebook.rules(chart.practice),
      checkInDesk.asks(chart, visit.id),
      checkIns.done(chart, visit.id),
    ]);
    if (practice === undefined) return failed({ kind: 'not-found' });
    const task = asks.stages.includes('task') ? await this.#task(visit) : undefined;
    const waiting = asks.stages.some(isFormStep) ? await this.#waiting(chart) : new Set<FormUuid>();
    const isAsked = (stage: CheckInStage): boolean => {
      if (stage === 'task') return task !== undefined;
      if (isFormStep(stage)) return done.includes(stage) || asks.forms[stage].some((uuid) => waiting.has(uuid));
      if (stage === 'information') {
        // Where the practice keeps the profile alone, or the person may not change it, the office asks.
        const may = can(this.#call.acting, 'profile:act', { kind: 'chart', chart });
        return practice.behaviour.profileEditable && may;
      }
      return true;
    };
    const progress: CheckInProgress = {
      asked: asks.stages.filter(isAsked),
      // Whether a task is done, the practice knows and nobody else: it is asked each time (`APT-214`).
      done: task?.isDone === true ? [...done, 'task'] : done,
    };
    return ok({
      visit,
      practice,
      progress,
      asks,
      waiting,
      task,
      standing: checkInStanding(visit, rules, progress, now),
    });
  }

  /** From the partner's pages somebody comes back by an address that names the visit, and nobody (`APT-208`). */
  async #task({ id, patient }: Appointment): Promise<OutsideTask | undefined> {
    const { linkTo, outsideTasks } = this.#deps;
    const returnTo = linkTo(taskReturnPath({ practice: patient.practice, appointment: id }));
    return outsideTasks.of(patient, id, { returnTo, language: this.#call.language });
  }

  /** Nothing where patients of the practice do not fill in forms here: its office asks then. */
  async #waiting(chart: PatientRef): Promise<ReadonlySet<FormUuid>> {
    const { formDesk } = this.#deps;
    if (!(await formDesk.canReview(chart.practice))) return new Set();
    const requested = await formDesk.requested(chart);
    return new Set(requested.filter(({ online }) => online).map(({ id }) => id as FormUuid));
  }

  async #screen(place: Place): Answer<CheckInScreen, CheckInRefusal> {
    const page = await this.#page(place);
    if (!page.ok) return page;
    const { visit, practice, progress, task } = place;
    await log(this.#deps.activityLog, callAt(this.#call, visit.patient), 'viewed-check-in', visit.id);
    const steps = askedInOrder(progress.asked).filter(isStep);
    return ok({
      visit: {
        id: visit.id,
        patient: visit.patient,
        start: visit.start,
        timeZone: visit.location.timeZone,
        providerName: visit.provider.name,
        office: visit.location.office,
        video: visit.video,
      },
      practice: { id: practice.id, name: practice.name, phone: practice.phone },
      steps,
      done: place.standing.kind === 'arrived' ? steps : steps.filter((step) => progress.done.includes(step)),
      ...(task === undefined ? {} : { task: { partner: task.partner, isDone: task.isDone } }),
      at: page.value,
    });
  }

  async #page(place: Place): Promise<Result<CheckInPage, CheckInRefusal | Failure>> {
    const { visit, practice, standing, task } = place;
    switch (standing.kind) {
      case 'too-early':
      case 'over':
        return refused(standing);
      case 'arrived':
        return ok({
          kind: 'arrived',
          payment: await this.#deps.isSomethingDue(callAt(this.#call, visit.patient), visit),
        });
      case 'ready':
        return ok({ kind: 'ready' });
      case 'at':
        if (standing.stage === 'information') return this.#informationPage(visit);
        if (isFormStep(standing.stage)) return this.#formPage(place, standing.stage);
        if (standing.stage === 'task' && task !== undefined) return ok({ kind: 'task', address: task.address });
        return ok({
          kind: 'medsAllergies',
          lists: await this.#deps.patientHistory.of(visit.patient),
          clinicianEntriesStay: practice.behaviour.clinicianEntriesStay === true,
        });
    }
  }

  async #informationPage({ patient }: Appointment): Promise<Result<CheckInPage, Failure>> {
    const answer = await this.#deps.informationIn(callAt(this.#call, patient)).information();
    return answer.ok ? ok({ kind: 'information', information: answer.value }) : answer;
  }

  async #formPage({ visit, asks, waiting }: Place, step: FormStep): Promise<Result<CheckInPage, Failure>> {
    const queue = await this.#deps.formsIn(callAt(this.#call, visit.patient)).queue();
    if (!queue.ok) return queue;
    const { forms, today } = queue.value;
    const isHere = (uuid: FormUuid): boolean => waiting.has(uuid) && asks.forms[step].includes(uuid);
    return ok({ kind: step, forms: forms.filter(({ uuid }) => isHere(uuid)), today });
  }
}

const isFormStep = (stage: CheckInStage): stage is FormStep => formSteps.some((step) => step === stage);

const isStep = (stage: CheckInStage): stage is CheckInStep => stage !== 'task';

const refused = (standing: Extract<CheckInStanding, { readonly kind: 'too-early' | 'over' }>): Refused =>
  failed(standing.kind === 'over' ? { kind: 'check-in-over' } : { kind: 'check-in-too-early', until: standing.until });
