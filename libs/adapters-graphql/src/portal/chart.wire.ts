import type {
  Allergy,
  CareTeamMember,
  Chart,
  ChartDocument,
  Condition,
  Lab,
  LabResult,
  LabValue,
  Medication,
  ReferenceRange,
  Section,
} from '@portico/domain/health';
import type { ClinicalDate, DocumentId, LabId } from '@portico/domain/kernel';
import type {
  AllergyPartsFragment,
  ConditionPartsFragment,
  GetMyHealthQuery,
  MedicationPartsFragment,
} from '../generated/operations.ts';
import type { SectionKind } from '../generated/resolvers.ts';
import { fromWire } from '../wire-words.ts';
import { present } from './present.ts';

type Screen = GetMyHealthQuery['getMyHealth']['myHealthScreen'];
type Entry<Name extends keyof Screen> = Screen[Name]['entries'][number];

export const chartFromWire = (screen: Screen): Chart => ({
  conditions: sectionFromWire(screen.conditions, conditionFromWire),
  allergies: sectionFromWire(screen.allergies, allergyFromWire),
  medications: sectionFromWire(screen.medications, medicationFromWire),
  labs: sectionFromWire(screen.labs, labFromWire),
  documents: sectionFromWire(screen.documents, documentFromWire),
  careTeam: sectionFromWire(screen.careTeam, careTeamMemberFromWire),
});

export const sectionFromWire = <Wire, T>(
  section: { readonly kind: SectionKind; readonly text: readonly string[]; readonly entries: readonly Wire[] },
  entryFromWire: (entry: Wire) => T,
): Section<T> => {
  const kind = fromWire(section.kind);
  switch (kind) {
    case 'entries':
      return { kind, entries: section.entries.map(entryFromWire) };
    case 'narrative':
      return { kind, text: section.text };
    case 'none-known':
    case 'no-information':
      return { kind };
  }
};

export const conditionFromWire = (wire: ConditionPartsFragment['entries'][number]): Condition =>
  present({
    id: wire.id,
    name: wire.name,
    onset: wire.onset as ClinicalDate | null,
    ended: wire.ended as ClinicalDate | null,
    status: fromWire(wire.status),
  });

export const allergyFromWire = (wire: AllergyPartsFragment['entries'][number]): Allergy =>
  present({
    id: wire.id,
    substance: wire.substance,
    reactions: wire.reactions,
    severity: wire.severity && fromWire(wire.severity),
    recorded: wire.recorded as ClinicalDate | null,
    status: fromWire(wire.status),
  });

export const medicationFromWire = (wire: MedicationPartsFragment['entries'][number]): Medication =>
  present({
    id: wire.id,
    name: wire.name,
    dose: wire.dose,
    instructions: wire.instructions,
    started: wire.started as ClinicalDate | null,
    ended: wire.ended as ClinicalDate | null,
    status: fromWire(wire.status),
  });

const labFromWire = (wire: Entry<'labs'>): Lab =>
  present({
    id: wire.id as LabId,
    name: wire.name,
    date: wire.date as ClinicalDate | null,
    status: fromWire(wire.status),
    orderedBy: wire.orderedBy,
    results: wire.results.map(resultFromWire),
  });

type WireResult = Entry<'labs'>['results'][number];

const resultFromWire = (wire: WireResult): LabResult =>
  present({
    code: wire.code,
    name: wire.name,
    value: valueFromWire(wire),
    reference: rangeFromWire(wire),
    flag: wire.flag && fromWire(wire.flag),
  });

const valueFromWire = ({ value, comparator, unit, text }: WireResult): LabValue => {
  if (value != null) {
    return present({
      kind: 'quantity' as const,
      value,
      unit,
      comparator: comparator as '<' | '<=' | '>' | '>=' | null,
    });
  }
  return text == null ? { kind: 'pending' } : { kind: 'text', text };
};

const rangeFromWire = ({ low, high, rangeText }: WireResult): ReferenceRange | undefined =>
  low == null && high == null && rangeText == null ? undefined : present({ low, high, text: rangeText });

const documentFromWire = (wire: Entry<'documents'>): ChartDocument =>
  present({
    id: wire.id as DocumentId,
    title: wire.title,
    date: wire.date as ClinicalDate | null,
    author: wire.author,
    mediaType: wire.mediaType,
    size: wire.size,
  });

const careTeamMemberFromWire = ({ id, name, role, phone }: Entry<'careTeam'>): CareTeamMember =>
  present({ id, name, role, phone });
