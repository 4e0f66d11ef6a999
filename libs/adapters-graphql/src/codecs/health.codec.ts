import type {
  CareTeamMember,
  ChartDocument,
  Immunization,
  ItemSection,
  Lab,
  LabComment,
  LabResult,
  LabValue,
  ReferenceRange,
  Procedure,
  RecordItem,
  VitalSign,
} from '@portico/domain/health';
import type { MyHealth, ShownChart } from '@portico/application/health';
import { clinicalDate } from './clinical-date.ts';
import { readValue, vitalSignPart, vitalSignValue, writeValue, type WireValue } from './clinical-values.codec.ts';
import { codec, list, type Codec, type Read, type Written } from './codec.ts';
import { field, flat, record, unsent } from './object-codec.ts';
import { allergy, condition, medication, section } from './health-sections.codec.ts';
import { entryMarks } from './entry-marks.codec.ts';
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

const rangeFields = record<ReferenceRange>()({ low: 'low', high: 'high', text: 'rangeText' });

const range: Codec<ReferenceRange | undefined, Written<typeof rangeFields>, Read<typeof rangeFields>> = codec(
  (value) => rangeFields.write(value ?? {}),
  (json) => {
    const value = rangeFields.read(json);
    return Object.keys(value).length === 0 ? undefined : value;
  },
);

const labResult = record<LabResult>()({
  code: 'code',
  name: 'name',
  value: flat(labValue),
  reference: flat(range),
  flag: maybe('flag', word(['low', 'high', 'critical-low', 'critical-high', 'abnormal', 'normal'])),
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
  status: field(
    'status',
    word([
      'final',
      'preliminary',
      'corrected',
      'planned',
      'active',
      'inactive',
      'on-hold',
      'completed',
      'stopped',
      'cancelled',
      'refuted',
      'unknown',
    ]),
  ),
  details: field(
    'details',
    list(
      record<RecordItem['details'][number]>()({
        kind: field(
          'kind',
          word([
            'diagnosis',
            'reason',
            'performer',
            'place',
            'disposition',
            'part',
            'conclusion',
            'relative',
            'age',
            'outcome',
            'target',
            'achievement',
            'activity',
            'udi',
            'device-identifier',
            'manufacturer',
            'model',
            'serial',
            'lot',
            'distinct-code',
            'agent',
            'plan',
            'payer-number',
            'member',
            'group',
            'subscriber',
            'subscriber-number',
            'relationship',
          ]),
        ),
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
  notes: field('notes', section(noteHeadline)),
  documents: field('documents', section(document)),
  careTeam: field('careTeam', section(careTeamMember)),
});

export const myHealth = record<MyHealth>()({
  chart: field('myHealthScreen', chart),
  refills: field('refills', refillsOverview),
  marks: field('marks', entryMarks),
});
