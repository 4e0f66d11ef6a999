import type { Brand } from './branded-type.ts';
import { failed, ok, type Result } from './result.ts';

export type PracticeId = Brand<string, 'PracticeId'>;
/** A patient within one practice; the same person has another id in another practice. */
export type PatientId = Brand<string, 'PatientId'>;
export type AccountId = Brand<string, 'AccountId'>;
export type SessionId = Brand<string, 'SessionId'>;
/** A right that travels in a link. */
export type CapabilityId = Brand<string, 'CapabilityId'>;
/** A represented person, as one delegate knows them. */
export type ProfileId = Brand<string, 'ProfileId'>;
export type DeviceId = Brand<string, 'DeviceId'>;
export type AppointmentId = Brand<string, 'AppointmentId'>;
export type ProviderId = Brand<string, 'ProviderId'>;
export type LocationId = Brand<string, 'LocationId'>;
/** A time that is held for a patient. */
export type HoldId = Brand<string, 'HoldId'>;
/** A calendar that takes one visit at a time: a provider's. */
export type ResourceId = Brand<string, 'ResourceId'>;
/** A kind of visit that a practice offers. */
export type VisitReasonId = Brand<string, 'VisitReasonId'>;
export type DocumentId = Brand<string, 'DocumentId'>;
/** Wire integer (`APT-025`): labs are identified by a number. */
export type LabId = Brand<number, 'LabId'>;

/** One chart: a patient in a practice. Every call to a practice system names both. */
export interface PatientRef {
  readonly practice: PracticeId;
  readonly patient: PatientId;
}

export const samePatient = (a: PatientRef, b: PatientRef): boolean =>
  a.practice === b.practice && a.patient === b.patient;

export interface BadId {
  readonly kind: 'bad-id';
}

const idPattern = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$/;

/** Parses any text id: 1 to 128 characters of letters, digits and `. _ : -`, so that an id is safe in a path and a log. */
export const parseId = <Id extends Brand<string, string>>(raw: unknown): Result<Id, BadId> =>
  typeof raw === 'string' && idPattern.test(raw) ? ok(raw as Id) : failed({ kind: 'bad-id' });

/** Parses the id of an entry of a record: a practice's system may put the kind of its row before it, as in `Condition/7`. */
export const parseEntryId = (raw: unknown): Result<string, BadId> =>
  typeof raw === 'string' && raw.length <= 128 && raw.split('/').every((part) => idPattern.test(part))
    ? ok(raw)
    : failed({ kind: 'bad-id' });

export const parseLabId = (raw: unknown): Result<LabId, BadId> =>
  typeof raw === 'number' && Number.isSafeInteger(raw) && raw > 0 ? ok(raw as LabId) : failed({ kind: 'bad-id' });
