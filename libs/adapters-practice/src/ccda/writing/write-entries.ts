import type { Allergy, AllergyCategory, Condition, Severity } from '@portico/domain/health';
import type { ClinicalDate } from '@portico/domain/kernel';
import {
  asserted,
  below,
  coded,
  concernCode,
  day,
  loinc,
  negated,
  noId,
  observed,
  severityCode,
  span,
  statusCode,
  template,
  valued,
  wordsOf,
  isWritten,
  named as inWords,
  type Named,
  type Written,
} from './entry-parts.ts';
import { localCodes } from '../coded-values.ts';
import { element as e, text, type Markup } from './write-xml.ts';

const standings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    active: '55561003',
    inactive: '73425007',
    resolved: '413322009',
  }),
);

const standing = (status: Condition['status'], number: string): readonly Markup[] => {
  const code = standings.get(status);
  if (code === undefined) return [];
  return [
    below(
      'REFR',
      e(
        'observation',
        observed,
        template(number),
        noId,
        e('code', { code: '33999-4', codeSystem: loinc, displayName: 'Status' }),
        statusCode('completed'),
        e('value', valued(coded(code))),
      ),
    ),
  ];
};

/** Whether what the concern is about is still followed; nothing where it is not known. */
const followed: Readonly<Record<Condition['status'], string | undefined>> = {
  active: 'active',
  inactive: 'completed',
  resolved: 'completed',
  refuted: 'completed',
  unconfirmed: undefined,
  unknown: undefined,
};

const concern = (
  number: string,
  id: Markup,
  status: Condition['status'],
  recorded: ClinicalDate | undefined,
  observation: Markup,
): Markup =>
  e(
    'act',
    { classCode: 'ACT', moodCode: 'EVN' },
    template(number, '2015-08-01'),
    id,
    concernCode,
    statusCode(followed[status]),
    e(
      'effectiveTime',
      { 'xsi:type': 'IVL_TS' },
      e('low', recorded === undefined ? { nullFlavor: 'UNK' } : { value: day(recorded) }),
      ...(followed[status] === 'completed' ? [e('high', { nullFlavor: 'UNK' })] : []),
    ),
    below('SUBJ', observation),
  );

const severities: Readonly<Record<Severity, string>> = {
  mild: '255604002',
  moderate: '6736007',
  severe: '24484000',
};

const graded = (severity: Severity | undefined): readonly Markup[] =>
  severity === undefined
    ? []
    : [
        below(
          'SUBJ',
          e(
            'observation',
            observed,
            template('4.8', '2014-06-09'),
            severityCode,
            statusCode('completed'),
            e('value', valued(coded(severities[severity], severity))),
          ),
        ),
      ];

const reacted = (reaction: string, severity: Severity | undefined): Markup =>
  below(
    'MFST',
    e(
      'observation',
      observed,
      template('4.9', '2014-06-09'),
      noId,
      asserted,
      statusCode('completed'),
      e('effectiveTime', { nullFlavor: 'UNK' }),
      inWords('value', reaction, undefined, { 'xsi:type': 'CD' }),
      ...graded(severity),
    ),
  );

const criticalities = { low: 'CRITL', high: 'CRITH', 'unable-to-assess': 'CRITU' } as const;

const criticalityOf = (criticality: Allergy['criticality']): readonly Markup[] =>
  criticality === undefined
    ? []
    : [
        below(
          'SUBJ',
          e(
            'observation',
            observed,
            template('4.145'),
            e('code', { code: '82606-5', codeSystem: loinc, displayName: 'Criticality' }),
            statusCode('completed'),
            e('value', valued({ code: criticalities[criticality], codeSystem: '2.16.840.1.113883.5.1063' })),
          ),
        ),
      ];

const consumed = (code: Markup): Markup =>
  e(
    'participant',
    { typeCode: 'CSM' },
    e('participantRole', { classCode: 'MANU' }, e('playingEntity', { classCode: 'MMAT' }, code)),
  );

const anyAllergy = coded('419199007', 'Allergy to substance');

const kinds: Readonly<Partial<Record<AllergyCategory, Readonly<Record<string, string>>>>> = {
  food: coded('414285001', 'Allergy to food'),
  medication: coded('416098002', 'Allergy to drug'),
  environment: coded('426232007', 'Environmental allergy'),
};

/** AllergyIntoleranceCategory of FHIR R4. */
const categorySystem = '2.16.840.1.113883.4.642.4.134';

/**
 * This standard has one kind for an allergy, and none of biologic products: where that does not say it, an allergy to any
 * substance with the kinds as translations.
 */
const kindOf = (categories: readonly AllergyCategory[]): Markup => {
  const [only, ...others] = categories;
  const kind = only !== undefined && others.length === 0 ? kinds[only] : undefined;
  if (kind !== undefined) return e('value', valued(kind));
  const translations = categories.map((code) => e('translation', { code, codeSystem: categorySystem }));
  return e('value', valued(anyAllergy), ...translations);
};

export const allergy = (entry: Allergy, named: Named): Written => {
  const { id, substance, code, categories = [], reactions, reactionSeverities = [], severity } = entry;
  const { criticality, recorded, status } = entry;
  return {
    words: wordsOf(substance, ...reactions, severity),
    entry: concern(
      '4.30',
      named('allergy concern', id),
      status,
      recorded,
      e(
        'observation',
        status === 'refuted' ? negated : observed,
        template('4.7', '2014-06-09'),
        named('allergy', id),
        asserted,
        statusCode('completed'),
        span(undefined),
        kindOf(categories),
        consumed(inWords('code', substance, code)),
        ...standing(status, '4.28'),
        ...reactions.map((reaction) =>
          reacted(reaction, reactionSeverities.find((each) => each.reaction === reaction)?.severity),
        ),
        ...graded(severity),
        ...criticalityOf(criticality),
      ),
    ),
  };
};

export const noAllergies = concern(
  '4.30',
  noId,
  'active',
  undefined,
  e(
    'observation',
    negated,
    template('4.7', '2014-06-09'),
    noId,
    asserted,
    statusCode('completed'),
    span(undefined),
    e('value', valued(anyAllergy)),
    consumed(e('code', coded('105590001', 'Substance'))),
  ),
);

const problemCode = e(
  'code',
  coded('55607006', 'Problem'),
  e('translation', { code: '75326-9', codeSystem: loinc, displayName: 'Problem' }),
);

export const condition = ({ id, name, code, onset, ended, status }: Condition, named: Named): Written => ({
  words: wordsOf(name, onset),
  entry: concern(
    '4.3',
    named('condition concern', id),
    status,
    undefined,
    e(
      'observation',
      status === 'refuted' ? negated : observed,
      template('4.4', '2015-08-01'),
      named('condition', id),
      problemCode,
      statusCode('completed'),
      span(onset, ended),
      // To deny a problem without any code is to deny all problems.
      isWritten(code)
        ? inWords('value', name, code, valued({}))
        : e(
            'value',
            valued({ nullFlavor: 'OTH' }),
            e('originalText', {}, text(name)),
            e('translation', { code: encodeURIComponent(id.toWellFormed()), codeSystem: localCodes }),
          ),
      ...standing(status, '4.6'),
    ),
  ),
});

export const noProblems = concern(
  '4.3',
  noId,
  'active',
  undefined,
  e(
    'observation',
    negated,
    template('4.4', '2015-08-01'),
    noId,
    problemCode,
    statusCode('completed'),
    span(undefined),
    e('value', valued(coded('55607006', 'Problem'))),
  ),
);
