import type { Appointment } from '@portico/domain/appointments';
import type { FormUuid } from '@portico/domain/forms';
import { failed, ok, type Result } from '@portico/domain/kernel';
import {
  askedInOrder,
  type CheckInStage,
  type CheckInStanding,
  type CheckInStep,
  type FormStep,
} from '@portico/domain/visits';
import { log } from '../activity/index.ts';
import { callAt, type Answer, type Call, type Failure } from '../kernel/index.ts';
import type { CheckInPage, CheckInRefusal, CheckInScreen } from './check-in.port.ts';
import { isFormStep, type CheckInDeps, type CheckInPlace } from './check-in-place.ts';

type Page = Promise<Result<CheckInPage, CheckInRefusal | Failure>>;

/** The page that stands at a place in check-in, with what stands above every page. */
export const checkInScreenAt = async (
  deps: CheckInDeps,
  call: Call,
  place: CheckInPlace,
): Answer<CheckInScreen, CheckInRefusal> => {
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
    done: standing.kind === 'arrived' ? steps : steps.filter((step) => progress.done.includes(step)),
    ...(task === undefined ? {} : { task: { partner: task.partner, isDone: task.isDone } }),
    at: page.value,
  });
};

const pageAt = async (deps: CheckInDeps, call: Call, place: CheckInPlace): Page => {
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
      return stagePage(deps, call, place, standing.stage);
  }
};

const stagePage = async (deps: CheckInDeps, call: Call, place: CheckInPlace, stage: CheckInStage): Page => {
  const { visit, practice, task } = place;
  if (stage === 'information') return informationPage(deps, call, visit);
  if (isFormStep(stage)) return formPage(deps, call, place, stage);
  if (stage === 'task' && task !== undefined) return ok({ kind: 'task', address: task.address });
  return ok({
    kind: 'medsAllergies',
    lists: await deps.patientHistory.of(visit.patient),
    clinicianEntriesStay: practice.behaviour.clinicianEntriesStay === true,
  });
};

const informationPage = async (deps: CheckInDeps, call: Call, { patient }: Appointment): Page => {
  const answer = await deps.informationIn(callAt(call, patient)).information();
  return answer.ok ? ok({ kind: 'information', information: answer.value }) : answer;
};

const formPage = async (
  deps: CheckInDeps,
  call: Call,
  { visit, asks, waiting }: CheckInPlace,
  step: FormStep,
): Page => {
  const queue = await deps.formsIn(callAt(call, visit.patient)).queue();
  if (!queue.ok) return queue;
  const { forms, today } = queue.value;
  const isHere = (uuid: FormUuid): boolean => waiting.has(uuid) && asks.forms[step].includes(uuid);
  return ok({ kind: step, forms: forms.filter(({ uuid }) => isHere(uuid)), today });
};

const isStep = (stage: CheckInStage): stage is CheckInStep => stage !== 'task';

export const refusedAt = (
  standing: Extract<CheckInStanding, { readonly kind: 'too-early' | 'over' }>,
): Result<never, CheckInRefusal> =>
  failed(standing.kind === 'over' ? { kind: 'check-in-over' } : { kind: 'check-in-too-early', until: standing.until });
