type Json = Readonly<Record<string, unknown>>;

/** What is said of an entry beside its name: a problem that is over is not shown like one that is there. */
export type SummaryMark =
  | ('active' | 'inactive' | 'resolved' | 'past' | 'ruled-out' | 'unconfirmed')
  | ('not-done' | 'preliminary' | 'error' | 'unknown')
  | ('mild' | 'moderate' | 'severe' | 'high-risk' | 'low-risk' | 'high' | 'low' | 'abnormal');

type Table = Readonly<Record<string, SummaryMark>>;

const verifications: Table = {
  refuted: 'ruled-out',
  'entered-in-error': 'error',
  unconfirmed: 'unconfirmed',
  provisional: 'unconfirmed',
  differential: 'unconfirmed',
};

const clinical: Table = {
  ...{ active: 'active', recurrence: 'active', relapse: 'active' },
  ...{ inactive: 'inactive', remission: 'inactive', resolved: 'resolved' },
};

const medications: Table = {
  ...{ active: 'active', intended: 'active', 'on-hold': 'inactive', 'not-taken': 'inactive' },
  ...{ completed: 'past', stopped: 'past', cancelled: 'past', 'entered-in-error': 'error' },
};

/** Of what was done or found: that it is done is not worth a word. */
const others: Table = {
  ...{ 'not-done': 'not-done', cancelled: 'not-done', 'entered-in-error': 'error', unknown: 'unknown' },
  ...{ preliminary: 'preliminary', registered: 'preliminary', preparation: 'preliminary', partial: 'preliminary' },
  ...{ draft: 'preliminary', proposed: 'preliminary', planned: 'preliminary' },
  ...{ inactive: 'inactive', 'on-hold': 'inactive', suspended: 'inactive', superseded: 'past' },
  ...{ stopped: 'not-done', revoked: 'not-done', rejected: 'not-done' },
};

/** Statuses of what is so, or was done. */
const plain = new Set(
  'final amended corrected appended completed active accepted in-progress current finished intended'.split(' '),
);

/** Types whose status may be missing. */
const withoutStatus = new Set(['Device', 'Goal', 'Patient', 'Specimen', 'CareTeam']);

const interpretations: Table = {
  ...{ H: 'high', HH: 'high', HU: 'high', '>': 'high', L: 'low', LL: 'low', LU: 'low', '<': 'low' },
  ...{ A: 'abnormal', AA: 'abnormal' },
};

const severities: Table = { mild: 'mild', moderate: 'moderate', severe: 'severe' };
const criticalities: Table = { high: 'high-risk', low: 'low-risk' };

const object = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});
const all = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.map(object) : []);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const codeOf = (concept: unknown): string => {
  const [first] = all(object(concept)['coding']);
  return text(first?.['code']);
};

const markIn = (table: Table, code: unknown): readonly SummaryMark[] => {
  const mark = Object.hasOwn(table, text(code)) ? table[text(code)] : undefined;
  return mark === undefined ? [] : [mark];
};

/** A status that is missing or nobody knows is unknown, and neither the better nor the worse. */
const standingOf = (resource: Json): readonly SummaryMark[] => {
  const type = text(resource['resourceType']);
  if (type === 'Condition' || type === 'AllergyIntolerance') {
    const doubted = markIn(verifications, codeOf(resource['verificationStatus']));
    if (doubted.length > 0) return doubted;
    const known = markIn(clinical, codeOf(resource['clinicalStatus']));
    return known.length > 0 ? known : ['unknown'];
  }
  if (type.startsWith('Medication')) {
    const known = markIn(medications, resource['status']);
    return known.length > 0 ? known : ['unknown'];
  }
  const { status } = resource;
  if (type === 'DeviceUseStatement' && status === 'completed') return ['past'];
  if (plain.has(text(status)) || (status === undefined && withoutStatus.has(type))) return [];
  const known = markIn(others, status);
  return known.length > 0 ? known : ['unknown'];
};

/** How an entry of a summary stands, and what its source warns of. */
export const marksOf = (resource: Json): readonly SummaryMark[] => {
  const severity = all(resource['reaction']).flatMap((reaction) => markIn(severities, reaction['severity']));
  const found = all(resource['interpretation']).flatMap((each) => markIn(interpretations, codeOf(each)));
  const marks = [...standingOf(resource), ...severity, ...markIn(criticalities, resource['criticality']), ...found];
  return [...new Set(marks)];
};
