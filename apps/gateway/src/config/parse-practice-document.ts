import { failed, parseId, type PracticeId, type Result } from '@portico/domain/kernel';
import { parseEntry, type Mistakes } from './parse-by-practice.ts';
import { executionOf, merchantSecrets, merchantSettings, type MerchantSettings } from './parse-merchants.ts';
import { connectedNames, connectedSettings, type ConnectedPracticeSettings } from './parse-practices.ts';
import { plainSecrets } from './plain-secrets.ts';
import { nothingElsewhere, placesOfReferences, type Elsewhere } from './references.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a practice's document says of its system and its cards, each right or wrong by itself. */
export interface PracticeDocument {
  /** Absent where the practice is one of the embedded system. */
  readonly connected?: Result<ConnectedPracticeSettings, Mistakes>;
  /** Absent where the document does not say how cards are taken. */
  readonly merchant?: Result<MerchantSettings, Mistakes>;
}

/** Names of the document beside those of an entry of the file of practices. */
const ofDocument = ['$schema', 'format', 'id', 'version'];

/** The names of a document of a practice with a system of its own, in the order in which they are written. */
export const documentNames: readonly string[] = [...ofDocument, ...connectedNames];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a document is one of a practice with a system of its own. */
export const isConnectedDocument = (document: unknown): document is Fields =>
  isFields(document) && document['connection'] !== undefined;

/** The section that says how cards are taken; a word in its place only names the processor. */
const sectionOf = (document: Fields): Fields | undefined =>
  isFields(document['payments']) ? document['payments'] : undefined;

/** Reads a document with the texts that it names elsewhere. */
export const parsePracticeDocument = (document: unknown, elsewhere: Elsewhere): PracticeDocument => {
  if (!isFields(document)) return {};
  const section = sectionOf(document);
  const merchant = section === undefined ? undefined : parsePaymentsSection(section, elsewhere);
  return {
    ...(isConnectedDocument(document) ? { connected: connectedFrom(document, elsewhere) } : {}),
    ...(merchant === undefined ? {} : { merchant }),
  };
};

/** How a section `payments` says that cards are taken. A secret that stands in it is a mistake. */
const parsePaymentsSection = (section: Fields, elsewhere: Elsewhere): Result<MerchantSettings, Mistakes> => {
  const written = merchantSecrets(section).filter((name) => typeof section[name] === 'string');
  const read = parseEntry('payments', section, merchantSettings, elsewhere);
  return withoutSecrets(
    written.map((name) => `payments.${name}`),
    read,
  );
};

const withoutSecrets = <Settings>(
  written: readonly string[],
  read: Result<Settings, Mistakes>,
): Result<Settings, Mistakes> => {
  if (written.length === 0) return read;
  const others = read.ok ? [] : read.error.filter((one) => !written.some((place) => one.startsWith(`${place} `)));
  return failed([...written.map(writtenPlainly), ...others]);
};

const writtenPlainly = (place: string): string =>
  `${place} must not hold a secret: name where it stands, as { "file": "…" } or { "env": "…" }.`;

const connectedFrom = (document: Fields, elsewhere: Elsewhere): Result<ConnectedPracticeSettings, Mistakes> => {
  const id = parseId<PracticeId>(String(document['id'] ?? ''));
  const faults = [
    ...(document['format'] === 1 ? [] : ['format must be 1.']),
    ...(id.ok ? [] : ['id must be an id of letters, digits and . _ : -.']),
    ...versionFaults(document['version']),
  ];
  const name = id.ok ? id.value : 'practice';
  const parsed = parseEntry(name, entryOf(document), connectedSettings, elsewhere);
  const read = parsed.ok ? parsed : failed(parsed.error.map((sentence) => fromDocument(sentence, name)));
  const whole = withoutSecrets(plainSecrets(document['connection'], 'connection'), read);
  if (faults.length === 0) return whole;
  return failed([...faults, ...(whole.ok ? [] : whole.error)]);
};

const versionFaults = (version: unknown): readonly string[] =>
  version === undefined || (Number.isSafeInteger(version) && Number(version) >= 1)
    ? []
    : ['version must be the number of a version.'];

/** A sentence about an entry, as one about the document that is its practice’s own. */
export const fromDocument = (sentence: string, id: string): string =>
  sentence.startsWith(`${id}.`) ? sentence.slice(id.length + 1) : sentence;

/** The document as an entry of the file of practices. */
const entryOf = (document: Fields): Fields => {
  const entry = Object.fromEntries(Object.entries(document).filter(([name]) => !ofDocument.includes(name)));
  const section = sectionOf(document);
  // A processor that is not known is named by the section itself.
  if (section !== undefined) return { ...entry, payments: executionOf(section) ?? 'no-value' };
  return entry['payments'] === 'none' ? { ...entry, payments: 'no-value' } : entry;
};

/** What is known of a practice whose connection is not right; nothing where more than that is wrong. */
export const faceOfDocument = (document: unknown): ConnectedPracticeSettings | undefined => {
  if (!isConnectedDocument(document)) return undefined;
  const face = connectedFrom({ ...document, connection: { adapter: 'away' } }, nothingElsewhere);
  return face.ok ? face.value : undefined;
};

/** Stands for what only the machine of the gateway may have. */
const placeholder = 'x'.repeat(64);
const somewhere: Elsewhere = { file: () => placeholder, variable: () => placeholder };

/** Reads a document where the texts that it names may not be at hand: they are taken to be right. */
export const parseDocumentAnywhere = (document: Fields): PracticeDocument => {
  const { connected, merchant } = parsePracticeDocument(document, somewhere);
  const section = sectionOf(document);
  return {
    ...(connected === undefined ? {} : { connected: forgiving(connected, placesOfReferences(document)) }),
    ...(merchant === undefined || section === undefined
      ? {}
      : { merchant: forgiving(merchant, placesOfReferences({ payments: section })) }),
  };
};

/** Without what is said of the texts themselves. */
const forgiving = <Settings>(
  read: Result<Settings, Mistakes>,
  places: readonly string[],
): Result<Settings, Mistakes> => {
  if (read.ok) return read;
  return failed(
    read.error.filter((one) => !places.some((place) => one.startsWith(`${place} `)) || / must name a \w+\.$/.test(one)),
  );
};
