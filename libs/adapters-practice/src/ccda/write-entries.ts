import type { Allergy, Condition, Medication, Section } from '@portico/domain/health';
import type { ClinicalDate } from '@portico/domain/kernel';
import { element as e, text, type Markup } from './write-xml.ts';

export const loinc = '2.16.840.1.113883.6.1';
/** Codes that mean something within one document alone. */
const localCodes = '2.999';
const snomed = '2.16.840.1.113883.6.96';

/** Gives an entry its identifier. */
export type Named = (kind: string, own: string) => Markup;

/** `2023-04`, `2023-04-17` and full instants, as this standard writes them. */
export const day = (date: string): string => {
  const [days = '', time] = date.split('T');
  const clock = time?.replaceAll(':', '').replace('Z', '+0000') ?? '';
  return days.replaceAll('-', '') + clock;
};

const coded = (code: string, displayName?: string): Record<string, string> => ({
  code,
  codeSystem: snomed,
  ...(displayName === undefined ? {} : { displayName }),
});
/** What the practice has no code for, in its words. */
const inWords = (name: string, tag: string, words: string, more: Readonly<Record<string, string>> = {}): Markup =>
  e(tag, { ...more, nullFlavor: name }, e('originalText', {}, text(words)));

export const section = <T extends { readonly id: string }>(
  code: string,
  title: string,
  said: Section<T>,
  entryOf: (entry: T) => Written,
  none: Markup | undefined,
  templates: readonly Markup[] = [],
): Markup => {
  const about = [...templates, e('code', { code, codeSystem: loinc }), e('title', {}, text(title))];
  switch (said.kind) {
    case 'no-information':
      return e('section', { nullFlavor: 'NI' }, ...about, e('text', {}));
    case 'none-known':
      return e(
        'section',
        {},
        ...about,
        e('text', {}, text(`${title}: none known`)),
        ...(none === undefined ? [] : [e('entry', {}, none)]),
      );
    case 'narrative':
      return e('section', {}, ...about, e('text', {}, ...said.text.map((each) => e('paragraph', {}, text(each)))));
    case 'entries': {
      const written = said.entries.map(entryOf);
      return e(
        'section',
        {},
        ...about,
        e('text', {}, ...list(written.map(({ words }) => words))),
        ...written.map(({ entry }) => e('entry', {}, entry)),
      );
    }
  }
};

/** A list has an item at least. */
export const list = (items: readonly string[]): readonly Markup[] =>
  items.length === 0 ? [] : [e('list', {}, ...items.map((each) => e('item', {}, text(each))))];

/** An entry, and what the section's text says of it. */
export interface Written {
  readonly words: string;
  readonly entry: Markup;
}

const span = (low: ClinicalDate | undefined, high?: ClinicalDate): readonly Markup[] =>
  low === undefined && high === undefined
    ? []
    : [
        e(
          'effectiveTime',
          { 'xsi:type': 'IVL_TS' },
          ...(low === undefined ? [] : [e('low', { value: day(low) })]),
          ...(high === undefined ? [] : [e('high', { value: day(high) })]),
        ),
      ];

const below = (typeCode: string, observation: Markup): Markup => e('entryRelationship', { typeCode }, observation);

const standings: Readonly<Record<string, string>> = {
  active: '55561003',
  inactive: '73425007',
  resolved: '413322009',
};

const standing = (status: Condition['status']): readonly Markup[] => {
  const code = standings[status];
  if (code === undefined) return [];
  return [
    below(
      'REFR',
      e('observation', observed, e('code', { code: '33999-4', codeSystem: loinc }), e('value', valued(coded(code)))),
    ),
  ];
};

const observed = { classCode: 'OBS', moodCode: 'EVN' };
const valued = (attributes: Readonly<Record<string, string>>) => ({ 'xsi:type': 'CD', ...attributes });
const negated = { ...observed, negationInd: 'true' };

