import type { Coding, Immunization, Procedure, VitalSign, VitalSignPart, VitalSignValue } from '@portico/domain/health';
import type { ClinicalDate } from '@portico/domain/kernel';
import { day, loinc, type Named, type Written } from './write-entries.ts';
import { element as e, text, type Markup } from './write-xml.ts';

const snomed = '2.16.840.1.113883.6.96';
const templates = '2.16.840.1.113883.10.20.22';

/** The template of a section or an entry, and its version. */
export const template = (number: string, version: string): Markup =>
  e('templateId', { root: `${templates}.${number}`, extension: version });

/** Code systems that C-CDA knows by their object identifier alone. */
const systems: Readonly<Record<string, string>> = {
  'http://loinc.org': loinc,
  'http://snomed.info/sct': snomed,
  'http://hl7.org/fhir/sid/cvx': '2.16.840.1.113883.12.292',
  'http://hl7.org/fhir/sid/ndc': '2.16.840.1.113883.6.69',
  'http://www.ama-assn.org/go/cpt': '2.16.840.1.113883.6.12',
};

/** The words of the source, with its code where its system has an object identifier. */
const named = (tag: string, words: string, code?: Coding): Markup => {
  const { system } = code ?? {};
  const codeSystem = system?.startsWith('urn:oid:') ? system.slice('urn:oid:'.length) : systems[system ?? ''];
  const coded =
    code === undefined || codeSystem === undefined ? { nullFlavor: 'OTH' } : { code: code.code, codeSystem };
  return e(tag, coded, e('originalText', {}, text(words)));
};

const statusCode = (code: string | undefined): Markup =>
  e('statusCode', code === undefined ? { nullFlavor: 'UNK' } : { code });

const time = (date: ClinicalDate | undefined): Markup =>
  e('effectiveTime', date === undefined ? { nullFlavor: 'UNK' } : { value: day(date) });

const performedBy = (name: string | undefined): readonly Markup[] =>
  name === undefined
    ? []
    : [
        e(
          'performer',
          {},
          e('assignedEntity', {}, e('id', { nullFlavor: 'NI' }), e('assignedPerson', {}, e('name', {}, text(name)))),
        ),
      ];

const wordsOf = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(', ');

const denied = (negated: boolean): Readonly<Record<string, string>> => (negated ? { negationInd: 'true' } : {});

export const immunization = (entry: Immunization, ids: Named): Written => {
  const { id, vaccine, code, date, status, reason, lot, site, performer } = entry;
  const isNotDone = status === 'not-done';
  return {
    words: wordsOf(vaccine, date, isNotDone ? 'not given' : undefined, isNotDone ? reason : undefined),
    entry: e(
      'substanceAdministration',
      { classCode: 'SBADM', moodCode: 'EVN', negationInd: String(isNotDone) },
      template('4.52', '2015-08-01'),
      ids('immunization', id),
      statusCode(status === 'unknown' ? undefined : 'completed'),
      time(date),
      ...(site === undefined ? [] : [named('approachSiteCode', site)]),
      e(
        'consumable',
        {},
        e(
          'manufacturedProduct',
          { classCode: 'MANU' },
          template('4.54', '2014-06-09'),
          e(
            'manufacturedMaterial',
            {},
            named('code', vaccine, code),
            ...(lot === undefined ? [] : [e('lotNumberText', {}, text(lot))]),
          ),
        ),
      ),
      ...performedBy(performer),
      ...(isNotDone && reason !== undefined ? [refusal(reason)] : []),
    ),
  };
};

const refusal = (reason: string): Markup =>
  e(
    'entryRelationship',
    { typeCode: 'RSON' },
    e(
      'observation',
      { classCode: 'OBS', moodCode: 'EVN' },
      e('templateId', { root: `${templates}.4.53` }),
      e('id', { nullFlavor: 'NI' }),
      named('code', reason),
      statusCode('completed'),
    ),
  );

