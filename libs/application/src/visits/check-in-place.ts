import { can, chartIn } from '@portico/domain/access';
import type { ActivityLog } from '@portico/domain/activity';
import { mayCheckIn, type Appointment, type Schedule, type VisitRulebook } from '@portico/domain/appointments';
import type { FormDesk, FormUuid } from '@portico/domain/forms';
import { failed, ok, samePatient, type PatientRef, type Result } from '@portico/domain/kernel';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import {
  checkInStanding,
  formSteps,
  type CheckInAsks,
  type CheckInDesk,
  type CheckInProgress,
  type CheckIns,
  type CheckInStage,
  type CheckInStanding,
  type FormStep,
  type HistoryCatalog,
  type OutsideTask,
  type OutsideTasks,
  type PatientHistory,
} from '@portico/domain/visits';
import type { Forms } from '../forms/index.ts';
import type { Call, Failure, LinkTo } from '../kernel/index.ts';
import type { InformationCheck } from '../profile/index.ts';
import type { CheckInVisit } from './check-in.port.ts';
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

/** A visit whose check-in this person may do. */
export interface CheckInPlace {
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

/** The chart that a check-in is about, if this person may check in there. */
export const chartToCheckIn = ({ acting }: Call, { patient }: CheckInVisit): PatientRef | undefined => {
  const chart = chartIn(acting, patient?.practice ?? acting.practice);
  const isMeant = chart !== undefined && (patient === undefined || samePatient(patient, chart));
  return isMeant && mayCheckIn(acting, chart) ? chart : undefined;
};

/** How far the check-in of a visit got, and what is asked at it. */
export const checkInPlace = async (
  deps: CheckInDeps,
  call: Call,
  named: CheckInVisit,
): Promise<Result<CheckInPlace, Failure>> => {
  const { checkInDesk, checkIns, practices, visitRulebook } = deps;
  const chart = chartToCheckIn(call, named);
  if (chart === undefined) return failed({ kind: 'not-found' });
  const visit = await visitOf(deps, call, chart, named);
  if (visit === undefined) return failed({ kind: 'not-found' });
  const [[practice], rules, asks, done] = await Promise.all([
    practices.practices([chart.practice]),
    visitRulebook.rules(chart.practice),
    checkInDesk.asks(chart, visit.id),
    checkIns.done(chart, visit.id),
  ]);
  if (practice === undefined) return failed({ kind: 'not-found' });
  const task = asks.stages.includes('task') ? await taskOf(deps, call, visit) : undefined;
  const waiting = asks.stages.some(isFormStep) ? await waitingForms(deps, chart) : new Set<FormUuid>();
  const mayChange = practice.behaviour.profileEditable && can(call.acting, 'profile:act', { kind: 'chart', chart });
  const isAsked = (stage: CheckInStage): boolean => {
    if (stage === 'task') return task !== undefined;
    if (isFormStep(stage)) return done.includes(stage) || asks.forms[stage].some((uuid) => waiting.has(uuid));
    // Where the practice keeps the profile alone, or the person may not change it, the office asks.
    return stage === 'information' ? mayChange : true;
  };
  const progress: CheckInProgress = {
    asked: asks.stages.filter(isAsked),
    // Whether a task is done, the practice knows and nobody else: it is asked each time (`APT-214`).
    done: task?.isDone === true ? [...done, 'task'] : done,
  };
  const standing = checkInStanding(visit, rules, progress, call.now);
  return ok({ visit, practice, progress, asks, waiting, task, standing });
};

export const isFormStep = (stage: CheckInStage): stage is FormStep => formSteps.some((step) => step === stage);

const visitOf = async (
  { schedule }: CheckInDeps,
  { now }: Call,
  chart: PatientRef,
  { appointment }: CheckInVisit,
): Promise<Appointment | undefined> =>
  appointment === undefined
    ? (await schedule.upcoming(chart, now, most)).find(({ status }) => status !== 'REQUESTED')
    : schedule.visit(chart, appointment);

/** From the partner's pages somebody comes back by an address that names the visit, and nobody (`APT-208`). */
const taskOf = async (
  { linkTo, outsideTasks }: CheckInDeps,
  { language }: Call,
  { id, patient }: Appointment,
): Promise<OutsideTask | undefined> => {
  const returnTo = linkTo(taskReturnPath({ practice: patient.practice, appointment: id }));
  return outsideTasks.of(patient, id, { returnTo, language });
};

/** Nothing where patients of the practice do not fill in forms here: its office asks then. */
const waitingForms = async ({ formDesk }: CheckInDeps, chart: PatientRef): Promise<ReadonlySet<FormUuid>> => {
  if (!(await formDesk.canReview(chart.practice))) return new Set();
  const requested = await formDesk.requested(chart);
  return new Set(requested.filter(({ online }) => online).map(({ id }) => id as FormUuid));
};
