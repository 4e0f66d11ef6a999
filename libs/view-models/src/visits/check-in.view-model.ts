import type { CheckInPageStep, FormStep } from '@portico/domain/visits';
import { makeAutoObservable, runInAction } from 'mobx';
import { FormSigningViewModel } from '../forms/index.ts';
import type { FormRefusal } from '@portico/application/forms';
import type { InformationRefusal } from '@portico/application/profile';
import { noDraft, LatestRequest, type FormDraft } from '../kernel/index.ts';
import type { ServiceResult } from '@portico/application/kernel';
import type {
  CheckIn,
  CheckInPage,
  CheckInRefusal,
  CheckInScreen,
  CheckInVisit,
  VisitToCheckIn,
  CheckInPageProblem,
  CheckInProblem,
} from '@portico/application/visits';
import { formsAtCheckIn, isOfCheckIn } from './forms-at-check-in.ts';
import { InformationSection, type InformationLookups } from './check-in-information.section.ts';
import { IntakeSection } from './intake-forms.section.ts';
import { MedsAllergiesSection } from './meds-allergies.section.ts';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly problem: CheckInProblem }
  /** A page is shown; `sending` while it is submitted (`APT-171`). */
  | {
      readonly kind: 'at';
      readonly screen: CheckInScreen;
      readonly sending: boolean;
      readonly problem?: CheckInPageProblem;
    }
  /** Checked in; something is due that can be paid now (`APT-173`). */
  | { readonly kind: 'paying'; readonly screen: CheckInScreen };

export interface CheckInTools {
  readonly checkIn: CheckIn;
  readonly visit: CheckInVisit;
  /** Lookups for the page of personal details. */
  readonly lookups: InformationLookups;
  /** Drafts of the pages, kept until a page is submitted. */
  readonly drafts?: { of(page: string): FormDraft };
  /** Whether this tab has a payment for the visit in progress: its outcome is shown before the person goes on. */
  readonly isPaymentOpen?: (visit: VisitToCheckIn) => boolean;
  /** The person is checked in, and nothing is left to do here (`APT-172`). */
  readonly onDone: () => void;
  /** Navigates to the practice's partner for its task (`APT-207`). */
  readonly onLeave: (address: string) => void;
}

/** Checking in, page by page; every response is the next page (`APT-174`). */
export class CheckInViewModel {
  phase: Phase = { kind: 'loading' };
  /** The page of allergies and medications while it is shown. */
  medsAllergies: MedsAllergiesSection | undefined;
  /** The page of personal details while it is shown. */
  information: InformationSection | undefined;
  /** The intake forms while they are shown; they continue by themselves (`APT-204`). */
  intake: IntakeSection | undefined;
  /**
   * The forms of a step while they are shown; they are submitted one by one, and continue by themselves (`APT-199`).
   */
  forms: FormSigningViewModel | undefined;

  readonly #tools: CheckInTools;
  readonly #replies = new LatestRequest();

  constructor(tools: CheckInTools) {
    this.#tools = tools;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get screen(): CheckInScreen | undefined {
    return 'screen' in this.phase ? this.phase.screen : undefined;
  }

  /** The step of the current page (`APT-165`). */
  get step(): CheckInPageStep | undefined {
    return this.screen?.steps.find((step) => step === this.screen?.at.kind);
  }

  /** The page is complete (`APT-170`). */
  get canGoOn(): boolean {
    if (this.phase.kind !== 'at' || this.phase.sending) return false;
    return this.information?.isComplete ?? this.medsAllergies?.isAnswered ?? true;
  }

  /** The page is the last one: submitting it checks in. */
  get isLast(): boolean {
    const { screen } = this;
    if (screen === undefined || screen.at.kind === 'task') return false;
    const left = screen.steps.length - screen.done.length + (screen.task?.isDone === false ? 1 : 0);
    return left <= 1;
  }

  /** The page's position among all pages; a partner's task counts as the last one. */
  get count(): { readonly at: number; readonly total: number } | undefined {
    const { screen } = this;
    if (screen === undefined) return undefined;
    const total = screen.steps.length + (screen.task === undefined ? 0 : 1);
    return { at: Math.min(screen.done.length + 1, total), total };
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const answer = await this.#tools.checkIn.open(this.#tools.visit);
    if (!wanted()) return;
    runInAction(() => {
      if (answer.ok) this.#show(answer.value);
      else this.phase = { kind: 'failed', problem: answer.error };
    });
  }

  async submit(): Promise<void> {
    const { phase, medsAllergies, information } = this;
    if (phase.kind !== 'at' || !this.canGoOn) return;
    if (information !== undefined && information.numbers.areMissing && !information.isConfirming) {
      return information.confirm(true);
    }
    information?.confirm(false);
    const { screen } = phase;
    this.phase = { kind: 'at', screen, sending: true };
    const wanted = this.#replies.expect();
    const answer = await this.#handIn();
    if (answer.ok) {
      medsAllergies?.drop();
      information?.drop();
    }
    if (!wanted()) return;
    runInAction(() => {
      if (answer.ok) this.#goTo(answer.value, screen);
      // The input stays, and can be submitted again (`APT-175`, `APT-177`).
      else this.phase = { kind: 'at', screen, sending: false, problem: answer.error };
    });
  }

