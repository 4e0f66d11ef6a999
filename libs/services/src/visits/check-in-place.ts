import { can, chartIn } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import { mayCheckIn, type Appointment, type Schedule, type VisitPolicies } from '@portico/domain/appointments';
import type { FormStore, FormUuid } from '@portico/domain/forms';
import { failed, ok, samePatient, type PatientRef, type Result } from '@portico/domain/kernel';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import {
  checkInStatus,
  formSteps,
  type CheckInAsks,
  type CheckInSystem,
  type CheckInProgress,
  type CheckIns,
  type CheckInStep,
  type CheckInStatus,
  type FormStep,
  type HistoryCatalog,
  type ThirdPartyTask,
  type ThirdPartyTasks,
  type MedicationReconciliation,
} from '@portico/domain/visits';
import type { Forms } from '@portico/application/forms';
import type { ServiceCall } from '../kernel/index.ts';
import type { Failure, LinkTo } from '@portico/application/kernel';
import type { InformationCheck } from '@portico/application/profile';
import type { CheckInVisit } from '@portico/application/visits';
import { taskReturnPath } from '@portico/application/visits';

export interface CheckInDeps {
  readonly activityLog: ActivityLog;
  readonly checkInSystem: CheckInSystem;
  readonly checkIns: CheckIns;
  readonly formStore: Pick<FormStore, 'canReview' | 'requested'>;
  /** The forms of the practice that a call is at. */
  readonly formsIn: (call: ServiceCall) => Pick<Forms, 'queue' | 'sign'>;
  /** What the practice that a call is at asks of who somebody is. */
  readonly informationIn: (call: ServiceCall) => InformationCheck;
  readonly linkTo: LinkTo;
  readonly thirdPartyTasks: ThirdPartyTasks;
  readonly historyCatalog: HistoryCatalog;
  readonly medicationReconciliation: MedicationReconciliation;
  readonly practices: PracticeDirectory;
  readonly schedule: Pick<Schedule, 'upcoming' | 'visit'>;
  readonly visitPolicies: VisitPolicies;
  /** Whether something is due at a visit that this person can pay now: the payments know. */
  readonly isSomethingDue: (call: ServiceCall, visit: Appointment) => Promise<boolean>;
}

/** More open visits than this are not one person's. */
const most = 100;

/** A visit whose check-in this person may do. */
export interface CheckInPlace {
  readonly visit: Appointment;
  readonly practice: Practice;
  readonly progress: CheckInProgress;
  readonly asks: CheckInAsks;
  /** The forms of the patient that wait and can be filled in here, of whatever step. */
  readonly waiting: ReadonlySet<FormUuid>;
  readonly standing: CheckInStatus;
  /** Where the practice leaves something to a partner. */
  readonly task: ThirdPartyTask | undefined;
}

/** The chart that a check-in is about, if this person may check in there. */
export const chartToCheckIn = ({ acting }: ServiceCall, { patient }: CheckInVisit): PatientRef | undefined => {
  const chart = chartIn(acting, patient?.practice ?? acting.practice);
  const isMeant = chart !== undefined && (patient === undefined || samePatient(patient, chart));
  return isMeant && mayCheckIn(acting, chart) ? chart : undefined;
};

/** How far the check-in of a visit got, and what is asked at it. */
export const checkInPlace = async (
  deps: CheckInDeps,
  call: ServiceCall,
  named: CheckInVisit,
): Promise<Result<CheckInPlace, Failure>> => {
  const { checkInSystem, checkIns, practices, visitPolicies } = deps;
  const chart = chartToCheckIn(call, named);
  if (chart === undefined) return failed({ kind: 'not-found' });
  const visit = await visitOf(deps, call, chart, named);
  if (visit === undefined) return failed({ kind: 'not-found' });
  const [[practice], rules, asks, done] = await Promise.all([
    practices.practices([chart.practice]),
    visitPolicies.rules(chart.practice),
    checkInSystem.asks(chart, visit.id),
    checkIns.done(chart, visit.id),
  ]);
  if (practice === undefined) return failed({ kind: 'not-found' });
  const task = asks.stages.includes('task') ? await taskOf(deps, call, visit) : undefined;
  const waiting = asks.stages.some(isFormStep) ? await waitingForms(deps, chart) : new Set<FormUuid>();
  const mayChange = practice.behavior.profileEditable && can(call.acting, 'profile:act', { kind: 'chart', chart });
  const isAsked = (step: CheckInStep): boolean => {
    if (step === 'task') return task !== undefined;
    if (isFormStep(step)) return done.includes(step) || asks.forms[step].some((uuid) => waiting.has(uuid));
    // Where the practice keeps the profile alone, or the person may not change it, the office asks.
    return step === 'information' ? mayChange : true;
  };
  const progress: CheckInProgress = {
    asked: asks.stages.filter(isAsked),
    // Whether a task is done, the practice knows and nobody else: it is asked each time (`APT-214`).
    done: task?.isDone === true ? [...done, 'task'] : done,
  };
  const standing = checkInStatus(visit, rules, progress, call.now);
  return ok({ visit, practice, progress, asks, waiting, task, standing });
};

export const isFormStep = (step: CheckInStep): step is FormStep => formSteps.some((pageStep) => pageStep === step);

const visitOf = async (
  { schedule }: CheckInDeps,
  { now }: ServiceCall,
  chart: PatientRef,
  { appointment }: CheckInVisit,
): Promise<Appointment | undefined> =>
  appointment === undefined
    ? (await schedule.upcoming(chart, now, most)).find(({ status }) => status !== 'REQUESTED')
    : schedule.visit(chart, appointment);

/** From the partner's pages somebody comes back by an address that names the visit, and nobody (`APT-208`). */
const taskOf = async (
  { linkTo, thirdPartyTasks }: CheckInDeps,
  { language }: ServiceCall,
  { id, patient }: Appointment,
): Promise<ThirdPartyTask | undefined> => {
  const returnTo = linkTo(taskReturnPath({ practice: patient.practice, appointment: id }));
  return thirdPartyTasks.of(patient, id, { returnTo, language });
};

/** Nothing where patients of the practice do not fill in forms here: its office asks then. */
const waitingForms = async ({ formStore }: CheckInDeps, chart: PatientRef): Promise<ReadonlySet<FormUuid>> => {
  if (!(await formStore.canReview(chart.practice))) return new Set();
  const requested = await formStore.requested(chart);
  return new Set(requested.filter(({ online }) => online).map(({ id }) => id as FormUuid));
};
