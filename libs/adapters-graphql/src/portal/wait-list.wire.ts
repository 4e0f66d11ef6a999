import type { OfferedVisit, TakenTime, Waiting } from '@portico/application/scheduling';
import type { AppointmentLocation } from '@portico/domain/appointments';
import {
  SECOND,
  type AppointmentId,
  type HoldId,
  type LocationId,
  type PracticeId,
  type ProviderId,
  type TimeZone,
} from '@portico/domain/kernel';
import type { Slot, WaitId } from '@portico/domain/scheduling';
import type {
  TakenTimePartsFragment,
  VisitPlacePartsFragment,
  WaitListEntryPartsFragment,
} from '../generated/operations.ts';
import { instantFromWire } from './appointments.wire.ts';
import { present } from './present.ts';

export const spanFromWire = (wire: { readonly start_time: string; readonly end_time: string }): Slot => ({
  start: instantFromWire(wire.start_time),
  end: instantFromWire(wire.end_time),
});

export const keptFromWire = (seconds: number): number => seconds * SECOND;

export const placeFromWire = ({ location_id, timeZone, ...rest }: VisitPlacePartsFragment): AppointmentLocation =>
  present({ ...rest, id: location_id as LocationId, timeZone: timeZone as TimeZone });

export const takenFromWire = (wire: TakenTimePartsFragment): TakenTime => ({
  appointment: wire.appointment_id as AppointmentId,
  ...spanFromWire(wire),
  location: placeFromWire(wire.place),
});

export const waitingFromWire = (wire: WaitListEntryPartsFragment): Waiting => {
  const { appointment_id: visit, dateTime: start, offered } = wire;
  return {
    id: wire.wait_id as WaitId,
    practice: { id: wire.practice_id as PracticeId, name: wire.practice_name },
    since: instantFromWire(wire.since),
    ...(visit === null || start === null
      ? {}
      : { replaces: { visit: visit as AppointmentId, start: instantFromWire(start) } }),
    ...(offered === null ? {} : { offered: offeredFromWire(offered) }),
  };
};

const offeredFromWire = (wire: NonNullable<WaitListEntryPartsFragment['offered']>): OfferedVisit =>
  present({
    hold: wire.hold_id as HoldId,
    ...spanFromWire(wire),
    keptFor: keptFromWire(wire.keptForSeconds),
    visitType: wire.visitType,
    video: wire.video,
    provider: present({ id: wire.provider_id as ProviderId, name: wire.providerName, specialty: wire.specialty }),
    location: placeFromWire(wire.place),
  });
