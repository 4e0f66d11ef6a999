import type { OfferedVisit, TakenTime, Waiting } from '@portico/application/scheduling';
import type { AppointmentLocation } from '@portico/domain/appointments';
import { isoOf, SECOND } from '@portico/domain/kernel';
import type { Slot } from '@portico/domain/scheduling';
import type { OfferedTime, TakenTime as WireTakenTime, VisitPlace, WaitListEntry } from '../generated/resolvers.ts';

export const spanToWire = ({ start, end }: Slot) => ({ start_time: isoOf(start), end_time: isoOf(end) });

/** Whole seconds, never more than there are. */
export const secondsOf = (milliseconds: number): number => Math.max(0, Math.floor(milliseconds / SECOND));

export const placeToWire = ({ id, phone, ...rest }: AppointmentLocation): VisitPlace => ({
  location_id: id,
  phone: phone ?? null,
  ...rest,
});

export const takenToWire = ({ appointment, location, ...slot }: TakenTime): WireTakenTime => ({
  appointment_id: appointment,
  ...spanToWire(slot),
  place: placeToWire(location),
});

export const waitingToWire = ({ id, practice, replaces, since, offered }: Waiting): WaitListEntry => ({
  wait_id: id,
  practice_id: practice.id,
  practice_name: practice.name,
  appointment_id: replaces?.visit ?? null,
  dateTime: replaces === undefined ? null : isoOf(replaces.start),
  since: isoOf(since),
  offered: offered === undefined ? null : offeredToWire(offered),
});

const offeredToWire = ({
  hold,
  keptFor,
  visitType,
  video,
  provider,
  location,
  ...slot
}: OfferedVisit): OfferedTime => ({
  hold_id: hold,
  ...spanToWire(slot),
  keptForSeconds: secondsOf(keptFor),
  visitType: visitType ?? null,
  video,
  provider_id: provider.id,
  providerName: provider.name,
  specialty: provider.specialty ?? null,
  place: placeToWire(location),
});
