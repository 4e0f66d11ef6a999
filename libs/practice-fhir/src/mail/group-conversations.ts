import type { Answer, Call, Id, Provider, Recipient, ThreadLine } from '@portico/practice-spi';
import { providerOf } from '../directory/providers-and-places.ts';
import { all, first, text, type Json } from '../json/index.ts';
import type { PracticeServer } from '../server-of-connection.ts';
import { hasUnreadable, listUnlessUnknown, readableRows } from '../count-unreadable-rows.ts';
import { referenceTo, targetOf, targetsAt, type Target } from '../resource-references.ts';
import { conceptText, personNames } from '../values/index.ts';
import {
  isCommunicationOf,
  readCommunication,
  withoutRepeats,
  type CommunicationRow,
} from './message-from-communication.ts';

/** Messages that answer one another, the latest first. */
export interface Conversation {
  readonly id: Id;
  readonly messages: readonly CommunicationRow[];
  readonly subject: string;
  readonly provider: Recipient;
  /** The provider as a message names them. */
  readonly reference: Json;
}

const parentOf = (json: Json): Id | undefined =>
  [...targetsAt(json, 'partOf'), ...targetsAt(json, 'inResponseTo')].find(({ type }) => type === 'Communication')?.id;

/** The Communication that a conversation began with, as far as the chain of answers is known. */
const rootOf = (row: CommunicationRow, byId: ReadonlyMap<Id, CommunicationRow>, insteadOf: ReadonlyMap<Id, Id>): Id => {
  const seen = new Set<Id>();
  let id = row.stored.id;
  for (;;) {
    seen.add(id);
    const parent = parentOf(byId.get(id)?.stored.json ?? null);
    const next = parent === undefined ? undefined : (insteadOf.get(parent) ?? parent);
    if (next === undefined || seen.has(next)) return id;
    id = next;
  }
};

const isProvider = (target: Target | undefined): boolean =>
  target?.type === 'Practitioner' || target?.type === 'PractitionerRole';

/** Whoever a message names beside the patient: a person of the practice, else its office or a team. */
export const recipientAt = ({ directory }: PracticeServer, reference: Json): Recipient | undefined => {
  const target = targetOf(reference);
  if (target === undefined || target.type === 'Patient') return undefined;
  const known = (each: Target) => directory.get(each);
  const stored = known(target)?.json;
  const name = text(reference, 'display') ?? text(stored, 'name');
  const provider: Provider | undefined = isProvider(target)
    ? providerOf(reference, known)
    : name === undefined
      ? undefined
      : { id: referenceTo(target), name };
  return provider && { ...provider, active: stored?.['active'] !== false };
};

const conversationOf = (
  server: PracticeServer,
  id: Id,
  rows: readonly CommunicationRow[],
): Conversation | undefined => {
  const messages = rows
    .filter(({ isMessage }) => isMessage)
    .sort((a, b) => Date.parse(b.sentAt) - Date.parse(a.sentAt) || (a.stored.id < b.stored.id ? 1 : -1));
  const ordered = [...rows.filter((row) => row.stored.id === id), ...messages.toReversed()];
  const named = ordered.flatMap(({ stored: { json } }) => [...all(json, 'sender'), ...all(json, 'recipient')]);
  const people = [...named.filter((each) => isProvider(targetOf(each))), ...named];
  const found = people.flatMap((reference) => {
    const provider = recipientAt(server, reference);
    return provider === undefined ? [] : [{ reference, provider }];
  })[0];
  const subject = ordered
    .map(({ stored: { json } }) => conceptText(first(json, 'topic')) ?? conceptText(first(json, 'category')))
    .find((each) => each !== undefined);
  return messages.length === 0 || found === undefined ? undefined : { id, messages, subject: subject ?? '', ...found };
};

/** All conversations of a patient, those with the latest message first. */
export const conversationsOf = async (
  server: PracticeServer,
  patient: Id,
  call: Call,
): Answer<readonly Conversation[]> => {
  const whose = { patient: referenceTo({ type: 'Patient', id: patient }) };
  const found = await server.client.searchAll('Communication', whose, call, { partial: true });
  if (!found.ok) return found;
  const own = found.value.matches.filter((stored) => isCommunicationOf(stored, patient));
  const rows = own.map((stored) => readCommunication(stored, patient));
  const read = readableRows(server.host, rows);
  const { kept, insteadOf } = withoutRepeats(read.flatMap((row) => row ?? []));
  const named = kept.flatMap(({ stored: { json } }) => [...targetsAt(json, 'sender'), ...targetsAt(json, 'recipient')]);
  const loaded = await loadWithPeople(server, named, call);
  if (!loaded.ok) return loaded;
  const byId = new Map(kept.map((row) => [row.stored.id, row]));
  const grouped = Map.groupBy(kept, (row) => rootOf(row, byId, insteadOf));
  const conversations = [...grouped].flatMap(([id, rows]) => conversationOf(server, id, rows) ?? []);
  const latest = ({ messages }: Conversation): number => Date.parse(messages[0]?.sentAt ?? '');
  const leavesOut = found.value.isPartial || hasUnreadable(rows);
  return listUnlessUnknown(
    'Communication',
    conversations.sort((a, b) => latest(b) - latest(a)),
    leavesOut,
  );
};

/** Roles with the people who have them. */
export const loadWithPeople = async (
  { directory }: PracticeServer,
  targets: readonly Target[],
  call: Call,
): Promise<Awaited<ReturnType<typeof directory.load>>> => {
  const loaded = await directory.load(targets, call);
  if (!loaded.ok) return loaded;
  return directory.load(
    targets.flatMap((target) => targetsAt(directory.get(target)?.json ?? null, 'practitioner')),
    call,
  );
};

const excerptLength = 200;

export const lineOf = ({ id, messages, subject, provider }: Conversation): ThreadLine => ({
  id,
  provider,
  subject,
  latestAt: messages[0]?.sentAt ?? '',
  excerpt: (messages[0]?.body ?? '').slice(0, excerptLength),
  answered: messages.some(({ fromPatient }) => !fromPatient),
});

/** Who wrote a message, as the message or the directory names them. */
export const senderOf = ({ directory }: PracticeServer, json: Json, relatives: ReadonlyMap<Id, string>): string => {
  const sender = first(json, 'sender');
  const target = targetOf(sender);
  const known = (each: Target) => directory.get(each);
  const provider = sender !== undefined && isProvider(target) ? providerOf(sender, known)?.name : undefined;
  const stored = target && known(target)?.json;
  const relative = target?.type === 'RelatedPerson' ? relatives.get(target.id) : undefined;
  return (
    provider ?? text(sender, 'display') ?? relative ?? text(stored, 'name') ?? personNames(all(stored, 'name'))[0] ?? ''
  );
};
