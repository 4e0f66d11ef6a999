import type {
  Allergy as DomainAllergy,
  CareTeamMember as DomainCareTeamMember,
  ChartDocument,
  Condition as DomainCondition,
  Lab as DomainLab,
  LabResult as DomainLabResult,
  Medication as DomainMedication,
  Section,
} from '@portico/domain/health';
import type {
  Allergy,
  CareTeamMember,
  Condition,
  Document,
  Lab,
  LabResult,
  Medication,
  SectionKind,
} from '../generated/resolvers.ts';
import { toWire } from '../wire-words.ts';

interface WireSection<Entry> {
  readonly kind: SectionKind;
  readonly text: readonly string[];
  readonly entries: readonly Entry[];
}

export const sectionToWire = <T, Wire>(section: Section<T>, entryToWire: (entry: T) => Wire): WireSection<Wire> => ({
  kind: toWire(section.kind),
  text: section.kind === 'narrative' ? section.text : [],
  entries: section.kind === 'entries' ? section.entries.map(entryToWire) : [],
});

export const conditionToWire = ({ id, name, onset, ended, status }: DomainCondition): Condition => ({
  id,
  name,
  onset: onset ?? null,
  ended: ended ?? null,
  status: toWire(status),
});

export const allergyToWire = ({ id, substance, reactions, severity, recorded, status }: DomainAllergy): Allergy => ({
  id,
  substance,
  reactions,
  severity: severity === undefined ? null : toWire(severity),
  recorded: recorded ?? null,
  status: toWire(status),
});

export const medicationToWire = (medication: DomainMedication): Medication => ({
  id: medication.id,
  name: medication.name,
  dose: medication.dose ?? null,
  instructions: medication.instructions ?? null,
  started: medication.started ?? null,
  ended: medication.ended ?? null,
  status: toWire(medication.status),
});

export const labToWire = ({ id, name, date, status, orderedBy, results }: DomainLab): Lab => ({
  id,
  name,
  date: date ?? null,
  status: toWire(status),
  orderedBy: orderedBy ?? null,
  results: results.map(resultToWire),
});

const resultToWire = ({ code, name, value, reference, flag }: DomainLabResult): LabResult => ({
  code,
  name,
  value: value.kind === 'quantity' ? value.value : null,
  comparator: value.kind === 'quantity' ? (value.comparator ?? null) : null,
  unit: value.kind === 'quantity' ? (value.unit ?? null) : null,
  text: value.kind === 'text' ? value.text : null,
  low: reference?.low ?? null,
  high: reference?.high ?? null,
  rangeText: reference?.text ?? null,
  flag: flag === undefined ? null : toWire(flag),
});

export const documentToWire = ({ id, title, date, author, mediaType, size }: ChartDocument): Document => ({
  id,
  title,
  date: date ?? null,
  author: author ?? null,
  mediaType,
  size: size ?? null,
});

export const careTeamMemberToWire = ({ id, name, role, phone }: DomainCareTeamMember): CareTeamMember => ({
  id,
  name,
  role: role ?? null,
  phone: phone ?? null,
});
