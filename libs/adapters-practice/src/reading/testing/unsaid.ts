import type { ReadRecord } from '../../records/index.ts';

/**
 * What a record shows and the text of its source does not say, as `place: what`. It knows nothing of how a source is
 * read: a word, a number, a unit or a date has to stand somewhere in the text, and a status one of its spellings. Why an entry is held
 * back from who helps comes of codes, and is no part of what is shown of it; nor is the system of a null flavor, which a document has as an
 * attribute.
 */
export const unsaidBy = (source: string, records: readonly ReadRecord[]): readonly string[] => {
  const said = saidIn(source);
  return records.flatMap((record) => {
    const shown = shownIn(record);
    return shown === undefined
      ? []
      : leavesOf(shown).flatMap(([path, text]) =>
          isUnseen(path, text) || isOfExtension(said, record, path) || isSaid(said, path, text)
            ? []
            : `${record.sources[0]} ${path}: ${text}`,
        );
  });
};

const isUnseen = (path: string, text: string): boolean =>
  path === '.heldBack' || (path.endsWith('alueCode.system') && text === 'urn:oid:2.16.840.1.113883.5.1008');

/** Questions that a resource asks by the address of an extension: its name and code are those of the question, its answer is of the codes of the extension, and it has no status. */
const questions: Readonly<Record<string, string>> = {
  '95370-3': 'us-core-tribal-affiliation',
  '76691-5': 'us-core-genderidentity',
  '46098-0': 'us-core-sex',
  '76689-9': 'us-core-birthsex',
  '90778-2': 'individual-pronouns',
};

const isOfExtension = (said: Said, record: ReadRecord, path: string): boolean => {
  const question = record.type === 'item' ? questions[record.item.code?.code ?? ''] : undefined;
  const isOfQuestion =
    path === '.code.system' ||
    path === '.code.code' ||
    path === '.status' ||
    path === '.name' ||
    path === '.valueCode.system';
  return isOfQuestion && question !== undefined && said.text.includes(question);
};

interface Said {
  readonly text: string;
  /** The text without what separates the parts of a date. */
  readonly packed: string;
  /** Its numbers in cents, as an amount is shown. */
  readonly amounts: ReadonlySet<string>;
}

const saidIn = (source: string): Said => {
  // Words may run over the markup between them.
  const bare = source.replace(/<[^>]*>/g, '');
  const text = decoded(`${source} ${bare}`).replace(/\s+/g, ' ').toLowerCase();
  const amounts = new Set((text.match(/-?\d+(?:\.\d+)?/g) ?? []).map((number) => Number(number).toFixed(2)));
  return { text, amounts, packed: text.replace(/(?<=\d)[-:](?=\d)|(?<=\d)t(?=\d)/g, '') };
};

