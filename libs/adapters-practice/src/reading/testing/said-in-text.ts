/** What a text says, as the shown words are looked for in it: it knows nothing of how a source is read. */
export interface Said {
  readonly text: string;
  /** The text without what separates the parts of a date. */
  readonly packed: string;
  /** Its numbers in cents, as an amount is shown. */
  readonly amounts: ReadonlySet<string>;
}

const kept = new Map<string, Said>();

export const saidIn = (source: string): Said => {
  const known = kept.get(source);
  if (known !== undefined) return known;
  const said = readIn(source);
  // One file is asked about at a time.
  if (kept.size > 5_000) kept.clear();
  kept.set(source, said);
  return said;
};

const readIn = (source: string): Said => {
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

/** Whether a text says what is shown at this path of an entry: a word, a number or a date stands in it, a status in one of its spellings. */
export const isSaid = (said: Said, path: string, text: string): boolean => {
  const key = path.split('.').at(-1) ?? '';
  if (path.endsWith('fills.status')) return isStatusSaid(said, text, ofFills);
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
  unconfirmed: ['unconfirmed', 'provisional', 'differential'],
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
  // Of “mild to moderate” and “moderate to severe” the worse.
  moderate: ['moderate', '6736007', '371923003'],
  severe: ['severe', '24484000', '399166001', '371924009'],
};

const criticalities: Readonly<Record<string, readonly string[]>> = {
  low: ['"low"', 'critl'],
  high: ['"high"', 'crith'],
  'unable-to-assess': ['"unable-to-assess"', 'critu'],
};

/** Of a fill, whose statuses are those of a supply. */
const ofFills: Readonly<Record<string, readonly string[]>> = {
  completed: ['completed'],
  pending: ['preparation', 'in-progress', 'on-hold', 'active', 'held', 'suspended', 'new'],
  cancelled: ['cancelled', 'declined', 'stopped', 'aborted', 'negationind="true"', 'nullified'],
};

/** A code stands between quotation marks, so that what is inactive says nothing of what is active. */
const isStatusSaid = ({ text }: Said, status: string, of = spellings): boolean =>
  status === 'unknown' ||
  (of[status] ?? []).some((spelling) => text.includes(/^[\w-]+$/.test(spelling) ? `"${spelling}"` : spelling));
