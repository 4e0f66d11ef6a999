import type { Capabilities, Capability } from '@portico/domain/access';
import type { AppointmentBooking } from '@portico/domain/appointments';
import { failed, ok, type PracticeId, type Result } from '@portico/domain/kernel';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { WaitEntry, WaitListEntries, WaitReach } from '@portico/domain/scheduling';
import type { Failure } from '@portico/application/kernel';
import type { Waiting, WaitPlace, WaitRequest } from '@portico/application/scheduling';
import type { ServiceCall } from '../kernel/index.ts';
import { bookingChart } from './booking-chart.ts';
import { offeredIn, opens } from './wait-list-entry-view.ts';

/** The entries of the wait list that a person may see: all of an account's, one by a guest's link. */
export class OwnWaitListEntries {
  readonly #waitList: Pick<WaitListEntries, 'of' | 'byId'>;
  readonly #capabilities: Pick<Capabilities, 'byId'>;
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #appointmentBooking: Pick<AppointmentBooking, 'held'>;

  constructor(
    waitList: Pick<WaitListEntries, 'of' | 'byId'>,
    capabilities: Pick<Capabilities, 'byId'>,
    practices: Pick<PracticeDirectory, 'practices'>,
    appointmentBooking: Pick<AppointmentBooking, 'held'>,
  ) {
    this.#waitList = waitList;
    this.#capabilities = capabilities;
    this.#practices = practices;
    this.#appointmentBooking = appointmentBooking;
  }

  /** The person's entries at a practice, the longest wait first; a guest sees what their link opens. */
  async at(call: ServiceCall, practice: PracticeId): Promise<readonly Waiting[]> {
    const place = bookingChart(call, { practice }, 'appointments:view');
    if (!place.ok) return [];
    const [link, entries] = await Promise.all([this.#link(call), this.#waitList.of(place.value)]);
    return this.shown(
      call,
      entries.filter((entry) => opens(link, entry)),
    );
  }

  /** Where this person is notified; a guest can wait only for another time of their link's visit. */
  async reach(call: ServiceCall, { about }: WaitRequest): Promise<WaitReach | undefined> {
    const { actor } = call.acting;
    if (actor.kind !== 'guest') return { kind: 'account', account: actor.account };
    const link = await this.#link(call);
    if (link === undefined || link === 'unknown' || about.kind !== 'visit' || link.resource !== about.visit)
      return undefined;
    if (link.email !== undefined) return { kind: 'guest', to: { channel: 'email', address: link.email } };
    return link.phone && { kind: 'guest', to: { channel: 'sms', address: link.phone } };
  }

  /** An entry of this person; a guest's link opens one alone. */
  async entry(call: ServiceCall, place: WaitPlace): Promise<Result<WaitEntry, Failure>> {
    const chart = bookingChart(call, place, 'appointments:act');
    if (!chart.ok) return chart;
    const [link, entry] = await Promise.all([this.#link(call), this.#waitList.byId(chart.value, place.id)]);
    return entry !== undefined && opens(link, entry) ? ok(entry) : failed({ kind: 'not-found' });
  }

  /** The guest's link; undefined for an account. */
  async #link(call: ServiceCall): Promise<Capability | 'unknown' | undefined> {
    const { actor } = call.acting;
    if (actor.kind !== 'guest') return undefined;
    return (await this.#capabilities.byId(actor.capability)) ?? 'unknown';
  }

  async shown(call: Pick<ServiceCall, 'now'>, entries: readonly WaitEntry[]): Promise<readonly Waiting[]> {
    const practices = await this.#practices.practices([...new Set(entries.map(({ patient }) => patient.practice))]);
    const names = new Map(practices.map(({ id, name }): [PracticeId, string] => [id, name]));
    return Promise.all(
      entries.map(async ({ id, patient, replaces, joinedAt, state }) => {
        const time = state.kind === 'offered' && call.now < state.time.until ? state.time : undefined;
        const slots = time === undefined ? [] : await this.#appointmentBooking.held(patient);
        const slot = slots.find((one) => one.id === time?.hold);
        return {
          id,
          practice: { id: patient.practice, name: names.get(patient.practice) ?? '' },
          ...(replaces === undefined ? {} : { replaces }),
          since: joinedAt,
          ...(slot === undefined ? {} : { offered: offeredIn(slot, call) }),
        };
      }),
    );
  }
}
