import type { ActivityLog } from '@portico/domain/activity';
import type { Appointment } from '@portico/domain/appointments';
import type { FormUuid } from '@portico/domain/forms';
import { failed, ok, type Language, type Result } from '@portico/domain/kernel';
import {
  askedInOrder,
  type CheckInStep,
  type CheckInStatus,
  type CheckInPageStep,
  type FormStep,
  type HistoryEntry,
  type HistoryList,
  type MedsAllergies,
} from '@portico/domain/visits';
import { log } from '../activity/index.ts';
import { callAt, type ForCall, type ServiceCall } from '../kernel/index.ts';
import { directionsIn } from '@portico/application/health';
import type { ServiceResult, Failure } from '@portico/application/kernel';
import type { Forms } from '@portico/application/forms';
import type { InformationCheck } from '@portico/application/profile';
import type { CheckInPage, CheckInRefusal, CheckInScreen } from '@portico/application/visits';
import { isFormStep, type CheckInPlace } from './check-in-visit-access.ts';
import type { CheckInTellings } from './check-in-tellings.ts';
import type { ShownHistory } from './shown-history.ts';

type Page = Promise<Result<CheckInPage, CheckInRefusal | Failure>>;

type IsSomethingDue = (call: ServiceCall, visit: Appointment) => Promise<boolean>;

/** The lists as they are shown in a language: what is kept of how a medication is taken stays in signs. */
const directionsInWords = (lists: MedsAllergies<HistoryList>, language: Language): MedsAllergies<HistoryList> => {
  const inWords = directionsIn(language);
  const shown = (entries: readonly HistoryEntry[]): readonly HistoryEntry[] =>
    entries.map((entry) =>
      entry.directions === undefined ? entry : { ...entry, directions: inWords(entry.directions) },
    );
  const { entries, gone, ...rest } = lists.medications;
  const medications = { ...rest, entries: shown(entries), ...(gone !== undefined && { gone: shown(gone) }) };
  return { ...lists, medications };
};

/** What the pages of check-in show. */
export class CheckInPages {
  readonly #formsIn: ForCall<ServiceCall, Pick<Forms, 'queue'>>;
  readonly #informationIn: ForCall<ServiceCall, InformationCheck>;
  readonly #history: ShownHistory;
  readonly #told: CheckInTellings;
  readonly #isSomethingDue: IsSomethingDue;
  readonly #activityLog: ActivityLog;
  readonly #call: ServiceCall;

  constructor(
    formsIn: ForCall<ServiceCall, Pick<Forms, 'queue'>>,
    informationIn: ForCall<ServiceCall, InformationCheck>,
    history: ShownHistory,
    toldFor: ForCall<ServiceCall, CheckInTellings>,
    isSomethingDue: IsSomethingDue,
    activityLog: ActivityLog,
    call: ServiceCall,
  ) {
    this.#formsIn = formsIn;
    this.#informationIn = informationIn;
    this.#history = history;
    this.#told = toldFor(call);
    this.#isSomethingDue = isSomethingDue;
    this.#activityLog = activityLog;
    this.#call = call;
  }

  /** The page at a position in check-in, with the header of every page. */
  async at(place: CheckInPlace, earlier?: CheckInPageStep): ServiceResult<CheckInScreen, CheckInRefusal> {
    const page = await this.#pageAt(place, earlier);
    if (!page.ok) return page;
    const told = await this.#told.at(place);
    const { visit, practice, progress, task, standing } = place;
    await log(this.#activityLog, callAt(this.#call, visit.patient), 'viewed-check-in', visit.id);
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
      done: steps.filter((pageStep) => progress.done.includes(pageStep)),
      told,
      ...(place.isEndedByCheckIn &&
        standing.kind !== 'arrived' && { changesByPhone: visit.location.phone ?? practice.phone }),
      ...(task === undefined ? {} : { task: { partner: task.partner, isDone: task.isDone } }),
      at: page.value,
    });
  }

  async #pageAt(place: CheckInPlace, earlier?: CheckInPageStep): Page {
    const { visit, standing, progress } = place;
    const isOpen = standing.kind === 'at' || standing.kind === 'ready';
    const isDone = (step: CheckInPageStep): boolean => [progress.asked, progress.done].every((of) => of.includes(step));
    if (isOpen && earlier !== undefined && isDone(earlier)) return this.#stepPage(place, earlier);
    switch (standing.kind) {
      case 'too-early':
      case 'over':
        return refusedAt(standing);
      case 'arrived':
        return ok({ kind: 'arrived', payment: await this.#isSomethingDue(callAt(this.#call, visit.patient), visit) });
      case 'ready':
        return ok({ kind: 'ready' });
      case 'at':
        return this.#stepPage(place, standing.step);
    }
  }

  async #stepPage(place: CheckInPlace, step: CheckInStep): Page {
    const { visit, practice, task } = place;
    if (step === 'information') return this.#informationPage(visit);
    if (isFormStep(step)) return this.#formPage(place, step);
    if (step === 'task' && task !== undefined) return ok({ kind: 'task', address: task.address });
    return ok({
      kind: 'medsAllergies',
      lists: directionsInWords(
        await this.#history.of(this.#call.acting, visit.patient, place.opened),
        this.#call.language,
      ),
      clinicianEntriesStay: practice.behavior.clinicianEntriesStay === true,
    });
  }

  async #informationPage({ patient }: Appointment): Page {
    const answer = await this.#informationIn(callAt(this.#call, patient)).information();
    return answer.ok ? ok({ kind: 'information', information: answer.value }) : answer;
  }

  async #formPage({ visit, asks, waiting }: CheckInPlace, pageStep: FormStep): Page {
    const queue = await this.#formsIn(callAt(this.#call, visit.patient)).queue();
    if (!queue.ok) return queue;
    const { forms, today } = queue.value;
    const isHere = (uuid: FormUuid): boolean => waiting.has(uuid) && asks.forms[pageStep].includes(uuid);
    return ok({ kind: pageStep, forms: forms.filter(({ uuid }) => isHere(uuid)), today });
  }
}

const isStep = (step: CheckInStep): step is CheckInPageStep => step !== 'task';

export const refusedAt = (
  standing: Extract<CheckInStatus, { readonly kind: 'too-early' | 'over' }>,
): Result<never, CheckInRefusal> =>
  failed(standing.kind === 'over' ? { kind: 'check-in-over' } : { kind: 'check-in-too-early', until: standing.until });
