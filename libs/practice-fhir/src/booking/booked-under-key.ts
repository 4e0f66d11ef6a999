import type { Answer, Call, Id, Key, Visit } from '@portico/practice-spi';
import { gone, ok, unknownOutcome } from '../client/build-results.ts';
import type { Stored } from '../client/stored-resource.ts';
import { text } from '../json/index.ts';
import { findByKey } from '../create-once-by-key.ts';
import { visitOf, type PracticeServer } from '../server-of-connection.ts';
import { referenceTo } from '../resource-references.ts';
import { claimOn, claimSystem } from '../times/claim-on-slot.ts';
import { isOf, isWithdrawn } from '../visits/visit-from-appointment.ts';
import { freeSlot } from './appointment-cancellation.ts';

/** The Appointment under a key; one of another patient is `gone` like none. */
export const appointmentUnder = async (
  server: PracticeServer,
  patient: Id,
  key: Key,
  call: Call,
): Answer<Stored | undefined> => {
  const within = { patient: referenceTo({ type: 'Patient', id: patient }) };
  const found = await findByKey(server.client, 'Appointment', key, within, call);
  if (!found.ok) return found;
  const standing = found.value.filter((stored) => !isWithdrawn(stored));
  const own = standing.find((stored) => isOf(stored, patient));
  return own === undefined && standing.length > 0 ? gone : ok(own);
};

/** A booking takes seconds; a claim this old without a visit is what a lost booking left. The portal asks after a minute. */
const settledAfterMs = 60_000;

/**
 * What was booked under a key. If nothing was, a slot that was claimed for it is freed, but only when no request of that
 * booking can be on its way any more.
 */
export const visitUnderKey = async (server: PracticeServer, patient: Id, key: Key, call: Call): Answer<Visit> => {
  const found = await appointmentUnder(server, patient, key, call);
  if (!found.ok) return found;
  if (found.value !== undefined) return visitOf(server, found.value, call, patient);
  const capabilities = await server.client.capabilities();
  if (!capabilities.ok) return capabilities;
  if (!capabilities.value.knows('Slot', 'identifier')) return gone;
  const claims = await server.client.searchAll('Slot', { identifier: `${claimSystem}|${key}` }, call);
  if (!claims.ok) return claims;
  const left = claims.value.matches.filter(({ json }) => claimOn(json)?.key === key && text(json, 'status') === 'busy');
  const now = server.host.now();
  if (left.some(({ json }) => now - (claimOn(json)?.since ?? 0) < settledAfterMs)) return unknownOutcome;
  for (const slot of left) {
    const done = await freeSlot(server, slot.id, key, call);
    if (!done.ok) return done;
  }
  return gone;
};
