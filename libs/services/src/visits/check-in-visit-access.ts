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
import { type CheckInVisit, taskReturnPath } from '@portico/application/visits';

export interface CheckInDeps {
  readonly activityLog: ActivityLog;
  readonly checkInSystem: CheckInSystem;
  readonly checkIns: CheckIns;
  readonly formStore: Pick<FormStore, 'canReview' | 'requested'>;
  /** The forms of the call's practice. */
  readonly formsIn: (call: ServiceCall) => Pick<Forms, 'queue' | 'sign'>;
  /** The personal details that the call's practice asks for. */
  readonly informationIn: (call: ServiceCall) => InformationCheck;
  readonly linkTo: LinkTo;
  readonly thirdPartyTasks: ThirdPartyTasks;
  readonly historyCatalog: HistoryCatalog;
  readonly medicationReconciliation: MedicationReconciliation;
  readonly practices: PracticeDirectory;
  readonly schedule: Pick<Schedule, 'upcoming' | 'visit'>;
  readonly visitPolicies: VisitPolicies;
  /** Whether something is due for a visit that this person can pay now; supplied by the payments context. */
  readonly isSomethingDue: (call: ServiceCall, visit: Appointment) => Promise<boolean>;
}

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
  /** Present if the practice leaves a task to a partner. */
  readonly task: ThirdPartyTask | undefined;
}

/** The chart that a check-in is about, if this person may check in there. */
export const chartToCheckIn = ({ acting }: ServiceCall, { patient }: CheckInVisit): PatientRef | undefined => {
  const chart = chartIn(acting, patient?.practice ?? acting.practice);
  const isMeant = chart !== undefined && (patient === undefined || samePatient(patient, chart));
  return isMeant && mayCheckIn(acting, chart) ? chart : undefined;
};

/** How far the check-in of a visit got, and what is asked in it. */
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
    // If the practice maintains the profile itself, or the person may not change it, the office asks.
    return step === 'information' ? mayChange : true;
  };
  const progress: CheckInProgress = {
    asked: asks.stages.filter(isAsked),
    // Only the practice knows whether a task is done, so it is asked each time (`APT-214`).
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

/** The partner's return address names the visit but not the person (`APT-208`). */
const taskOf = async (
  { linkTo, thirdPartyTasks }: CheckInDeps,
  { language }: ServiceCall,
  { id, patient }: Appointment,
): Promise<ThirdPartyTask | undefined> => {
  const returnTo = linkTo(taskReturnPath({ practice: patient.practice, appointment: id }));
  return thirdPartyTasks.of(patient, id, { returnTo, language });
};

/** Empty if the practice's patients do not fill in forms online; its office asks then. */
const waitingForms = async ({ formStore }: CheckInDeps, chart: PatientRef): Promise<ReadonlySet<FormUuid>> => {
  if (!(await formStore.canReview(chart.practice))) return new Set();
  const requested = await formStore.requested(chart);
  return new Set(requested.filter(({ online }) => online).map(({ id }) => id as FormUuid));
};
