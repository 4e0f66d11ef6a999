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
  ...{ preliminary: 'preliminary', registered: 'preliminary', preparation: 'preliminary' },
};

const interpretations: Table = {
  ...{ H: 'high', HH: 'high', HU: 'high', '>': 'high', L: 'low', LL: 'low', LU: 'low', '<': 'low' },
  ...{ A: 'abnormal', AA: 'abnormal' },
};

const severities: Table = { mild: 'mild', moderate: 'moderate', severe: 'severe' };
const criticalities: Table = { high: 'high-risk', low: 'low-risk' };

const all = (value: unknown): readonly Json[] => (Array.isArray(value) ? (value as readonly Json[]) : []);

const codeOf = (concept: unknown): string => {
  const [first] = all((concept as Json | undefined)?.['coding']);
  return String(first?.['code'] ?? '');
};

const markIn = (table: Table, code: unknown): readonly SummaryMark[] => {
  const mark = Object.hasOwn(table, String(code)) ? table[String(code)] : undefined;
  return mark === undefined ? [] : [mark];
};

/** A status that is missing or nobody knows is unknown, and neither the better nor the worse. */
const standingOf = (resource: Json): readonly SummaryMark[] => {
  const type = String(resource['resourceType']);
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
  return markIn(others, resource['status']);
};

/** How an entry of a summary stands, and what its source warns of. */
export const marksOf = (resource: Json): readonly SummaryMark[] => {
  const severity = all(resource['reaction']).flatMap((reaction) => markIn(severities, reaction['severity']));
  const found = all(resource['interpretation']).flatMap((each) => markIn(interpretations, codeOf(each)));
  const marks = [...standingOf(resource), ...severity, ...markIn(criticalities, resource['criticality']), ...found];
  return [...new Set(marks)];
};
