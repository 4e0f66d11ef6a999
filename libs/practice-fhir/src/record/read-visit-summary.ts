import type { Answer, Call, DocumentBytes, Id } from '@portico/practice-spi';
import { gone } from '../client/build-results.ts';
import type { Capabilities } from '../client/capabilities.ts';
import type { Stored } from '../client/stored-resource.ts';
import { first, text, texts } from '../json/index.ts';
import type { PracticeServer } from '../server-of-connection.ts';
import { isTarget, referenceTo, targetOf, targetsAt } from '../resource-references.ts';
import { appointmentOf } from '../visits/appointment-changes.ts';
import { readDocumentBytes } from './read-document-bytes.ts';

/** LOINC: the summary of an episode, which a CCD is, and of an encounter. */
const summaryCodes = ['34133-9', '67781-5'];

/** A server leads from a visit to its documents by the encounter alone. */
export const keepsSummaries = (capabilities: Capabilities): boolean =>
  capabilities.can('Appointment', 'read') &&
  capabilities.can('DocumentReference', 'read') &&
  capabilities.can('DocumentReference', 'search') &&
  capabilities.can('Encounter', 'search') &&
  capabilities.knows('Encounter', 'appointment');

/** The latest summary that the practice wrote of a visit; `gone` while there is none. */
export const readVisitSummary = async (
  server: PracticeServer,
  patient: Id,
  visit: Id,
  call: Call,
): Answer<DocumentBytes> => {
  const { client } = server;
  const appointment = await appointmentOf(server, patient, visit, call);
  if (!appointment.ok) return appointment;
  const booked = { type: 'Appointment', id: visit };
  const encounters = await client.searchAll('Encounter', { appointment: referenceTo(booked) }, call, { partial: true });
  if (!encounters.ok) return encounters;
  const own = encounters.value.matches.filter(
    ({ json }) =>
      isTarget(targetOf(first(json, 'subject')), 'Patient', patient) &&
      targetsAt(json, 'appointment').some((each) => isTarget(each, 'Appointment', visit)),
  );
  if (own.length === 0) return gone;
  const whose = { patient: referenceTo({ type: 'Patient', id: patient }) };
  const found = await client.searchAll('DocumentReference', whose, call, { partial: true });
  if (!found.ok) return found;
  const isOfVisit = ({ json }: Stored): boolean =>
    targetsAt(json, 'context.encounter').some((each) => own.some(({ id }) => isTarget(each, 'Encounter', id)));
  const [latest] = found.value.matches
    .filter(({ json }) => text(json, 'status') === 'current')
    .filter(({ json }) => texts(json, 'type.coding.code').some((code) => summaryCodes.includes(code)))
    .filter(isOfVisit)
    .sort((a, b) => writtenAt(b) - writtenAt(a));
  return latest === undefined ? gone : readDocumentBytes(server, patient, referenceTo(latest), call);
};

/** Those without a date are the oldest. */
const writtenAt = ({ json }: Stored): number => Date.parse(text(json, 'date') ?? '') || 0;
