import type { PracticeId } from '@portico/domain/kernel';
import {
  choicesFor,
  isOffered,
  type Choices,
  type Offer,
  type Picked,
  type Resource,
  type VisitReason,
} from '@portico/domain/scheduling';
import type { AppointmentLocation } from '@portico/domain/appointments';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import { paths, type Failure } from '@portico/application/kernel';
import type { BookingDraft, BookingDrafts } from './booking-draft.ts';
import { bookingPaths } from './booking-path.ts';
import type { BookingChoices, BookingPractice, Scheduling } from '@portico/application/scheduling';

/** The three choices, in the order in which they are asked (`APT-058`). */
export const aspects = ['resource', 'visitReason', 'location'] as const;
export type Aspect = (typeof aspects)[number];

type Phase =
  /** `innocentDelay`: milliseconds before the loading state needs to be shown. */
  | { readonly kind: 'loading'; readonly innocentDelay: number }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The placeholder is selected in the list of practices (`APT-062`). */
  | { readonly kind: 'no-practice' }
  | { readonly kind: 'ready'; readonly choices: BookingChoices };

/** A provider as a card shows it, with the location of the visit (`APT-063`). */
export interface ProviderCard {
  readonly resource: Resource;
  readonly location: AppointmentLocation | undefined;
  /** Number of further locations of the provider. */
  readonly elsewhere: number;
}

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
  /** The person's choices; `picked` adds what follows from them. */
  chosen: Picked = {};
  /** The requested list. */
  opened: Aspect | undefined;
  /** The practice that was chosen last. */
  at: PracticeId;
  /** One entry for each time the placeholder was selected, the oldest first; `key` distinguishes them. */
  told: readonly { readonly key: string }[] = [];

  readonly #scheduling: Scheduling;
  readonly #tools: AddAppointmentTools;
  readonly #replies = new LatestRequest();
  #request = 0;

  constructor(scheduling: Scheduling, tools: AddAppointmentTools) {
    this.#scheduling = scheduling;
    this.#tools = tools;
    this.at = tools.drafts.current?.practice ?? tools.practice;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    const shown = this.phase.kind === 'ready' ? this.phase.choices.innocentDelay : 0;
    this.phase = { kind: 'loading', innocentDelay: shown };
    this.#request += 1;
    const wanted = this.#replies.expect();
    const answer = await this.#scheduling.choices({
      practice: this.at,
      picked: this.#draft?.picked ?? {},
      request: this.#request,
    });
    if (!wanted() || (answer.ok && answer.value.request !== this.#request)) return;
    runInAction(() => {
      if (!answer.ok) {
        this.phase = { kind: 'failed', failure: answer.error };
        return;
      }
      this.practices = answer.value.practices;
      this.chosen = answer.value.picked;
      this.phase = { kind: 'ready', choices: answer.value };
    });
  }

  /** Undefined for the placeholder. Another practice starts another booking. */
  choosePractice(practice: PracticeId | undefined): void {
    this.opened = undefined;
    this.chosen = {};
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

  /** The choices that fit what is chosen already. */
  get fitting(): Choices {
    const { choices } = this;
    return choices === undefined ? none : choicesFor(choices.catalog, this.chosen);
  }

  /** The choices, plus those with only one option left. */
  get picked(): Picked {
    const only = <Id>(list: readonly { readonly id: Id }[]): Id | undefined =>
      list.length === 1 ? list[0]?.id : undefined;
    const { resources, visitReasons, locations } = this.fitting;
    const follows = { resource: only(resources), visitReason: only(visitReasons), location: only(locations) };
    return Object.fromEntries(
      aspects.flatMap((aspect) => {
        const id = this.chosen[aspect] ?? follows[aspect];
        return id === undefined ? [] : [[aspect, id]];
      }),
    );
  }

  get provider(): ProviderCard | undefined {
    return this.providers.find(({ resource }) => resource.id === this.picked.resource);
  }

  get visitReason(): VisitReason | undefined {
    return this.fitting.visitReasons.find(({ id }) => id === this.picked.visitReason);
  }

  get location(): AppointmentLocation | undefined {
    return this.fitting.locations.find(({ id }) => id === this.picked.location);
  }

  get providers(): readonly ProviderCard[] {
    const { choices, chosen } = this;
    return this.fitting.resources.map((resource) => {
      const { location } = chosen;
      const places =
        choices === undefined ? [] : choicesFor(choices.catalog, { ...chosen, resource: resource.id }).locations;
      const place = places.find(({ id }) => id === location) ?? places[0];
      return { resource, location: place, elsewhere: location === undefined ? Math.max(0, places.length - 1) : 0 };
    });
  }

  /** The open list: the requested one, or the first without a choice. */
  get open(): Aspect | undefined {
    return this.opened ?? aspects.find((aspect) => this.picked[aspect] === undefined);
  }

  /** Opens a list, to choose or to change a choice. */
  show(aspect: Aspect): void {
    this.opened = aspect;
  }

  pick(picked: Picked): void {
    this.chosen = { ...this.chosen, ...picked };
    this.opened = undefined;
    this.#keep();
  }

  /** Clears all choices. */
  startOver(): void {
    this.chosen = {};
    this.opened = undefined;
    this.#keep();
  }

  /** The complete choice that the times need (`APT-061`). */
  get offer(): Offer | undefined {
    const { choices, picked } = this;
    return choices !== undefined && isOffered(choices.catalog, picked) ? picked : undefined;
  }

  /** The path of the times (`APT-073` to `APT-076`); the choices are stored in the draft. */
  goOn(): string | undefined {
    const { choices, offer } = this;
    if (choices === undefined || offer === undefined) return undefined;
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
    // A chosen time belongs to the former choices.
    const { start: _start, checkOut: _checkOut, ...draft } = this.#draft ?? { practice: this.at };
    this.#tools.drafts.keep({ ...draft, ...this.#place, picked: this.picked });
  }
}

const none: Choices = { resources: [], visitReasons: [], locations: [] };
