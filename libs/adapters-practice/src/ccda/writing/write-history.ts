import type { Immunization, Procedure, VitalSign, VitalSignPart } from '@portico/domain/health';
import type { ClinicalDate } from '@portico/domain/kernel';
import {
  below,
  loinc,
  named,
  noId,
  performedBy,
  snomed,
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
  below(
    'RSON',
    e(
      'observation',
      { classCode: 'OBS', moodCode: 'EVN' },
      template('4.53'),
      noId,
      named('code', reason),
      statusCode('completed'),
    ),
  );

export const noImmunizations = e(
  'substanceAdministration',
  { classCode: 'SBADM', moodCode: 'EVN', negationInd: 'true' },
  template('4.52', '2015-08-01'),
  noId,
  statusCode('completed'),
  e('effectiveTime', { nullFlavor: 'NA' }),
  e(
    'consumable',
    {},
    e(
      'manufacturedProduct',
      { classCode: 'MANU' },
      template('4.54', '2014-06-09'),
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
  template('4.14', '2014-06-09'),
  noId,
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
