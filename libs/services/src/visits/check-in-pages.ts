import type { Appointment } from '@portico/domain/appointments';
import type { FormUuid } from '@portico/domain/forms';
import { failed, ok, type Result } from '@portico/domain/kernel';
import {
  askedInOrder,
  type CheckInStep,
  type CheckInStatus,
  type CheckInPageStep,
  type FormStep,
} from '@portico/domain/visits';
import { log } from '../activity/index.ts';
import { callAt, type ServiceCall } from '../kernel/index.ts';
import type { ServiceResult, Failure } from '@portico/application/kernel';
import type { CheckInPage, CheckInRefusal, CheckInScreen } from '@portico/application/visits';
import { isFormStep, type CheckInDeps, type CheckInPlace } from './check-in-visit-access.ts';

type Page = Promise<Result<CheckInPage, CheckInRefusal | Failure>>;

/** The page at a position in check-in, with the header of every page. */
export const checkInScreenAt = async (
  deps: CheckInDeps,
  call: ServiceCall,
  place: CheckInPlace,
): ServiceResult<CheckInScreen, CheckInRefusal> => {
  const page = await pageAt(deps, call, place);
  if (!page.ok) return page;
  const { visit, practice, progress, task, standing } = place;
  await log(deps.activityLog, callAt(call, visit.patient), 'viewed-check-in', visit.id);
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
    done: standing.kind === 'arrived' ? steps : steps.filter((pageStep) => progress.done.includes(pageStep)),
    ...(task === undefined ? {} : { task: { partner: task.partner, isDone: task.isDone } }),
    at: page.value,
  });
};

const pageAt = async (deps: CheckInDeps, call: ServiceCall, place: CheckInPlace): Page => {
  const { visit, standing } = place;
  switch (standing.kind) {
    case 'too-early':
    case 'over':
      return refusedAt(standing);
    case 'arrived':
      return ok({ kind: 'arrived', payment: await deps.isSomethingDue(callAt(call, visit.patient), visit) });
    case 'ready':
      return ok({ kind: 'ready' });
    case 'at':
      return stepPage(deps, call, place, standing.step);
  }
};

const stepPage = async (deps: CheckInDeps, call: ServiceCall, place: CheckInPlace, step: CheckInStep): Page => {
  const { visit, practice, task } = place;
  if (step === 'information') return informationPage(deps, call, visit);
  if (isFormStep(step)) return formPage(deps, call, place, step);
  if (step === 'task' && task !== undefined) return ok({ kind: 'task', address: task.address });
  return ok({
    kind: 'medsAllergies',
    lists: await deps.medicationReconciliation.of(visit.patient),
    clinicianEntriesStay: practice.behavior.clinicianEntriesStay === true,
  });
};

const informationPage = async (deps: CheckInDeps, call: ServiceCall, { patient }: Appointment): Page => {
  const answer = await deps.informationIn(callAt(call, patient)).information();
  return answer.ok ? ok({ kind: 'information', information: answer.value }) : answer;
};

const formPage = async (
  deps: CheckInDeps,
  call: ServiceCall,
  { visit, asks, waiting }: CheckInPlace,
  pageStep: FormStep,
): Page => {
  const queue = await deps.formsIn(callAt(call, visit.patient)).queue();
  if (!queue.ok) return queue;
  const { forms, today } = queue.value;
  const isHere = (uuid: FormUuid): boolean => waiting.has(uuid) && asks.forms[pageStep].includes(uuid);
  return ok({ kind: pageStep, forms: forms.filter(({ uuid }) => isHere(uuid)), today });
};

const isStep = (step: CheckInStep): step is CheckInPageStep => step !== 'task';

export const refusedAt = (
  standing: Extract<CheckInStatus, { readonly kind: 'too-early' | 'over' }>,
): Result<never, CheckInRefusal> =>
  failed(standing.kind === 'over' ? { kind: 'check-in-over' } : { kind: 'check-in-too-early', until: standing.until });
