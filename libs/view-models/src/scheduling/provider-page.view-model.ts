import type { Failure } from '@portico/application/kernel';
import type { BookedPractice, BookingChoices, Scheduling } from '@portico/application/scheduling';
import type { AppointmentLocation } from '@portico/domain/appointments';
import type { PracticeId, ProviderId } from '@portico/domain/kernel';
import { choicesFor, type Resource } from '@portico/domain/scheduling';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import type { BookingDrafts } from './booking-draft.ts';
import { bookingPaths } from './booking-path.ts';

/** A provider with the places where visits can be booked. */
interface ProviderAtPractice {
  readonly resource: Resource;
  readonly locations: readonly AppointmentLocation[];
}

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** Nothing can be booked online with the provider, or the practice has no such provider. */
  | { readonly kind: 'not-offered'; readonly practice: BookedPractice }
  | { readonly kind: 'ready'; readonly practice: BookedPractice; readonly provider: ProviderAtPractice };

interface ProviderPageTools {
  readonly practice: PracticeId;
  readonly provider: ProviderId;
  readonly drafts: BookingDrafts;
  /** Booked by a guest's link, which may be there to move a visit. */
  readonly isGuest?: true;
}

/** The page about one provider, where a booking with them begins. */
export class ProviderPageViewModel {
  phase: Phase = { kind: 'loading' };

  readonly #scheduling: Pick<Scheduling, 'choices'>;
  readonly #tools: ProviderPageTools;
  readonly #replies = new LatestRequest();
  #choices: BookingChoices | undefined;

  constructor(scheduling: Pick<Scheduling, 'choices'>, tools: ProviderPageTools) {
    this.#scheduling = scheduling;
    this.#tools = tools;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const { practice, provider } = this.#tools;
    const answer = await this.#scheduling.choices({ practice, picked: {}, provider, request: 0 });
    if (!wanted()) return;
    runInAction(() => {
      if (!answer.ok) {
        this.phase = { kind: 'failed', failure: answer.error };
        return;
      }
      this.#choices = answer.value;
      const found = answer.value.way === 'by-phone' ? undefined : providerIn(answer.value, provider);
      this.phase =
        found === undefined
          ? { kind: 'not-offered', practice: answer.value.practice }
          : { kind: 'ready', practice: answer.value.practice, provider: found };
    });
  }

  /** Begins a booking with the provider, and returns the path where it continues. */
  book(): string | undefined {
    if (this.#choices === undefined || this.phase.kind !== 'ready') return undefined;
    const { practice, drafts, isGuest } = this.#tools;
    const { resource } = this.phase.provider;
    const place = isGuest === undefined ? {} : { isGuest };
    // A guest who moves a visit goes on moving it: a second booking would leave the first one standing.
    const moved = isGuest === true ? drafts.current?.replaces : undefined;
    const replaces = moved === undefined ? {} : { replaces: moved };
    drafts.keep({ practice, picked: { resource: resource.id }, ...place, ...replaces });
    return bookingPaths(this.#choices.way, place).choose;
  }

  dispose(): void {
    this.#replies.stop();
  }
}

/** The provider's first calendar, with the places of all of them. */
const providerIn = ({ catalog }: BookingChoices, provider: ProviderId): ProviderAtPractice | undefined => {
  const resources = catalog.resources.filter((resource) => resource.provider.id === provider);
  const [resource] = resources;
  if (resource === undefined) return undefined;
  const ids = new Set(
    resources.flatMap(({ id }) => choicesFor(catalog, { resource: id }).locations.map((location) => location.id)),
  );
  return { resource, locations: catalog.locations.filter(({ id }) => ids.has(id)) };
};