  #handIn(): ServiceResult<CheckInScreen, CheckInRefusal | InformationRefusal> {
    const { checkIn, visit } = this.#tools;
    if (this.information !== undefined) return checkIn.postInformation(visit, this.information.report);
    if (this.medsAllergies !== undefined) return checkIn.postMedsAllergies(visit, this.medsAllergies.report);
    return checkIn.goOn(visit);
  }

  /** What is due is paid at the office. */
  payLater(): void {
    this.#tools.onDone();
  }

  dispose(): void {
    this.#replies.stop();
    this.#clear();
  }

  /**
   * Goes to the partner's page if a task is still open after the person continued; it may have been done meanwhile.
   */
  #goTo(screen: CheckInScreen, from: CheckInScreen): void {
    this.#show(screen);
    if (from.at.kind === 'task' && screen.at.kind === 'task') this.#tools.onLeave(screen.at.address);
  }

  #show(screen: CheckInScreen): void {
    this.#clear();
    const { checkIn, visit, drafts = noDrafts, lookups } = this.#tools;
    switch (screen.at.kind) {
      case 'arrived':
        return this.#arrived(screen, screen.at.payment);
      case 'medsAllergies':
        this.medsAllergies = new MedsAllergiesSection(
          screen.at,
          (...asked) => checkIn.search(visit, ...asked),
          drafts.of(`check-in ${visit.appointment ?? ''}`),
        );
        break;
      case 'information':
        this.information = new InformationSection(screen.at.information, lookups, (section) =>
          drafts.of(`check-in ${visit.appointment ?? ''} ${section}`),
        );
        void this.information.load();
        break;
      case 'intake':
        this.intake = this.#intakeOf(screen.at);
        break;
      case 'consents':
        this.forms = this.#formsOf(screen, screen.at.kind);
        void this.forms.load();
        break;
      case 'task':
      case 'ready':
        break;
    }
    this.phase = { kind: 'at', screen, sending: false };
  }

  #arrived(screen: CheckInScreen, isDue: boolean): void {
    const { isPaymentOpen, onDone } = this.#tools;
    const isPaying = isDue || isPaymentOpen?.(screen.visit) === true;
    this.phase = isPaying ? { kind: 'paying', screen } : { kind: 'at', screen, sending: true };
    if (!isPaying) onDone();
  }

  #formsOf(screen: CheckInScreen, step: FormStep): FormSigningViewModel {
    const { checkIn, visit, drafts = noDrafts } = this.#tools;
    return new FormSigningViewModel({
      drafts,
      forms: formsAtCheckIn({
        checkIn,
        visit,
        step,
        screen,
        onTaken: (next) => {
          if (next.at.kind !== step) runInAction(() => this.#show(next));
        },
        onOver: (problem) => {
          runInAction(() => {
            this.phase = { kind: 'failed', problem };
          });
        },
      }),
    });
  }

  #intakeOf({ forms, today }: Extract<CheckInPage, { readonly kind: FormStep }>): IntakeSection {
    const { checkIn, visit, drafts = noDrafts } = this.#tools;
    const intake: IntakeSection = new IntakeSection({
      forms,
      today,
      draftOf: (form) => drafts.of(`intake ${form}`),
      onSubmit: (filled) => void this.#submitIntake(intake, checkIn.postForms(visit, 'intake', filled)),
    });
    return intake;
  }

  async #submitIntake(
    intake: IntakeSection,
    answering: ServiceResult<CheckInScreen, CheckInRefusal | FormRefusal>,
  ): Promise<void> {
    const wanted = this.#replies.expect();
    const answer = await answering;
    if (answer.ok) intake.drop();
    if (!wanted()) return;
    // The practice's forms have changed meanwhile: loads them again, keeping the input.
    const { checkIn, visit } = this.#tools;
    const isChanged =
      !answer.ok && (answer.error.kind === 'form-changed' || answer.error.kind === 'form-not-requested');
    const anew = isChanged ? await checkIn.open(visit) : undefined;
    if (!wanted()) return;
    runInAction(() => {
      if (answer.ok) return this.#show(answer.value);
      if (isOfCheckIn(answer.error)) {
        this.phase = { kind: 'failed', problem: answer.error };
        return;
      }
      if (anew?.ok === true) this.#show(anew.value);
      (anew?.ok === true ? this.intake : intake)?.refused(answer.error);
    });
  }

  #clear(): void {
    this.medsAllergies?.dispose();
    this.medsAllergies = undefined;
    this.information?.dispose();
    this.information = undefined;
    this.intake = undefined;
    this.forms?.dispose();
    this.forms = undefined;
  }
}

const noDrafts = { of: () => noDraft };
