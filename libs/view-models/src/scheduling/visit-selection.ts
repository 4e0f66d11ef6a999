import { aspects } from '@portico/application/scheduling';
import type { Aspect } from '@portico/application/scheduling';
import {
  choicesFor,
  isOffered,
  type Catalog,
  type Choices,
  type Offer,
  type Picked,
  type Resource,
  type VisitReason,
} from '@portico/domain/scheduling';
import type { AppointmentLocation } from '@portico/domain/appointments';
import { makeAutoObservable } from 'mobx';

/** A provider as a card shows it, with the location of the visit (`APT-063`). */
export interface ProviderCard {
  readonly resource: Resource;
  readonly location: AppointmentLocation | undefined;
  /** Number of further locations of the provider. */
  readonly elsewhere: number;
}

/** The provider, the kind of visit and the location of a booking, each with those that still fit (`APT-058` to `APT-072`). */
export class VisitSelection {
  /** The person's choices; `picked` adds what follows from them. */
  chosen: Picked = {};
  /** The requested list. */
  opened: Aspect | undefined;
  /** The place under which the chosen provider was listed when pressed. */
  listedAt: AppointmentLocation['id'] | undefined;

  readonly #catalog: () => Catalog | undefined;
  readonly #onChange: () => void;

  /** `catalog` returns what the practice offers; undefined until it is loaded. */
  constructor(catalog: () => Catalog | undefined, onChange: () => void) {
    this.#catalog = catalog;
    this.#onChange = onChange;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Starts with the choices that the practice still offers. */
  begin(chosen: Picked): void {
    this.chosen = chosen;
    this.opened = undefined;
    this.listedAt = undefined;
  }

  /** The choices that fit what is chosen already. */
  get fitting(): Choices {
    const catalog = this.#catalog();
    return catalog === undefined ? none : choicesFor(catalog, this.chosen);
  }

  /**
   * The choices, plus those with only one option left, and the place that a provider was pressed at; a visit by video is
   * at none of the places, and asks for none.
   */
  get picked(): Picked {
    const only = <Id>(list: readonly { readonly id: Id }[]): Id | undefined =>
      list.length === 1 ? list[0]?.id : undefined;
    const { resources, visitReasons, locations } = this.fitting;
    const { resource = only(resources), visitReason = only(visitReasons) } = this.chosen;
    const isByVideo = visitReasons.find(({ id }) => id === visitReason)?.video === true;
    const listed = locations.find(({ id }) => id === this.listedAt)?.id;
    const location =
      only(locations) ?? listed ?? (isByVideo && resource !== undefined ? this.#placeOf(resource) : undefined);
    const follows = { resource, visitReason, location };
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

  /** Those whom the patient saw last come first, the others as the practice lists them. */
  get providers(): readonly ProviderCard[] {
    const { chosen } = this;
    const catalog = this.#catalog();
    const lastSeen = ({ lastAppointment }: Resource): number => lastAppointment ?? 0;
    const resources = this.fitting.resources.toSorted((one, other) => lastSeen(other) - lastSeen(one));
    return resources.map((resource) => {
      const { location } = chosen;
      const places = catalog === undefined ? [] : choicesFor(catalog, { ...chosen, resource: resource.id }).locations;
      const place = places.find(({ id }) => id === location) ?? places[0];
      return { resource, location: place, elsewhere: location === undefined ? Math.max(0, places.length - 1) : 0 };
    });
  }

  /** The open list: the requested one, or the first without a choice. */
  get open(): Aspect | undefined {
    return this.opened ?? aspects.find((aspect) => this.picked[aspect] === undefined);
  }

  /** Where a provider is listed, if it is still to be had. */
  #placeOf(resource: Resource['id']): AppointmentLocation['id'] | undefined {
    const { locations } = this.fitting;
    const listed = this.providers.find((card) => card.resource.id === resource)?.location?.id;
    return (locations.find(({ id }) => id === listed) ?? locations[0])?.id;
  }

  /** Opens a list, to choose or to change a choice. */
  show(aspect: Aspect): void {
    this.opened = aspect;
  }

  pick(picked: Picked): void {
    const { resource } = picked;
    if (resource !== undefined) {
      this.listedAt = this.providers.find((card) => card.resource.id === resource)?.location?.id;
    }
    this.chosen = { ...this.chosen, ...picked };
    this.opened = undefined;
    this.#onChange();
  }

  /** Clears all choices. */
  startOver(): void {
    this.chosen = {};
    this.opened = undefined;
    this.listedAt = undefined;
    this.#onChange();
  }

  /** The complete choice that the times need (`APT-061`). */
  get offer(): Offer | undefined {
    const { picked } = this;
    const catalog = this.#catalog();
    return catalog !== undefined && isOffered(catalog, picked) ? picked : undefined;
  }
}

const none: Choices = { resources: [], visitReasons: [], locations: [] };
