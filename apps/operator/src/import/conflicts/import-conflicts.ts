import { createHash } from 'node:crypto';
import type { ImportConflict } from '@portico/adapters-practice/embedded';
import { partOf, type SourceId } from '@portico/adapters-practice/records';
import type { Sql } from '@portico/adapters-storage/sql';
import type { PracticeId } from '@portico/domain/kernel';
import type { Name } from '../people/names-of-person.ts';

/** What an operator says of a conflict: one person, two people, or not to be kept. */
export const decisions = ['same', 'another', 'drop'] as const;
export type Decision = (typeof decisions)[number];

const idOf = (kind: ImportConflict['kind'], ...about: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, ...about]))
    .digest('hex')
    .slice(0, 10);

/** A patient who came under an id that somebody of another family name or birth date has. */
export const changedPerson = (
  practice: PracticeId,
  subject: string,
  family: string,
  born: string,
  patient: string,
): ImportConflict => ({
  practice,
  id: idOf('changed-person', practice, subject, family, born),
  kind: 'changed-person',
  subject,
  family,
  born,
  patient,
});

/** What is decided of a person under one of their names: under the id of a source as of one who changed under it. */
export const personUnder = (practice: PracticeId, { system, value }: Name, family: string, born: string): string =>
  idOf('changed-person', practice, system === '' ? value : JSON.stringify([system, value]), family, born);

/** Two charts with one identifier, in whichever order they came. */
export const sharedIdentifier = (practice: PracticeId, one: string, other: string): ImportConflict => {
  const [patient, otherPatient] = one < other ? ([one, other] as const) : ([other, one] as const);
  return {
    practice,
    id: idOf('shared-identifier', practice, patient, otherPatient),
    kind: 'shared-identifier',
    subject: '',
    family: '',
    born: '',
    patient,
    otherPatient,
  };
};

/** Two contents of one entry and one moment. */
export const twoContents = (practice: PracticeId, patient: string, section: string, entry: string): ImportConflict => ({
  practice,
  id: idOf('entry', practice, patient, section, entry),
  kind: 'entry',
  subject: entry,
  family: '',
  born: '',
  patient,
  section,
});

/** What operators have decided, by the id of the conflict; and which ids of sources stand for two people, or for none. */
export interface Decided {
  readonly by: ReadonlyMap<string, Decision>;
  readonly ambiguous: ReadonlySet<string>;
  readonly dropped: ReadonlySet<string>;
}

/** The chart of another person who came under an id that somebody has. */
export const chartApart = (subject: string, family: string, born: string): SourceId =>
  partOf(subject as SourceId, JSON.stringify([family, born]));

interface DecidedRow extends Pick<ImportConflict, 'id' | 'kind' | 'subject' | 'family' | 'born'> {
  readonly patient: string;
  readonly decision: Decision;
}

export const decidedIn = async (sql: Sql, practice: PracticeId): Promise<Decided> => {
  const rows = await sql.rows<DecidedRow & Record<string, unknown>>({
    text: `select id, kind, subject, family, born, patient_id as patient, decision from clinic.import_conflicts
      where practice_id = $1 and decision is not null`,
    values: [practice],
  });
  const of = (kind: ImportConflict['kind'], wanted: Decision): readonly DecidedRow[] =>
    rows.filter((row) => row.kind === kind && row.decision === wanted);
  const others = of('changed-person', 'another');
  // Who is another person under one id is also another person under one identifier.
  const pairs = others.map(({ patient, subject, family, born }) =>
    sharedIdentifier(practice, patient, chartApart(subject, family, born)),
  );
  return {
    by: new Map([
      ...pairs.map(({ id }) => [id, 'another'] as const),
      ...rows.map(({ id, decision }) => [id, decision] as const),
    ]),
    ambiguous: new Set(others.map(({ subject }) => subject)),
    dropped: new Set(of('shared-identifier', 'drop').map(({ subject }) => subject)),
  };
};
