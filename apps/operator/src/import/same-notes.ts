import type { ChartToKeep } from '@portico/adapters-practice/embedded';
import type { Sql } from '@portico/adapters-storage/sql';
import type { ClinicalNote } from '@portico/domain/health';

interface Standing {
  readonly patient: string;
  readonly id: string;
  readonly body: ClinicalNote;
}

/**
 * The charts without the notes that stand already under another name: systems send one note as a document of FHIR, as a
 * report, and within documents of C-CDA, each with an id of its own. One that stands under its own id is always told
 * again, as a newer version of itself. Of one input every note is one of its own.
 */
export const withoutSameNotes = async (sql: Sql, charts: readonly ChartToKeep[]): Promise<readonly ChartToKeep[]> => {
  const told = charts.filter(({ chart }) => notesOf(chart.notes).length > 0);
  if (told.length === 0) return charts;
  const rows = await sql.rows<Standing>({
    text: `select e.patient_id as patient, e.id, e.body from clinic.chart_entries e
           join unnest($1::text[], $2::text[]) as g (practice, patient)
             on e.practice_id = g.practice and e.patient_id = g.patient
           where e.section = 'notes' order by e.id`,
    values: [told.map(({ patient }) => patient.practice), told.map(({ patient }) => patient.patient)],
  });
  return charts.map((each) => {
    const { patient, chart } = each;
    const own = rows.filter((row) => row.patient === patient.patient);
    const ids = new Set(own.map(({ id }) => id));
    const kept = notesOf(chart.notes).filter((note) => ids.has(note.id) || !own.some(({ body }) => isSame(note, body)));
    if (kept.length === notesOf(chart.notes).length) return each;
    const { notes: _, ...others } = chart;
    return { ...each, chart: kept.length === 0 ? others : { ...others, notes: { kind: 'entries', entries: kept } } };
  });
};

const notesOf = (notes: ChartToKeep['chart']['notes']): readonly ClinicalNote[] =>
  notes?.kind === 'entries' ? notes.entries : [];

/**
 * The same words of one kind and day, by the same author and at the same visit where both name one. A restriction of one
 * is never lost: such two are two.
 */
const isSame = (note: ClinicalNote, other: ClinicalNote): boolean => {
  const words = wordsOf(note);
  return (
    words !== '' &&
    words === wordsOf(other) &&
    dayOf(note) !== undefined &&
    dayOf(note) === dayOf(other) &&
    note.kind === other.kind &&
    (note.kind !== 'other' || note.name === other.name) &&
    (note.status === other.status || note.status === 'unknown' || other.status === 'unknown') &&
    (note.visit === undefined || other.visit === undefined || note.visit === other.visit) &&
    (note.author === undefined || other.author === undefined || personOf(note.author) === personOf(other.author)) &&
    JSON.stringify(note.heldBack) === JSON.stringify(other.heldBack)
  );
};

/** A month alone is no day: two notes of a month may say the same. */
const dayOf = ({ date }: ClinicalNote): string | undefined =>
  date === undefined || date.length < 10 ? undefined : date.slice(0, 10);

/** All texts, however they are divided into blocks. */
const wordsOf = ({ content, conclusion = '' }: ClinicalNote): string =>
  [...textsIn(content), conclusion].join(' ').replace(/\s+/g, ' ').trim();

const textsIn = (value: unknown, key?: string): readonly string[] => {
  if (typeof value === 'string') return key === 'kind' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, name));
};

const titles = new Set(['dr', 'md', 'do', 'np', 'pa', 'rn', 'phd', 'mr', 'mrs', 'ms']);

/** Who it is, without titles, signs and the order of the names. */
const personOf = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !titles.has(word))
    .toSorted()
    .join(' ');
