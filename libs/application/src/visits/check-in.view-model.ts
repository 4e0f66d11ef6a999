import type { CheckInStep } from '@portico/domain/visits';
import { makeAutoObservable, runInAction } from 'mobx';
import { noDraft, Replies, type FormDraft, type Failure } from '../kernel/index.ts';
import type { CheckIn, CheckInRefusal, CheckInScreen, CheckInVisit } from './check-in.port.ts';
import { MedsAllergiesPart } from './meds-allergies.part.ts';

export type CheckInProblem = CheckInRefusal | Failure;

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly problem: CheckInProblem }
  /** A page stands there; `sending` while it is handed in (`APT-171`). */
  | {
      readonly kind: 'at';
      readonly screen: CheckInScreen;
      readonly sending: boolean;
      readonly problem?: CheckInProblem;
    }
  /** Checked in; something is due that can be paid now (`APT-173`). */
  | { readonly kind: 'paying'; readonly screen: CheckInScreen };

export interface CheckInTools {
  readonly checkIn: CheckIn;
  readonly visit: CheckInVisit;
  /** Where what is typed is kept until it is handed in. */
  readonly draft?: FormDraft;
  /** The person is checked in, and nothing is left to do here (`APT-172`). */
  readonly onDone: () => void;
  /** Leads to a partner of the practice, whose turn it is (`APT-207`). */
  readonly onLeave: (address: string) => void;
}

/** Checking in, page by page; every answer is the page that comes next (`APT-174`). */
export class CheckInViewModel {
  phase: Phase = { kind: 'loading' };
  /** The page of allergies and medications while it stands there. */
  medsAllergies: MedsAllergiesPart | undefined;

  readonly #tools: CheckInTools;
  readonly #replies = new Replies();

  constructor(tools: CheckInTools) {
    this.#tools = tools;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get screen(): CheckInScreen | undefined {
    return 'screen' in this.phase ? this.phase.screen : undefined;
  }

  /** The step whose page stands there (`APT-165`). */
  get step(): CheckInStep | undefined {
    return this.screen?.steps.find((step) => step === this.screen?.at.kind);
  }

  /** Everything that the page needs is there (`APT-170`). */
  get canGoOn(): boolean {
    if (this.phase.kind !== 'at' || this.phase.sending) return false;
    return this.medsAllergies?.isAnswered ?? true;
  }

  /** The page is the last one: handing it in checks in. */
  get isLast(): boolean {
    const { screen } = this;
    if (screen === undefined || screen.at.kind === 'task') return false;
    const left = screen.steps.length - screen.done.length + (screen.task?.isDone === false ? 1 : 0);
    return left <= 1;
  }

  /** Where the page stands among all that is asked; the task of a partner counts as the last of them. */
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
    const { phase, medsAllergies } = this;
    if (phase.kind !== 'at' || !this.canGoOn) return;
    const { screen } = phase;
    this.phase = { kind: 'at', screen, sending: true };
    const wanted = this.#replies.expect();
    const { checkIn, visit } = this.#tools;
    const answer = await (medsAllergies === undefined
      ? checkIn.goOn(visit)
      : checkIn.postMedsAllergies(visit, medsAllergies.report));
    if (answer.ok) medsAllergies?.drop();
    if (!wanted()) return;
    runInAction(() => {
      if (answer.ok) this.#goTo(answer.value, screen);
      // What was filled in stays, and can be handed in again (`APT-175`, `APT-177`).
      else this.phase = { kind: 'at', screen, sending: false, problem: answer.error };
    });
  }

  /** What is due is paid at the office. */
  payLater(): void {
    this.#tools.onDone();
  }

  dispose(): void {
    this.#replies.stop();
    this.medsAllergies?.dispose();
  }

  /** Whoever stands at a partner's turn and goes on, goes there; it may have been done meanwhile. */
  #goTo(screen: CheckInScreen, from: CheckInScreen): void {
    this.#show(screen);
    if (from.at.kind === 'task' && screen.at.kind === 'task') this.#tools.onLeave(screen.at.address);
  }

  #show(screen: CheckInScreen): void {
    this.medsAllergies?.dispose();
    this.medsAllergies = undefined;
    const { checkIn, visit, draft = noDraft, onDone } = this.#tools;
    switch (screen.at.kind) {
      case 'arrived':
        this.phase = screen.at.payment ? { kind: 'paying', screen } : { kind: 'at', screen, sending: true };
        if (!screen.at.payment) onDone();
        return;
      case 'medsAllergies':
        this.medsAllergies = new MedsAllergiesPart(screen.at, (...asked) => checkIn.search(visit, ...asked), draft);
        break;
      case 'task':
      case 'ready':
        break;
    }
    this.phase = { kind: 'at', screen, sending: false };
  }
}
