import type { Answer, Call, Id, Recipient } from '@portico/practice-spi';
import { hasProblem, ok } from '../client/build-results.ts';
import { all, type Json } from '../json/index.ts';
import type { PracticeServer } from '../server-of-connection.ts';
import { targetOf } from '../resource-references.ts';
import { loadWithPeople, recipientAt } from './group-conversations.ts';

export interface KnownRecipient {
  readonly recipient: Recipient;
  readonly reference: Json;
}

/** The patient's own providers, and those of the practice's calendars. */
export const recipientsFor = async (
  server: PracticeServer,
  patient: Id,
  call: Call,
): Answer<readonly KnownRecipient[]> => {
  const person = await server.client.read('Patient', patient, call);
  if (!person.ok) return person;
  const schedules = await server.directory.schedules(call);
  if (!schedules.ok && !hasProblem(schedules, 'not-offered')) return schedules;
  const own = all(person.value.json, 'generalPractitioner');
  const actors = schedules.ok ? schedules.value.flatMap(({ json }) => all(json, 'actor')) : [];
  const references = [...own, ...actors.filter((actor) => /^Practitioner/.test(targetOf(actor)?.type ?? ''))];
  const loaded = await loadWithPeople(
    server,
    references.flatMap((reference) => targetOf(reference) ?? []),
    call,
  );
  if (!loaded.ok) return loaded;
  const found = new Map<Id, KnownRecipient>();
  for (const reference of references) {
    const recipient = recipientAt(server, reference);
    if (recipient !== undefined && !found.has(recipient.id)) found.set(recipient.id, { recipient, reference });
  }
  return ok([...found.values()]);
};
