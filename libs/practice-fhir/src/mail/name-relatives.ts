import type { Answer, Call, Id } from '@portico/practice-spi';
import { hasProblem, ok } from '../client/build-results.ts';
import { all, first, text } from '../json/index.ts';
import { isTarget, targetOf } from '../resource-references.ts';
import type { PracticeServer } from '../server-of-connection.ts';
import { asOf, conceptText, personNames } from '../values/index.ts';
import type { CommunicationRow } from './message-from-communication.ts';

const idsOfOneSearch = 50;

/** The relatives of a patient who wrote messages that do not name them: by name, else by what they are to the patient. */
export const relativesWhoWrote = async (
  { client }: PracticeServer,
  patient: Id,
  messages: readonly CommunicationRow[],
  call: Call,
): Answer<ReadonlyMap<Id, string>> => {
  const ids = messages.flatMap(({ stored: { json } }) => {
    const sender = first(json, 'sender');
    const target = targetOf(sender);
    return target?.type === 'RelatedPerson' && text(sender, 'display') === undefined ? [target.id] : [];
  });
  const wanted = [...new Set(ids)].slice(0, idsOfOneSearch);
  if (wanted.length === 0) return ok(new Map());
  const found = await client.searchAll('RelatedPerson', { _id: wanted.join(',') }, call, { partial: true });
  if (!found.ok) return hasProblem(found, 'not-offered') ? ok(new Map()) : found;
  const own = found.value.matches.filter(({ json }) => isTarget(targetOf(first(json, 'patient')), 'Patient', patient));
  const named = own.flatMap(({ id, json }) => {
    const name = personNames(all(asOf(json, client.host.now()), 'name'))[0] ?? conceptText(first(json, 'relationship'));
    return name === undefined ? [] : [[id, name] as const];
  });
  return ok(new Map(named));
};
