import type { PracticeId } from '@portico/domain/kernel';
import {
  documentNames,
  fromDocument,
  isConnectedDocument,
  parseDocumentAnywhere,
  placesOfReferences,
  type ConnectedPracticeSettings,
} from '@portico/gateway/config';
import { besideSettings, FilesRead } from '@portico/gateway/files-read';
import { machineFor, openPractices } from '@portico/gateway/open-practices';
import { Mistake } from '../command/run-command.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The document of a practice with a system of its own. */
export interface ConnectedDocument {
  readonly id: PracticeId;
  readonly name: string;
  /** The applied version that it was exported from. */
  readonly version?: number;
  /** What is kept. */
  readonly document: Fields;
  /** Texts that it names elsewhere are not in it; absent where something else than a secret is among them. */
  readonly settings?: ConnectedPracticeSettings;
}

/** What a text is the document of; undefined where it is the file of a practice of the embedded system, or none. */
export const documentIn = (text: string): Fields | undefined => {
  try {
    const document: unknown = JSON.parse(text);
    return isConnectedDocument(document) ? document : undefined;
  } catch {
    return undefined;
  }
};

/** Reads a document whole; otherwise every mistake, each with its place, and no value repeated. */
export const readConnectedDocument = (written: Fields): ConnectedDocument => {
  const { connected, merchant } = parseDocumentAnywhere(written);
  const mistakes = [connected, merchant].flatMap((part) => (part?.ok === false ? part.error : []));
  if (mistakes.length > 0) throw new Mistake(mistakes.join('\n'));
  const { $schema: _, version, ...document } = written;
  return {
    id: document['id'] as PracticeId,
    name: String(document['name']),
    ...(typeof version === 'number' ? { version } : {}),
    document,
    ...(connected?.ok === true ? { settings: connected.value } : {}),
  };
};

/** The document as a file, in the order in which documents are written: the database keeps none. */
export const writeConnectedDocument = (document: Fields, version: number): string =>
  `${JSON.stringify(inOrder({ ...document, version }, order), null, 2)}\n`;

const order = [...documentNames, 'adapter', 'base', 'type', 'clientId', 'execution'];

const inOrder = (value: unknown, names: readonly string[]): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const place = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  const entries = Object.entries(value).toSorted(([one], [other]) => place(one) - place(other));
  return Object.fromEntries(entries.map(([name, each]) => [name, inOrder(each, names)]));
};

/** What a document holds, in words. */
export const describeDocument = ({ id, name, settings, document }: ConnectedDocument): string => {
  const { payments } = document;
  const cards = typeof payments === 'object' ? ' Its document says how cards are taken.' : '';
  const booked = document['booking'] === undefined ? 'nothing is booked online' : 'visits are booked online';
  return [
    `${name} (${id}): no mistakes.`,
    `A system of its own, by the adapter ${settings?.adapter ?? 'that is named elsewhere'}; ${booked}.${cards}`,
    document['takesNewPatients'] === true ? 'New patients can sign up online.' : 'Patients come by invitation.',
  ].join('\n');
};

/**
 * Has the adapter read its settings, without asking the system anything; throws `Mistake` where it refuses them. Answers
 * what cannot be told here, since the secrets or the adapter stand where the gateway runs.
 */
export const checkAdapterSettings = async (
  { id, document, settings }: ConnectedDocument,
  practicesFile: string | undefined,
): Promise<readonly string[]> => {
  if (settings === undefined) return [];
  const beside = besideSettings(practicesFile);
  const files = new FilesRead(beside);
  const missed = new Set<string>();
  const secret = async (path: string): Promise<string | undefined> => {
    const held = files.secret(path);
    if (held === undefined) missed.add(path);
    return held;
  };
  const machine = { ...machineFor(beside, () => undefined), secret, fetch: () => Promise.reject(new TypeError()) };
  const opened = await openPractices(new Map([[id, settings]]), machine);
  if (opened.ok) {
    await Promise.all(opened.value.map(({ connection }) => connection.close?.()));
    return [];
  }
  const sentences = opened.error.map((sentence) => fromDocument(sentence, id));
  const places = [...placesOfReferences(document), ...placesOf(document, missed)];
  const isOfGateway = (sentence: string): boolean =>
    sentence === 'connection.adapter names a package that is not installed.' ||
    places.some((place) => sentence.startsWith(`${place} `) || sentence.startsWith(`${place}:`));
  const mistakes = sentences.filter((sentence) => !isOfGateway(sentence));
  if (mistakes.length > 0) throw new Mistake(mistakes.join('\n'));
  return sentences.map((sentence) => `On this machine: ${sentence} It has to be where the gateway runs.`);
};

/** The places at which one of these texts stands. */
const placesOf = (value: unknown, texts: ReadonlySet<string>, where = ''): readonly string[] => {
  if (typeof value === 'string') return texts.has(value) ? [where] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    placesOf(each, texts, where === '' ? name : `${where}.${name}`),
  );
};