export const noImmunizations = e(
  'substanceAdministration',
  { classCode: 'SBADM', moodCode: 'EVN', negationInd: 'true' },
  e('id', { nullFlavor: 'NI' }),
  statusCode('completed'),
  e('effectiveTime', { nullFlavor: 'NA' }),
  e(
    'consumable',
    {},
    e(
      'manufacturedProduct',
      { classCode: 'MANU' },
      e('manufacturedMaterial', {}, e('code', { code: '71181003', codeSystem: snomed, displayName: 'Vaccine' })),
    ),
  ),
);

const procedureStatuses: Readonly<Record<Procedure['status'], string | undefined>> = {
  planned: undefined,
  'in-progress': 'active',
  'on-hold': 'suspended',
  completed: 'completed',
  stopped: 'aborted',
  'not-done': 'completed',
  unknown: undefined,
};

/** What happened; what is only planned has no place among procedures. */
export const procedure = ({ id, name, code, date, status, performer }: Procedure, ids: Named): Written => ({
  words: wordsOf(name, date, status === 'not-done' ? 'not done' : undefined),
  entry: e(
    'procedure',
    { classCode: 'PROC', moodCode: 'EVN', ...denied(status === 'not-done') },
    template('4.14', '2014-06-09'),
    ids('procedure', id),
    named('code', name, code),
    statusCode(procedureStatuses[status]),
    time(date),
    ...performedBy(performer),
  ),
});

export const noProcedures = e(
  'procedure',
  { classCode: 'PROC', moodCode: 'EVN', negationInd: 'true' },
  e('id', { nullFlavor: 'NI' }),
  e('code', { code: '71388002', codeSystem: snomed, displayName: 'Procedure' }),
  statusCode('completed'),
);

const vitalStatuses: Readonly<Record<VitalSign['status'], string | undefined>> = {
  final: 'completed',
  corrected: 'completed',
  preliminary: 'active',
  unknown: undefined,
};

export const vitalSign = ({ id, name, date, status, parts }: VitalSign, ids: Named): Written => ({
  words: wordsOf(name, ...parts.map(({ value }) => valueWords(value)), date),
  entry: e(
    'organizer',
    { classCode: 'CLUSTER', moodCode: 'EVN' },
    template('4.26', '2015-08-01'),
    ids('vital-signs', id),
    e(
      'code',
      { code: '46680005', codeSystem: snomed, displayName: 'Vital signs' },
      e('translation', { code: '74728-7', codeSystem: loinc }),
    ),
    statusCode('completed'),
    time(date),
    ...parts.map((part, at) => e('component', {}, measured(part, date, status, ids('vital-sign', `${id} ${at}`)))),
  ),
});

const measured = (
  { name, code, value }: VitalSignPart,
  date: ClinicalDate | undefined,
  status: VitalSign['status'],
  id: Markup,
): Markup =>
  e(
    'observation',
    { classCode: 'OBS', moodCode: 'EVN' },
    template('4.27', '2014-06-09'),
    id,
    named('code', name, code),
    statusCode(vitalStatuses[status]),
    time(date),
    valueOf(value),
  );

const valueOf = (value: VitalSignValue): Markup => {
  if (value.kind === 'unknown') return e('value', { 'xsi:type': 'PQ', nullFlavor: 'UNK' });
  if (value.kind === 'text') return e('value', { 'xsi:type': 'ST' }, text(value.text));
  const { value: amount, unit, comparator } = value;
  const quantity = { value: amount, ...(unit === undefined ? {} : { unit }) };
  if (comparator === undefined) return e('value', { 'xsi:type': 'PQ', ...quantity });
  const inclusive = comparator.endsWith('=') ? 'true' : 'false';
  return e(
    'value',
    { 'xsi:type': 'IVL_PQ' },
    e(comparator.startsWith('<') ? 'high' : 'low', { ...quantity, inclusive }),
  );
};

const valueWords = (value: VitalSignValue): string | undefined => {
  if (value.kind !== 'quantity') return value.kind === 'text' ? value.text : undefined;
  return `${value.comparator ?? ''}${value.value}${value.unit === undefined ? '' : ` ${value.unit}`}`;
};
