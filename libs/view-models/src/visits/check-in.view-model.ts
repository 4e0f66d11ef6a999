import type { FilledForm } from '@portico/domain/forms';
import { draftTold, type CheckInPageStep, type FormStep } from '@portico/domain/visits';
import { makeAutoObservable, runInAction, toJS } from 'mobx';
import { FormSigningViewModel } from '../forms/index.ts';
import type { InformationRefusal } from '@portico/application/profile';
import { noDraft, LatestRequest, type FormDraft } from '../kernel/index.ts';
import type { ServiceResult } from '@portico/application/kernel';
import type {
  CheckIn,
  CheckInPage,
  CheckInRefusal,
  CheckInScreen,
  CheckInReport,
  CheckInTold,
  CheckInVisit,
  VisitToCheckIn,
  CheckInPageProblem,
  CheckInProblem,
} from '@portico/application/visits';
import { CheckInPosition } from './check-in-position.ts';
import { formsAtCheckIn, isOfCheckIn, sendIntake } from './forms-at-check-in.ts';
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
      /** The earlier step that is being opened in place of the page. */
      readonly goingTo?: CheckInPageStep | undefined;
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
  /** The person is checked in, and nothing is left to do here (`APT-172`); with what was reported. */
  readonly onDone: (report: CheckInReport | undefined) => void;
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

  /** An answer is being changed from the list of answers: the next page is the one that has the list. */
  #isChange = false;

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
    return this.position?.step;
  }

  get position(): CheckInPosition | undefined {
    return this.phase.kind === 'at' ? new CheckInPosition(this.phase.screen, this.phase.goingTo) : undefined;
  }

  /** The page is complete (`APT-170`). */
  get canGoOn(): boolean {
    if (this.phase.kind !== 'at' || this.phase.sending || this.phase.goingTo !== undefined) return false;
    return this.information?.isComplete ?? this.medsAllergies?.isAnswered ?? true;
  }

  /** What the practice is told, with what is chosen on the shown page. */
  get told(): CheckInTold | undefined {
    const { medsAllergies, screen } = this;
    if (medsAllergies === undefined) return screen?.told;
    const { allergies, medications } = medsAllergies.lists;
    const history = { allergies: draftTold(allergies), medications: draftTold(medications) };
    return screen && { ...screen.told, history };
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
    const { phase, medsAllergies, information, position } = this;
    if (phase.kind !== 'at' || !this.canGoOn) return;
    if (position?.isSent === true) return this.goTo(this.#isChange ? undefined : position.after);
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
    const { after } = new CheckInPosition(screen);
    if (answer.ok && after !== undefined && !this.#isChange) return this.goTo(after);
    runInAction(() => {
      this.#isChange &&= !answer.ok;
      if (answer.ok) this.#goTo(answer.value, screen);
      // The input stays, and can be submitted again (`APT-175`, `APT-177`).
      else this.phase = { kind: 'at', screen, sending: false, problem: answer.error };
    });
  }

  /**
   * Opens an earlier step; the next one to be answered if none is named. After a change the next page is the one that
   * has the list of answers.
   */
  async goTo(step: CheckInPageStep | undefined, isChange = false): Promise<void> {
    const { phase } = this;
    if (phase.kind !== 'at') return;
    const { screen } = phase;
    this.phase = { kind: 'at', screen, sending: false, goingTo: step };
    const wanted = this.#replies.expect();
    const answer = await this.#tools.checkIn.open(this.#tools.visit, step);
    if (!wanted()) return;
    runInAction(() => {
      this.#isChange = isChange && answer.ok;
      if (answer.ok) this.#show(answer.value);
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
    this.#tools.onDone(reportOf(this.screen));
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
        if (!screen.done.includes('intake')) this.intake = this.#intakeOf(screen.at);
        break;
      case 'consents':
        if (screen.done.includes('consents')) break;
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
    if (!isPaying) onDone(reportOf(screen));
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
    const { drafts = noDrafts } = this.#tools;
    const intake: IntakeSection = new IntakeSection({
      forms,
      today,
      draftOf: (form) => drafts.of(`intake ${form}`),
      onSubmit: (filled) => void this.#submitIntake(intake, filled),
    });
    return intake;
  }

  async #submitIntake(intake: IntakeSection, filled: readonly FilledForm[]): Promise<void> {
    const wanted = this.#replies.expect();
    const { answer, anew } = await sendIntake(this.#tools, filled);
    if (answer.ok) intake.drop();
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

/** A plain object: it may be kept in the browser's history. */
const reportOf = (screen: CheckInScreen | undefined): CheckInReport | undefined =>
  screen && { done: toJS(screen.done), told: toJS(screen.told) };

const noDrafts = { of: () => noDraft };
