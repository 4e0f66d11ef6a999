import type { Lab, LabResult, RecordItem } from '@portico/domain/health';
import { isLoinc } from '../../records/index.ts';
import {
  boundOf,
  loinc,
  named,
  noId,
  observed,
  span,
  statusCode,
  template,
  time,
  valueOf,
  valueWords,
  wordsOf,
  type Named,
  type Written,
} from './entry-parts.ts';
import { element as e, text, type Markup } from './write-xml.ts';

const statuses: Readonly<Record<Lab['status'], string | undefined>> = {
  final: 'completed',
  corrected: 'completed',
  preliminary: 'active',
  pending: 'held',
  cancelled: 'cancelled',
  unknown: undefined,
};

const cluster = { classCode: 'CLUSTER', moodCode: 'EVN' };
const organizer = template('4.1', '2015-08-01');
const observation = template('4.2', '2015-08-01');

/** A report; who ordered it has no place in this standard. */
export const lab = ({ id, name, date, status, performer, specimen, results }: Lab, ids: Named): Written => ({
  words: wordsOf(name, date, ...results.map((each) => wordsOf(each.name, valueWords(each.value)))),
  entry: e(
    'organizer',
    cluster,
    organizer,
    ids('lab', String(id)),
    named('code', name),
    statusCode(statuses[status]),
    ...(date === undefined ? [] : [time(date)]),
    ...examined(specimen),
    ...reportedBy(performer),
    ...(results.length === 0 ? [silent] : results.map((each, at) => result(each, ids('result', `${id} ${at}`)))),
  ),
});

/** A report has a result at least, in the standard; one of no code is read as none. */
const silent = e(
  'component',
  {},
  e(
    'observation',
    { ...observed, nullFlavor: 'NI' },
    observation,
    noId,
    e('code', { nullFlavor: 'NI' }),
    statusCode('nullified'),
  ),
);

const examined = (specimen: string | undefined): readonly Markup[] =>
  specimen === undefined
    ? []
    : [e('specimen', {}, e('specimenRole', {}, e('specimenPlayingEntity', {}, named('code', specimen))))];

const reportedBy = (performer: string | undefined): readonly Markup[] =>
  performer === undefined
    ? []
    : [
        e(
          'performer',
          {},
          e('assignedEntity', {}, noId, e('representedOrganization', {}, e('name', {}, text(performer)))),
        ),
      ];

const flags: Readonly<Record<NonNullable<LabResult['flag']>, string>> = {
  low: 'L',
  high: 'H',
  'critical-low': 'LL',
  'critical-high': 'HH',
  abnormal: 'A',
  normal: 'N',
};

const result = ({ code, name, value, reference, flag }: LabResult, id: Markup): Markup =>
  e(
    'component',
    {},
    e(
      'observation',
      observed,
      observation,
      id,
      analyte(code, name),
      statusCode(value.kind === 'pending' ? 'active' : 'completed'),
      e('effectiveTime', { nullFlavor: 'UNK' }),
      valueOf(value),
      ...(flag === undefined
        ? []
        : [e('interpretationCode', { code: flags[flag], codeSystem: '2.16.840.1.113883.5.83' })]),
      ...referenceOf(reference),
    ),
  );

/** A code of LOINC, or of a system with an object identifier. */
const analyte = (code: string, name: string): Markup => {
  const [, system, own] = /^(urn:oid:[0-9.]+)\|(.+)$/.exec(code) ?? [];
  if (system !== undefined && own !== undefined) return named('code', name, { code: own, system });
  return named('code', name, isLoinc(code) ? { code, system: `urn:oid:${loinc}` } : undefined);
};

const referenceOf = (reference: LabResult['reference']): readonly Markup[] => {
  if (reference === undefined) return [];
  const { low, high, text: words } = reference;
  const bounds = [...boundOf('low', low), ...boundOf('high', high)];
  return [
    e(
      'referenceRange',
      {},
      e(
        'observationRange',
        {},
        ...(words === undefined ? [] : [e('text', {}, text(words))]),
        ...(bounds.length === 0 ? [] : [e('value', { 'xsi:type': 'IVL_PQ' }, ...bounds)]),
      ),
    ),
  ];
};

const testStatuses: Readonly<Record<RecordItem<'clinicalTests'>['status'], string | undefined>> = {
  final: 'completed',
  corrected: 'completed',
  preliminary: 'active',
  refuted: undefined,
  unknown: undefined,
};

/** A test that no laboratory made stands among results too; one that was ruled out is none. */
export const clinicalTest = (entry: RecordItem<'clinicalTests'>, ids: Named): Written | undefined => {
  const { id, name, code, value = { kind: 'unknown' }, date, ended, status, details } = entry;
  if (status === 'refuted') return undefined;
  return {
    words: wordsOf(name, valueWords(value), date, ...details.map((each) => each.text)),
    entry: e(
      'organizer',
      cluster,
      organizer,
      ids('test', id),
      named('code', name, code),
      statusCode(testStatuses[status]),
      e(
        'component',
        {},
        e(
          'observation',
          observed,
          observation,
          ids('test value', id),
          named('code', name, code),
          statusCode('completed'),
          span(date, ended),
          valueOf(value),
        ),
      ),
    ),
  };
};
