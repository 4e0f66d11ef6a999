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
import type { Failure } from '@portico/application/kernel';
import type { BookingDraft, BookingDrafts } from './booking-draft.ts';
import { bookingPaths, questionsPath } from './booking-path.ts';
import type { BookingChoices, BookingPractice, Scheduling } from '@portico/application/scheduling';

/** The three things that are chosen, in the order in which they are asked (`APT-058`). */
export const aspects = ['resource', 'visitReason', 'location'] as const;
export type Aspect = (typeof aspects)[number];

type Phase =
  /** `innocentDelay` is how long nothing needs to be shown of it. */
  | { readonly kind: 'loading'; readonly innocentDelay: number }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The placeholder stands in the list of practices (`APT-062`). */
  | { readonly kind: 'no-practice' }
  | { readonly kind: 'ready'; readonly choices: BookingChoices };

/** A provider as a card shows it: with the place where the person would go (`APT-063`). */
export interface ProviderCard {
  readonly resource: Resource;
  readonly location: AppointmentLocation | undefined;
  /** Further places where the provider can be seen. */
  readonly elsewhere: number;
}

export interface AddAppointmentTools {
  readonly drafts: BookingDrafts;
  /** Where the person stands when nothing was begun. */
  readonly practice: PracticeId;
  /** The visit that is being checked out of, on the path for that (`APT-216`). */
  readonly checkOut?: BookingDraft['checkOut'];
  readonly isGuest?: true;
}

/** The start of booking: practice, provider, kind of visit and location (`APT-057` to `APT-077`). */
export class AddAppointmentViewModel {
  phase: Phase = { kind: 'loading', innocentDelay: 0 };
  /** Those at which one may book; known with the first answer. */
  practices: readonly BookingPractice[] = [];
  /** What the person chose; whatever follows from it is in `picked` beside it. */
  chosen: Picked = {};
  /** The list that was asked for. */
  opened: Aspect | undefined;
  /** The practice that was chosen last. */
  at: PracticeId;
  /** Told each time the placeholder was picked, the oldest first; `key` tells one from the other. */
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

  /** Nothing at the placeholder. Another practice is another booking. */
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

  /** Booking begins with the practice's questions, which were not answered yet (`APT-085`). */
  get asksFirst(): boolean {
    const draft = this.#draft;
    // Guests come by a link that says what for, and have no screen of questions.
    if (this.#tools.isGuest === true) return false;
    return this.choices?.asks === true && draft?.answers === undefined && draft?.replaces === undefined;
  }

  /** What can be chosen beside what is chosen already. */
  get fitting(): Choices {
    const { choices } = this;
    return choices === undefined ? none : choicesFor(choices.catalog, this.chosen);
  }

  /** What is chosen, and what is the only choice left. */
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

  /** The list that is open: the one that was asked for, or the first without a choice. */
  get open(): Aspect | undefined {
    return this.opened ?? aspects.find((aspect) => this.picked[aspect] === undefined);
  }

  /** Opens a list, to choose or to choose anew. */
  show(aspect: Aspect): void {
    this.opened = aspect;
  }

  pick(picked: Picked): void {
    this.chosen = { ...this.chosen, ...picked };
    this.opened = undefined;
    this.#keep();
  }

  /** Everything can be chosen again. */
  startOver(): void {
    this.chosen = {};
    this.opened = undefined;
    this.#keep();
  }

  /** Everything that is needed for a time (`APT-061`). */
  get offer(): Offer | undefined {
    const { choices, picked } = this;
    return choices !== undefined && isOffered(choices.catalog, picked) ? picked : undefined;
  }

  /** Where the times are (`APT-073` to `APT-076`); what is chosen goes along in the draft. */
  goOn(): string | undefined {
    const { choices, offer } = this;
    if (choices === undefined || offer === undefined) return undefined;
    this.#keep();
    return bookingPaths(choices.way, this.#place).times;
  }

  /** Where the questions are (`APT-078`). */
  goToQuestions(): string {
    this.#keep();
    return questionsPath;
  }

  dispose(): void {
    this.#replies.stop();
  }

  /** The path says whether somebody is checking out, or is a guest, whatever was begun before. */
  get #place(): Pick<BookingDraft, 'checkOut' | 'isGuest'> {
    const { checkOut, isGuest } = this.#tools;
    return { ...(checkOut === undefined ? {} : { checkOut }), ...(isGuest === undefined ? {} : { isGuest }) };
  }

  /** What was begun at this practice. */
  get #draft(): BookingDraft | undefined {
    const { current } = this.#tools.drafts;
    return current?.practice === this.at ? current : undefined;
  }

  #keep(): void {
    // A time that was chosen belongs to what was chosen before.
    const { start: _start, checkOut: _checkOut, ...draft } = this.#draft ?? { practice: this.at };
    this.#tools.drafts.keep({ ...draft, ...this.#place, picked: this.picked });
  }
}

const none: Choices = { resources: [], visitReasons: [], locations: [] };
