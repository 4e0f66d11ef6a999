import type { ChartToKeep } from '@portico/adapters-practice/embedded';
import type { ReadRecord, SectionRecord, SourceId } from '@portico/adapters-practice/records';
import type { Chart, ChartSection } from '@portico/domain/health';
import type { DocumentId, PatientId, PracticeId } from '@portico/domain/kernel';
import { weights } from './weigh-chart-sections.ts';

interface Gathered {
  readonly entries: Map<ChartSection, Map<string, { readonly id: string | number }>>;
  readonly statements: Map<ChartSection, SectionRecord['statement']>;
  readonly bytes: Map<DocumentId, Uint8Array>;
}

/** Gathers the health records of one input into one chart a patient. */
export const chartsOf = (practice: PracticeId, records: readonly ReadRecord[]): readonly ChartToKeep[] => {
  const charts = new Map<SourceId, Gathered>();
  const of = (patient: SourceId): Gathered => {
    const gathered = charts.get(patient) ?? { entries: new Map(), statements: new Map(), bytes: new Map() };
    charts.set(patient, gathered);
    return gathered;
  };
  for (const record of records) gather(record, of);
  return [...charts].map(([patient, { entries, statements, bytes }]) => ({
    patient: { practice, patient: patient as string as PatientId },
    chart: Object.fromEntries([
      ...statements,
      // Entries outweigh statements about their section as a whole.
      ...[...entries].map(([section, kept]) => [section, { kind: 'entries', entries: [...kept.values()] }] as const),
    ]) as Partial<Chart>,
    bytes,
  }));
};

const gather = (record: ReadRecord, of: (patient: SourceId) => Gathered): void => {
  const add = (
    section: ChartSection,
    patient: SourceId,
    ...entries: readonly { readonly id: string | number }[]
  ): void => {
    const sections = of(patient).entries;
    const kept = sections.get(section) ?? new Map<string, { readonly id: string | number }>();
    for (const entry of entries) kept.set(String(entry.id), entry);
    if (kept.size > 0) sections.set(section, kept);
  };
  switch (record.type) {
    case 'condition':
      return add('conditions', record.patient, record.condition);
    case 'allergy':
      return add('allergies', record.patient, record.allergy);
    case 'medication':
      return add('medications', record.patient, record.medication);
    case 'lab':
      return add('labs', record.patient, record.lab);
    case 'care-team':
      return add('careTeam', record.patient, ...record.members);
    case 'document': {
      const { document, content } = record;
      if (content.kind === 'bytes') of(record.patient).bytes.set(document.id, content.bytes);
      return add('documents', record.patient, document);
    }
    case 'section':
      return state(of(record.patient), record);
    case 'patient':
    case 'provider':
    case 'location':
    case 'organization':
    case 'appointment':
      return undefined;
  }
};

/** Of several statements about a section the one that says most stands; narratives are joined. */
const state = ({ statements }: Gathered, { section, statement }: SectionRecord): void => {
  const said = statements.get(section);
  if (said?.kind === 'narrative' && statement.kind === 'narrative') {
    statements.set(section, { kind: 'narrative', text: [...said.text, ...statement.text] });
  } else if (said === undefined || weights[statement.kind] > weights[said.kind]) statements.set(section, statement);
};
