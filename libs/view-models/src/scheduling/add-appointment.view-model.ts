import type { PracticeId } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import { paths, type Failure } from '@portico/application/kernel';
import type { BookingDraft, BookingDrafts } from './booking-draft.ts';
import { bookingPaths } from './booking-path.ts';
import type { BookingChoices, BookingPractice, Scheduling } from '@portico/application/scheduling';
import { VisitSelection } from './visit-selection.ts';

type Phase =
  /** `innocentDelay`: milliseconds before the loading state needs to be shown. */
  | { readonly kind: 'loading'; readonly innocentDelay: number }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The placeholder is selected in the list of practices (`APT-062`). */
  | { readonly kind: 'no-practice' }
  | { readonly kind: 'ready'; readonly choices: BookingChoices };

export interface AddAppointmentTools {
  readonly drafts: BookingDrafts;
  /** The current practice if no booking was begun. */
  readonly practice: PracticeId;
  /** The visit that is being checked out of, on the check-out path (`APT-216`). */
  readonly checkOut?: BookingDraft['checkOut'];
  readonly isGuest?: true;
}

/** The start of booking: practice, provider, kind of visit and location (`APT-057` to `APT-077`). */
export class AddAppointmentViewModel {
  phase: Phase = { kind: 'loading', innocentDelay: 0 };
  /** Practices that offer booking; known after the first answer. */
  practices: readonly BookingPractice[] = [];
  /** The practice that was chosen last. */
  at: PracticeId;
  /** One entry for each time the placeholder was selected, the oldest first; `key` distinguishes them. */
  told: readonly { readonly key: string }[] = [];

  readonly selection: VisitSelection;
  readonly #scheduling: Scheduling;
  readonly #tools: AddAppointmentTools;
  readonly #replies = new LatestRequest();
  #request = 0;

  constructor(scheduling: Scheduling, tools: AddAppointmentTools) {
    this.#scheduling = scheduling;
    this.#tools = tools;
    this.at = tools.drafts.current?.practice ?? tools.practice;
    this.selection = new VisitSelection(
      () => this.choices?.catalog,
      () => this.#keep(),
    );
    makeAutoObservable(this, { selection: false }, { autoBind: true });
  }

  async load(): Promise<void> {
    const shown = this.phase.kind === 'ready' ? this.phase.choices.innocentDelay : 0;
    this.phase = { kind: 'loading', innocentDelay: shown };
    this.#request += 1;
    const wanted = this.#replies.expect();
    const answer = await this.#scheduling.choices({
      practice: this.at,
      picked: this.#draft?.picked ?? {},
      ...(this.#draft?.provider === undefined ? {} : { provider: this.#draft.provider }),
      request: this.#request,
    });
    if (!wanted() || (answer.ok && answer.value.request !== this.#request)) return;
    runInAction(() => {
      if (!answer.ok) {
        this.phase = { kind: 'failed', failure: answer.error };
        return;
      }
      this.practices = answer.value.practices;
      this.selection.begin(answer.value.picked);
      this.phase = { kind: 'ready', choices: answer.value };
    });
  }

  /** Undefined for the placeholder. Another practice starts another booking. */
  choosePractice(practice: PracticeId | undefined): void {
    this.selection.begin({});
    if (practice === undefined) {
      this.#replies.expect();
      this.#request += 1;
      this.phase = { kind: 'no-practice' };
      this.told = [...this.told, { key: String(this.#request) }];
      return;
    }
    this.at = practice;
    void this.load();
  }

  forget(key: string): void {
    this.told = this.told.filter((each) => each.key !== key);
  }

  /** The practice that is chosen, if one is. */
  get practice(): PracticeId | undefined {
    return this.phase.kind === 'no-practice' ? undefined : this.at;
  }

  get choices(): BookingChoices | undefined {
    return this.phase.kind === 'ready' ? this.phase.choices : undefined;
  }

  /** Booking starts with the practice's questions, which are not answered yet (`APT-085`). */
  get asksFirst(): boolean {
    const draft = this.#draft;
    // A guest's link sets the purpose, and guests have no screen of questions.
    if (this.#tools.isGuest === true) return false;
    return this.choices?.asks === true && draft?.answers === undefined && draft?.replaces === undefined;
  }

  /** The path of the times (`APT-073` to `APT-076`); the choices are stored in the draft. */
  goOn(): string | undefined {
    const { choices } = this;
    if (choices === undefined || this.selection.offer === undefined) return undefined;
    this.#keep();
    return bookingPaths(choices.way, this.#place).times;
  }

  /** The path of the questions (`APT-078`). */
  goToQuestions(): string {
    this.#keep();
    return paths.schedulerQuestions;
  }

  dispose(): void {
    this.#replies.stop();
  }

  /** Check-out or guest booking is decided by the path, not by an earlier draft. */
  get #place(): Pick<BookingDraft, 'checkOut' | 'isGuest'> {
    const { checkOut, isGuest } = this.#tools;
    return { ...(checkOut === undefined ? {} : { checkOut }), ...(isGuest === undefined ? {} : { isGuest }) };
  }

  /** The draft of this practice. */
  get #draft(): BookingDraft | undefined {
    const { current } = this.#tools.drafts;
    return current?.practice === this.at ? current : undefined;
  }

  #keep(): void {
    const begun: BookingDraft = this.#draft ?? { practice: this.at, picked: {} };
    const { start, checkOut: _checkOut, provider: _provider, ...draft } = begun;
    const { picked } = this.selection;
    // A chosen time belongs to its choices.
    const isSame = JSON.stringify(picked) === JSON.stringify(draft.picked);
    const time = isSame && start !== undefined ? { start } : {};
    this.#tools.drafts.keep({ ...draft, ...this.#place, ...time, picked });
  }
}
