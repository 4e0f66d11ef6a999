import { can, chartIn } from '@portico/domain/access';
import {
  isEndedByCheckIn,
  mayCheckIn,
  type Appointment,
  type Schedule,
  type VisitPolicies,
} from '@portico/domain/appointments';
import type { FormStore, FormUuid } from '@portico/domain/forms';
import { failed, ok, samePatient, type Instant, type PatientRef, type Result } from '@portico/domain/kernel';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import {
  checkInOpens,
  checkInStatus,
  formSteps,
  type CheckInAsks,
  type CheckInSystem,
  type CheckInProgress,
  type CheckIns,
  type CheckInStep,
  type CheckInStatus,
  type FormStep,
  type ThirdPartyTask,
  type ThirdPartyTasks,
} from '@portico/domain/visits';
import type { ServiceCall } from '../kernel/index.ts';
import type { Failure, LinkTo } from '@portico/application/kernel';
import { type CheckInVisit, taskReturnPath } from '@portico/application/visits';

/** Sanity cap: no person has more open visits than this. */
const most = 100;

/** A visit that this person may check in for. */
export interface CheckInPlace {
  readonly visit: Appointment;
  readonly practice: Practice;
  readonly progress: CheckInProgress;
  readonly asks: CheckInAsks;
  /** The patient's open forms that can be filled in here, of any step. */
  readonly waiting: ReadonlySet<FormUuid>;
  readonly standing: CheckInStatus;
  /** The visit can be changed online until it is checked in. */
  readonly isEndedByCheckIn: boolean;
  /** When check-in for the visit opened: what was reported since then was reported in it. */
  readonly opened: Instant;
  /** Present if the practice leaves a task to a partner. */
  readonly task: ThirdPartyTask | undefined;
}

/** The chart that a check-in is about, if this person may check in there. */
export const chartToCheckIn = ({ acting }: ServiceCall, { patient }: CheckInVisit): PatientRef | undefined => {
  const chart = chartIn(acting, patient?.practice ?? acting.practice);
  const isMeant = chart !== undefined && (patient === undefined || samePatient(patient, chart));
  return isMeant && mayCheckIn(acting, chart) ? chart : undefined;
};

/** Finds visits to check in for. */
export class CheckInPlaces {
  readonly #checkInSystem: CheckInSystem;
  readonly #checkIns: CheckIns;
  readonly #formStore: Pick<FormStore, 'canReview' | 'requested'>;
  readonly #thirdPartyTasks: ThirdPartyTasks;
  readonly #practices: PracticeDirectory;
  readonly #schedule: Pick<Schedule, 'upcoming' | 'visit'>;
  readonly #visitPolicies: VisitPolicies;
  readonly #linkTo: LinkTo;
  readonly #call: ServiceCall;

  constructor(
    checkInSystem: CheckInSystem,
    checkIns: CheckIns,
    formStore: Pick<FormStore, 'canReview' | 'requested'>,
    thirdPartyTasks: ThirdPartyTasks,
    practices: PracticeDirectory,
    schedule: Pick<Schedule, 'upcoming' | 'visit'>,
    visitPolicies: VisitPolicies,
    linkTo: LinkTo,
    call: ServiceCall,
  ) {
    this.#checkInSystem = checkInSystem;
    this.#checkIns = checkIns;
    this.#formStore = formStore;
    this.#thirdPartyTasks = thirdPartyTasks;
    this.#practices = practices;
    this.#schedule = schedule;
    this.#visitPolicies = visitPolicies;
    this.#linkTo = linkTo;
    this.#call = call;
  }

  /** How far the check-in of a visit got, and what is asked in it. */
  async find(named: CheckInVisit): Promise<Result<CheckInPlace, Failure>> {
    const chart = chartToCheckIn(this.#call, named);
    if (chart === undefined) return failed({ kind: 'not-found' });
    const visit = await this.#visitOf(chart, named);
    if (visit === undefined) return failed({ kind: 'not-found' });
    const [[practice], rules, asks, done] = await Promise.all([
      this.#practices.practices([chart.practice]),
      this.#visitPolicies.rules(chart.practice),
      this.#checkInSystem.asks(chart, visit.id),
      this.#checkIns.done(chart, visit.id),
    ]);
    if (practice === undefined || rules.checkInAtOffice === true) return failed({ kind: 'not-found' });
    const task = asks.stages.includes('task') ? await this.#taskOf(visit) : undefined;
    const waiting = asks.stages.some(isFormStep) ? await this.#waitingForms(chart) : new Set<FormUuid>();
    const mayChange =
      practice.behavior.profileEditable && can(this.#call.acting, 'profile:act', { kind: 'chart', chart });
    const isAsked = (step: CheckInStep): boolean => {
      if (step === 'task') return task !== undefined;
      if (isFormStep(step)) return done.includes(step) || asks.forms[step].some((uuid) => waiting.has(uuid));
      // If the practice maintains the profile itself, or the person may not change it, the office asks.
      return step === 'information' ? mayChange : true;
    };
    const progress: CheckInProgress = {
      asked: asks.stages.filter(isAsked),
      // Only the practice knows whether a task is done, so it is asked each time (`APT-214`).
      done: task?.isDone === true ? [...done, 'task'] : done,
    };
    const standing = checkInStatus(visit, rules, progress, this.#call.now);
    return ok({
      visit,
      practice,
      progress,
      asks,
      waiting,
      task,
      standing,
      isEndedByCheckIn: isEndedByCheckIn(visit, rules, this.#call.now),
      opened: checkInOpens(visit, rules),
    });
  }

  async #visitOf(chart: PatientRef, { appointment }: CheckInVisit): Promise<Appointment | undefined> {
    return appointment === undefined
      ? (await this.#schedule.upcoming(chart, this.#call.now, most)).find(({ status }) => status !== 'REQUESTED')
      : this.#schedule.visit(chart, appointment);
  }

  /** The partner's return address names the visit but not the person (`APT-208`). */
  async #taskOf({ id, patient }: Appointment): Promise<ThirdPartyTask | undefined> {
    const returnTo = this.#linkTo(taskReturnPath({ practice: patient.practice, appointment: id }));
    return this.#thirdPartyTasks.of(patient, id, { returnTo, language: this.#call.language });
  }

  /** Empty if the practice's patients do not fill in forms online; its office asks then. */
  async #waitingForms(chart: PatientRef): Promise<ReadonlySet<FormUuid>> {
    if (!(await this.#formStore.canReview(chart.practice))) return new Set();
    const requested = await this.#formStore.requested(chart);
    return new Set(requested.filter(({ online }) => online).map(({ id }) => id as FormUuid));
  }
}

export const isFormStep = (step: CheckInStep): step is FormStep => formSteps.some((pageStep) => pageStep === step);
