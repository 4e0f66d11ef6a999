import {
  itemKinds,
  itemSections,
  type CareTeamMember,
  type ChartDocument,
  type Immunization,
  type ItemDetail,
  type ItemSection,
  type ItemStatus,
  type Lab,
  type LabComment,
  type LabResult,
  type LabValue,
  type Procedure,
  type RecordItem,
  type VitalSign,
} from '@portico/domain/health';
import type { MyHealth, ShownChart } from '@portico/application/health';
import { clinicalDate } from './clinical-date.ts';
import { vitalSignPart, vitalSignValue } from './clinical-values.codec.ts';
import { codec, list, type Codec, type Read, type Written } from './codec.ts';
import { field, flat, record, unsent } from './object-codec.ts';
import { allergy, condition, medication, section } from './health-sections.codec.ts';
import { entryMarks } from './entry-marks.codec.ts';
import { labFlag, range, readValue, type WireValue, writeValue } from './measured-value.codec.ts';
import { coding, noteHeadline } from './note-headline.codec.ts';
import { refillsOverview } from './refills.codec.ts';
import { id, labId, maybe, word } from './scalars.ts';

const immunization = record<Immunization>()({
  heldBack: unsent,
  authored: unsent,
  id: 'id',
  vaccine: 'vaccine',
  code: maybe('code', coding),
  date: maybe('date', clinicalDate),
  status: field('status', word(['completed', 'not-done', 'unknown'])),
  reason: 'reason',
  lot: 'lot',
  site: 'site',
  performer: 'performer',
  source: maybe('source', word(['administered', 'reported'])),
});

const labValue: Codec<LabValue, WireValue> = codec(writeValue, (json) => readValue(json) ?? { kind: 'pending' });

const labResult = record<LabResult>()({
  code: 'code',
  name: 'name',
  value: flat(labValue),
  reference: flat(range),
  flag: maybe('flag', labFlag),
});

const labComment = record<LabComment>()({ text: 'text', author: 'author' });

const lab = record<Lab>()({
  heldBack: unsent,
  authored: unsent,
  id: field('id', labId),
  name: 'name',
  date: maybe('date', clinicalDate),
  status: field('status', word(['final', 'preliminary', 'corrected', 'pending', 'cancelled', 'unknown'])),
  orderedBy: 'orderedBy',
  performer: 'performer',
  specimen: 'specimen',
  comments: maybe('comments', list(labComment)),
  results: field('results', list(labResult)),
});

const vitalSign = record<VitalSign>()({
  heldBack: unsent,
  authored: unsent,
  id: 'id',
  name: 'name',
  code: maybe('code', coding),
  date: maybe('date', clinicalDate),
  status: field('status', word(['final', 'preliminary', 'corrected', 'unknown'])),
  parts: field('parts', list(vitalSignPart)),
});

const procedure = record<Procedure>()({
  heldBack: unsent,
  authored: unsent,
  id: 'id',
  name: 'name',
  code: maybe('code', coding),
  date: maybe('date', clinicalDate),
  status: field('status', word(['planned', 'in-progress', 'on-hold', 'completed', 'stopped', 'not-done', 'unknown'])),
  performer: 'performer',
});

const statuses = [...new Set<ItemStatus>(itemSections.flatMap((name) => itemKinds[name].statuses))];
const details = [...new Set<ItemDetail>(itemSections.flatMap((name) => itemKinds[name].details))];

const item = record<RecordItem>()({
  heldBack: unsent,
  authored: unsent,
  valueCode: unsent,
  components: unsent,
  id: 'id',
  name: 'name',
  code: maybe('code', coding),
  value: maybe('value', vitalSignValue),
  date: maybe('date', clinicalDate),
  ended: maybe('ended', clinicalDate),
  due: maybe('due', clinicalDate),
  made: maybe('made', clinicalDate),
  status: field('status', word(statuses)),
  details: field(
    'details',
    list(
      record<RecordItem['details'][number]>()({
        kind: field('kind', word(details)),
        text: 'text',
        // No reader is served by the system of a number.
        system: unsent,
      }),
    ),
  ),
});

/** The sections whose entries are all of one shape travel alike. */
const items = <S extends ItemSection>(name: S) =>
  field(name, section(item as unknown as Codec<RecordItem<S>, Written<typeof item>, Read<typeof item>>));

const document = record<ChartDocument>()({
  heldBack: unsent,
  authored: unsent,
  id: id('id'),
  title: 'title',
  date: maybe('date', clinicalDate),
  author: 'author',
  mediaType: 'mediaType',
  size: 'size',
});

const careTeamMember = record<CareTeamMember>()({
  heldBack: unsent,
  authored: unsent,
  id: 'id',
  name: 'name',
  role: 'role',
  phone: 'phone',
  email: 'email',
  place: 'place',
  // No reader is served by them.
  identifiers: unsent,
});

export const chart = record<ShownChart>()({
  conditions: field('conditions', section(condition)),
  allergies: field('allergies', section(allergy)),
  medications: field('medications', section(medication)),
  immunizations: field('immunizations', section(immunization)),
  labs: field('labs', section(lab)),
  vitalSigns: field('vitalSigns', section(vitalSign)),
  procedures: field('procedures', section(procedure)),
  immunizationRecommendations: items('immunizationRecommendations'),
  encounters: items('encounters'),
  clinicalTests: items('clinicalTests'),
  healthStatus: items('healthStatus'),
  socialHistory: items('socialHistory'),
  familyHistory: items('familyHistory'),
  goals: items('goals'),
  carePlans: items('carePlans'),
  devices: items('devices'),
  advanceDirectives: items('advanceDirectives'),
  coverage: items('coverage'),
  bills: items('bills'),
  notes: field('notes', section(noteHeadline)),
  documents: field('documents', section(document)),
  careTeam: field('careTeam', section(careTeamMember)),
});

export const myHealth = record<MyHealth>()({
  chart: field('myHealthScreen', chart),
  refills: field('refills', refillsOverview),
  marks: field('marks', entryMarks),
});