const concern = (recorded: ClinicalDate | undefined, observation: Markup): Markup =>
  e('act', { classCode: 'ACT', moodCode: 'EVN' }, ...span(recorded), below('SUBJ', observation));

const severities = { mild: '255604002', moderate: '6736007', severe: '24484000' } as const;

const consumed = (...code: readonly Markup[]): Markup =>
  e('participant', { typeCode: 'CSM' }, e('participantRole', {}, e('playingEntity', {}, ...code)));

export const allergy = ({ id, substance, reactions, severity, recorded, status }: Allergy, named: Named): Written => ({
  words: [substance, ...reactions].join(', '),
  entry: concern(
    recorded,
    e(
      'observation',
      status === 'refuted' ? negated : observed,
      named('allergy', id),
      e('statusCode', { code: 'completed' }),
      e('value', valued(coded('419199007', 'Allergy to substance'))),
      consumed(inWords('OTH', 'code', substance)),
      ...standing(status),
      ...reactions.map((reaction) =>
        below('MFST', e('observation', observed, inWords('OTH', 'value', reaction, { 'xsi:type': 'CD' }))),
      ),
      ...(severity === undefined
        ? []
        : [
            below(
              'SUBJ',
              e('observation', observed, e('code', { code: 'SEV' }), e('value', valued(coded(severities[severity])))),
            ),
          ]),
    ),
  ),
});

export const noAllergies = concern(
  undefined,
  e(
    'observation',
    negated,
    e('statusCode', { code: 'completed' }),
    e('value', valued(coded('419199007', 'Allergy to substance'))),
    consumed(e('code', coded('105590001', 'Substance'))),
  ),
);

export const condition = ({ id, name, onset, ended, status }: Condition, named: Named): Written => ({
  words: name,
  entry: concern(
    undefined,
    e(
      'observation',
      status === 'refuted' ? negated : observed,
      named('condition', id),
      e('statusCode', { code: 'completed' }),
      ...span(onset, ended),
      // To deny a problem without any code is to deny all problems.
      e(
        'value',
        valued({ nullFlavor: 'OTH' }),
        e('originalText', {}, text(name)),
        e('translation', { code: id, codeSystem: localCodes }),
      ),
      ...standing(status),
    ),
  ),
});

export const noProblems = concern(
  undefined,
  e('observation', negated, e('statusCode', { code: 'completed' }), e('value', valued(coded('55607006', 'Problem')))),
);

const takings = { current: 'active', past: 'aborted', 'not-taken': 'suspended', unknown: undefined } as const;

const drug = (code: Markup): Markup =>
  e('consumable', {}, e('manufacturedProduct', {}, e('manufacturedMaterial', {}, code)));

export const medication = (entry: Medication, named: Named): Written => {
  const { id, name, dose, instructions, started, ended, status } = entry;
  const taking = takings[status];
  const [, value, unit] = /^(\d+(?:\.\d+)?) (\S+)$/.exec(dose ?? '') ?? [];
  return {
    words: [name, dose, instructions].filter((each) => each !== undefined).join(', '),
    entry: e(
      'substanceAdministration',
      { classCode: 'SBADM', moodCode: 'EVN' },
      named('medication', id),
      ...(taking === undefined ? [] : [e('statusCode', { code: taking })]),
      ...span(started, ended),
      ...(value === undefined || unit === undefined ? [] : [e('doseQuantity', { value, unit })]),
      drug(inWords('OTH', 'code', name)),
      ...(instructions === undefined
        ? []
        : [
            below(
              'COMP',
              e(
                'substanceAdministration',
                { classCode: 'SBADM', moodCode: 'EVN' },
                e('code', { code: '76662-6', codeSystem: loinc }),
                e('text', {}, text(instructions)),
              ),
            ),
          ]),
    ),
  };
};

export const noMedications = e(
  'substanceAdministration',
  { classCode: 'SBADM', moodCode: 'EVN', negationInd: 'true' },
  drug(e('code', coded('410942007', 'Drug or medicament'))),
);
