import type { Capabilities, Capability } from '@portico/domain/access';
import type { AppointmentBooking } from '@portico/domain/appointments';
import { bookingKeyOfLink, linkBooks, linkCancels } from '@portico/domain/guests';
import { failed, ok, type AppointmentId, type Result } from '@portico/domain/kernel';
import type { ServiceCall } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import { chartOf } from './guest-acting.ts';

export const isForVisits = ({ purpose }: Capability): boolean =>
  purpose === 'guest-appointment' || purpose === 'guest-reschedule';

const shut = failed<Failure>({ kind: 'not-found' });

/** The guest's link, read again for each thing that it may open. */
export class GuestLinkAtHand {
  readonly #capabilities: Pick<Capabilities, 'byId' | 'use'>;
  readonly #appointmentBooking: Pick<AppointmentBooking, 'bookedFor'>;
  readonly #call: ServiceCall;

  constructor(
    capabilities: Pick<Capabilities, 'byId' | 'use'>,
    appointmentBooking: Pick<AppointmentBooking, 'bookedFor'>,
    call: ServiceCall,
  ) {
    this.#capabilities = capabilities;
    this.#appointmentBooking = appointmentBooking;
    this.#call = call;
  }

  async opens(does: (capability: Capability) => boolean): Promise<Result<Capability, Failure>> {
    const { actor } = this.#call.acting;
    const capability = actor.kind === 'guest' ? await this.#capabilities.byId(actor.capability) : undefined;
    return capability !== undefined && does(capability) ? ok(capability) : shut;
  }

  books(replaces: AppointmentId | undefined): Promise<Result<Capability, Failure>> {
    return this.opens((capability) => linkBooks(capability, replaces));
  }

  /** Succeeds for the visit that the link is about, or that was made by it. */
  async isAbout(appointment: AppointmentId): Promise<Result<Capability, Failure>> {
    const opened = await this.opens(isForVisits);
    if (!opened.ok || linkCancels(opened.value, appointment)) return opened;
    const chart = chartOf(opened.value);
    const made = chart && (await this.#appointmentBooking.bookedFor(chart, bookingKeyOfLink(opened.value)));
    return made === appointment ? opened : shut;
  }

  /**
   * Makes a visit with a key derived from the link, and ends the link. Idempotent: a repeat after a lost response
   * returns the existing visit.
   */
  async once<T, E>(
    capability: Capability,
    make: (key: ReturnType<typeof bookingKeyOfLink>) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | Failure>> {
    const [key, chart] = [bookingKeyOfLink(capability), chartOf(capability)];
    const isUsed = capability.usedAt !== undefined;
    if (chart === undefined || (isUsed && (await this.#appointmentBooking.bookedFor(chart, key)) === undefined))
      return shut;
    const made = await make(key);
    if (made.ok) await this.end(capability);
    return made;
  }

  /** Ends the link once its purpose is done (`APT-325`). */
  async end({ id, usedAt }: Capability): Promise<void> {
    if (usedAt === undefined) await this.#capabilities.use(id, this.#call.now);
  }
}
