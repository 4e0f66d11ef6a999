import type { Stored } from '../scheduling-resource-types.ts';
import { readAllAsOffice } from './office-client.ts';

/** What the practice itself finds in its system. */
export interface Books {
  readonly appointments: readonly Stored<'Appointment'>[];
  readonly slots: readonly Stored<'Slot'>[];
}

export const booksOf = async (base: string): Promise<Books> => ({
  appointments: await readAllAsOffice(base, 'Appointment'),
  slots: await readAllAsOffice(base, 'Slot'),
});

const isHeld = ({ status }: Stored<'Appointment'>): boolean =>
  ['pending', 'booked', 'arrived', 'checked-in', 'fulfilled'].includes(status);

const actorsOf = ({ participant }: Stored<'Appointment'>): readonly string[] =>
  participant
    .flatMap(({ actor }) => actor?.reference ?? [])
    .filter((reference) => reference.startsWith('Practitioner/'));

const overlap = (one: Stored<'Appointment'>, other: Stored<'Appointment'>): boolean =>
  Date.parse(one.start ?? '') < Date.parse(other.end ?? '') &&
  Date.parse(other.start ?? '') < Date.parse(one.end ?? '');

export interface DoubleBooking {
  readonly one: string;
  readonly other: string;
}

/** Pairs of appointments, by their ids, at which one practitioner would have to be at the same time. */
export const doubleBookings = ({ appointments }: Books): readonly DoubleBooking[] => {
  const held = appointments.filter(isHeld);
  return held.flatMap((one, at) =>
    held
      .slice(at + 1)
      .filter((other) => overlap(one, other) && actorsOf(one).some((actor) => actorsOf(other).includes(actor)))
      .map((other) => ({ one: one.id, other: other.id })),
  );
};