/** Without the spellings of XML and JSON for single characters. */
const decoded = (source: string): string =>
  source
    .replace(/&#x([0-9a-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, number: string) => String.fromCodePoint(Number(number)))
    .replace(/\\u([0-9a-f]{4})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/&lt;|&gt;|&quot;|&apos;/g, (entity) => entities[entity] ?? entity)
    .replaceAll('&amp;', '&')
    .replace(/\\[nrt]/g, ' ')
    .replace(/\\(["/\\])/g, '$1');

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };

/** The entry that a record puts into a chart. */
const shownIn = (record: ReadRecord): object | undefined => {
  switch (record.type) {
    case 'condition':
      return record.condition;
    case 'allergy':
      return record.allergy;
    case 'medication':
      return record.medication;
    case 'immunization':
      return record.immunization;
    case 'lab':
      return record.lab;
    case 'vital-sign':
      return record.vitalSign;
    case 'procedure':
      return record.procedure;
    case 'item':
      return record.item;
    case 'note':
      return record.note;
    case 'care-team':
      return record.members;
    default:
      return undefined;
  }
};

/** Names of the house beside what a source says. */
const own = new Set(['id', 'kind', 'source', 'flag', 'visit']);

const leavesOf = (value: unknown, path = ''): readonly (readonly [path: string, text: string])[] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    own.has(key) ? [] : leavesOf(each, Array.isArray(value) ? path : `${path}.${key}`),
  );
};

const isSaid = (said: Said, path: string, text: string): boolean => {
  const key = path.split('.').at(-1) ?? '';
  if (key === 'status' || key === 'severity') return isStatusSaid(said, text);
  if (key === 'categories') return (categories[text] ?? []).some((spelling) => said.text.includes(spelling));
  if (key === 'criticality') return (criticalities[text] ?? []).some((spelling) => said.text.includes(spelling));
  if (dates.has(key)) return isDateSaid(said, text);
  if (key === 'comparator') return true;
  return text.split(/[\s|]+/).every((word) => isWordSaid(said, word.toLowerCase()));
};

/** A date within the GS1 identifier of a device has no century: (17)290231. */
const isDateSaid = ({ text, packed }: Said, date: string): boolean =>
  packed.includes(
    date
      .toLowerCase()
      .replace(/[-:](?=\d)|t/g, '')
      .replace(/[+-]?\d{4}$|z$/, (zone) => (date.includes('T') ? '' : zone)),
  ) || new RegExp(`\\(1[17]\\)${date.slice(2).replaceAll('-', '')}`).test(text);

/** Kinds of allergy of SNOMED CT by the word of FHIR, or that word. */
const categories: Readonly<Record<string, readonly string[]>> = {
  food: ['414285001', '235719002', '418471000', '"food"'],
  medication: ['416098002', '59037007', '419511003', '"medication"'],
  environment: ['426232007', '"environment"'],
  biologic: ['"biologic"'],
};

const dates = new Set(['date', 'ended', 'due', 'made', 'onset', 'recorded', 'started', 'at']);

/** Signs of the house between what the source says, and the words of HL7 for a value that is not there. */
const signs = /^[–·×/≤≥…:;|]+$|^prn$/;
const absences = new Set(
  'no information trace unknown asked but temporarily unavailable not applicable other masked negative positive infinity'.split(
    ' ',
  ),
);

const isWordSaid = ({ text, packed, amounts }: Said, word: string): boolean => {
  const bare = word
    .replace(/^[(<>=≤≥]+|[);,:.]+$/g, '')
    .replace(/^urn:oid:/, '')
    // The system of NPIs has a number in C-CDA and this address in FHIR.
    .replace(/^http:\/\/hl7\.org\/fhir\/sid\/us-npi$/, '2.16.840.1.113883.4.6');
  return (
    bare === '' ||
    signs.test(word) ||
    signs.test(bare) ||
    text.includes(word) ||
    text.includes(bare) ||
    amounts.has(bare) ||
    packed.includes(bare.replaceAll('-', '')) ||
    (absences.has(bare) && text.includes('nullflavor'))
  );
};

/** The spellings of each status and severity in FHIR and C-CDA; what is not noted needs none. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  active: ['active', '55561003', 'in-progress', 'arrived', 'triaged', 'recurrence', 'relapse'],
  inactive: ['inactive', '73425007', 'completed', 'suspended', 'aborted', 'remission'],
  resolved: ['resolved', '413322009', '<high', 'abatement'],
  refuted: ['refuted', 'negationind="true"'],
  current: ['active'],
  past: ['completed', 'stopped', 'aborted', '<high'],
  'not-taken': [
    'on-hold',
    'suspended',
    'cancelled',
    'not-taken',
    'negationind="true"',
    'donotperform',
    'held',
    'aborted',
  ],
  completed: ['completed', 'finished'],
  submitted: ['"claim"'],
  waiting: ['"queued"'],
  partial: ['"partial"'],
  processed: ['"complete"'],
  failed: ['"error"'],
  'not-done': ['not-done', 'negationind="true"', 'cancelled'],
  final: ['final', 'completed', '<text'],
  preliminary: ['preliminary', 'partial', 'active'],
  corrected: ['amended', 'corrected', 'appended'],
  pending: ['registered', 'held', 'suspended', 'active'],
  cancelled: ['cancelled', 'aborted', 'revoked'],
  planned: [
    'planned',
    'accepted',
    'preparation',
    'moodcode="int"',
    'moodcode="rqo"',
    'moodcode="prms"',
    'moodcode="arq"',
    'moodcode="prp"',
    'moodcode="apt"',
  ],
  'in-progress': ['in-progress', 'active'],
  'on-hold': ['on-hold', 'onleave', 'suspended'],
  stopped: ['stopped', 'aborted'],
  mild: ['mild', '255604002'],
  moderate: ['moderate', '6736007'],
  severe: ['severe', '24484000', '399166001'],
};

const criticalities: Readonly<Record<string, readonly string[]>> = {
  low: ['"low"', 'critl'],
  high: ['"high"', 'crith'],
  'unable-to-assess': ['"unable-to-assess"', 'critu'],
};

const isStatusSaid = ({ text }: Said, status: string): boolean =>
  status === 'unknown' || (spellings[status] ?? []).some((spelling) => text.includes(spelling));
