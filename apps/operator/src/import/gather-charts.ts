import type { ChartToKeep } from '@portico/adapters-practice/embedded';
import type { ReadRecord, SectionRecord, SourceId } from '@portico/adapters-practice/records';
import type { Chart, ChartSection } from '@portico/domain/health';
import type { DocumentId, PatientId, PracticeId } from '@portico/domain/kernel';
import { weights } from './weigh-chart-sections.ts';

interface Gathered {
  readonly entries: Map<ChartSection, Map<string, { readonly id: string | number }>>;
  readonly statements: Map<ChartSection, SectionRecord['statement']>;
  readonly bytes: Map<DocumentId, Uint8Array>;
  readonly versions: Map<string, number>;
}

/** Gathers the health records of one input into one chart a patient. */
export const chartsOf = (practice: PracticeId, records: readonly ReadRecord[]): readonly ChartToKeep[] => {
  const charts = new Map<SourceId, Gathered>();
  const of = (patient: SourceId): Gathered => {
    const gathered = charts.get(patient) ?? {
      entries: new Map(),
      statements: new Map(),
      bytes: new Map(),
      versions: new Map(),
    };
    charts.set(patient, gathered);
    return gathered;
  };
  for (const record of records) gather(record, of);
  return [...charts].map(([patient, { entries, statements, bytes, versions }]) => ({
    patient: { practice, patient: patient as string as PatientId },
    chart: Object.fromEntries([
      ...statements,
      // Entries outweigh statements about their section as a whole.
      ...[...entries].map(([section, kept]) => [section, { kind: 'entries', entries: [...kept.values()] }] as const),
    ]) as Partial<Chart>,
    bytes,
    versions: versionsOf(versions, entries, statements),
  }));
};

/** More than the milliseconds of any date: what says more stands however old it is. */
const heavier = 1e15;

/** A section as a whole is first as heavy as what is said of it, and only then as new. */
const versionsOf = (
  versions: ReadonlyMap<string, number>,
  entries: Gathered['entries'],
  statements: Gathered['statements'],
): ReadonlyMap<string, number> =>
  new Map([
    ...versions,
    ...[...statements].map(
      ([section, { kind }]) => [section, weights[kind] * heavier + (versions.get(section) ?? 0)] as const,
    ),
    ...[...entries.keys()].map((section) => [section, weights.entries * heavier] as const),
  ]);

const gather = (record: ReadRecord, of: (patient: SourceId) => Gathered): void => {
  if (record.type === 'section') return state(of(record.patient), record);
  const said = entriesIn(record);
  if (said === undefined) return;
  const { entries: sections, versions, bytes } = of(said.patient);
  if (record.type === 'document' && record.content.kind === 'bytes')
    bytes.set(record.document.id, record.content.bytes);
  const kept = sections.get(said.section) ?? new Map<string, { readonly id: string | number }>();
  for (const entry of said.entries) {
    kept.set(String(entry.id), entry);
    versions.set(`${said.section} ${entry.id}`, record.version ?? 0);
  }
  if (kept.size > 0) sections.set(said.section, kept);
};

interface SaidEntries {
  readonly patient: SourceId;
  readonly section: ChartSection;
  readonly entries: readonly { readonly id: string | number }[];
}

/** What a record adds to a section of its patient's chart; nothing where it is of another kind. */
const entriesIn = (record: ReadRecord): SaidEntries | undefined => {
  switch (record.type) {
    case 'condition':
      return { patient: record.patient, section: 'conditions', entries: [record.condition] };
    case 'allergy':
      return { patient: record.patient, section: 'allergies', entries: [record.allergy] };
    case 'medication':
      return { patient: record.patient, section: 'medications', entries: [record.medication] };
    case 'immunization':
      return { patient: record.patient, section: 'immunizations', entries: [record.immunization] };
    case 'lab':
      return { patient: record.patient, section: 'labs', entries: [record.lab] };
    case 'vital-sign':
      return { patient: record.patient, section: 'vitalSigns', entries: [record.vitalSign] };
    case 'procedure':
      return { patient: record.patient, section: 'procedures', entries: [record.procedure] };
    case 'item':
      return { patient: record.patient, section: record.section, entries: [record.item] };
    case 'note':
      return { patient: record.patient, section: 'notes', entries: [record.note] };
    case 'care-team':
      return { patient: record.patient, section: 'careTeam', entries: record.members };
    case 'document':
      return { patient: record.patient, section: 'documents', entries: [record.document] };
    case 'section':
    case 'patient':
    case 'provider':
    case 'location':
    case 'organization':
    case 'appointment':
      return undefined;
  }
};

/** The entries of a record, each as patient, section and id. */
export const entriesOf = (record: ReadRecord): readonly string[] => {
  const said = entriesIn(record);
  return said?.entries.map(({ id }) => `${said.patient} ${said.section} ${id}`) ?? [];
};

/** Of several statements about a section the one that says most stands; narratives are joined. */
const state = ({ statements, versions }: Gathered, { section, statement, version }: SectionRecord): void => {
  versions.set(section, Math.max(versions.get(section) ?? 0, version ?? 0));
  const said = statements.get(section);
  if (said?.kind === 'narrative' && statement.kind === 'narrative') {
    statements.set(section, { kind: 'narrative', text: [...said.text, ...statement.text] });
  } else if (said === undefined || weights[statement.kind] > weights[said.kind]) statements.set(section, statement);
};
