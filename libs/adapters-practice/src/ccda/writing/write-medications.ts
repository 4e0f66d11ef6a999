import type { Medication, MedicationFill } from '@portico/domain/health';
import {
  below,
  coded,
  day,
  loinc,
  noId,
  quantity,
  reasons,
  span,
  statusCode,
  template,
  wordsOf,
  named as inWords,
  type Named,
  type Written,
} from './entry-parts.ts';
import { element as e, text, type Markup } from './write-xml.ts';

const takings = { current: 'active', past: 'aborted', 'not-taken': 'suspended', unknown: undefined } as const;

const product = { classCode: 'MANU' };

const drug = (tag: 'consumable' | 'product', code: Markup): Markup =>
  e(tag, {}, e('manufacturedProduct', product, template('4.23', '2014-06-09'), e('manufacturedMaterial', {}, code)));

/** The prescription in the prescriber's words. */
const directions = (words: string): readonly Markup[] =>
  words === ''
    ? []
    : [
        below(
          'COMP',
          e(
            'substanceAdministration',
            { classCode: 'SBADM', moodCode: 'EVN' },
            template('4.147'),
            e('code', { code: '76662-6', codeSystem: loinc, displayName: 'Instructions' }),
            e('text', {}, text(words)),
            e('consumable', {}, e('manufacturedProduct', product, e('manufacturedLabeledDrug', { nullFlavor: 'NA' }))),
          ),
        ),
      ];

/** Who wrote the order, and how often it may be filled, the first time included. */
const ordered = ({ prescriber, refillsAllowed }: Medication): readonly Markup[] =>
  prescriber === undefined && refillsAllowed === undefined
    ? []
    : [
        below(
          'REFR',
          e(
            'supply',
            { classCode: 'SPLY', moodCode: 'INT' },
            template('4.17', '2014-06-09'),
            noId,
            statusCode(undefined),
            ...(refillsAllowed === undefined ? [] : [e('repeatNumber', { value: String(refillsAllowed + 1) })]),
            ...(prescriber === undefined
              ? []
              : [
                  e(
                    'author',
                    {},
                    e('time', { nullFlavor: 'UNK' }),
                    e('assignedAuthor', {}, noId, e('assignedPerson', {}, e('name', {}, text(prescriber)))),
                  ),
                ]),
          ),
        ),
      ];

/** Medication Fill Status, which has no code for one that was not handed out yet: such a fill is not written. */
const fillings = { completed: 'completed', cancelled: 'aborted', unknown: undefined } as const;

/** What was handed out, or was not; a range (`30 – 60`) is no amount. */
const filled = ({ name, code }: Medication, { date, quantity: said, status }: MedicationFill): readonly Markup[] => {
  if (status === 'pending') return [];
  const [, value, unit] = /^(\d+(?:\.\d+)?)(?: ([^\s–][^–]*))?$/.exec(said ?? '') ?? [];
  return [
    below(
      'REFR',
      e(
        'supply',
        { classCode: 'SPLY', moodCode: 'EVN' },
        template('4.18', '2014-06-09'),
        noId,
        statusCode(fillings[status]),
        e('effectiveTime', date === undefined ? { nullFlavor: 'UNK' } : { value: day(date) }),
        ...(value === undefined ? [] : [quantity('quantity', value, unit)]),
        drug('product', inWords('code', name, code)),
      ),
    ),
  ];
};

export const medication = (entry: Medication, named: Named): Written => {
  const { id, name, code, dose, instructions, reason, started, ended, status, fills = [] } = entry;
  const [, value, unit] = /^(\d+(?:\.\d+)?) (\S+)$/.exec(dose ?? '') ?? [];
  const isAmount = value !== undefined && unit !== undefined;
  return {
    words: wordsOf(name, dose, instructions, reason),
    entry: e(
      'substanceAdministration',
      { classCode: 'SBADM', moodCode: 'EVN' },
      template('4.16', '2014-06-09'),
      named('medication', id),
      statusCode(takings[status]),
      span(started, ended),
      ...(isAmount ? [e('doseQuantity', { value, unit })] : []),
      drug('consumable', inWords('code', name, code)),
      // A dose that is no amount of one unit stands before the directions.
      ...directions(wordsOf(isAmount ? undefined : dose, instructions)),
      ...reasons(reason === undefined ? [] : [reason]),
      ...ordered(entry),
      ...fills.flatMap((fill) => filled(entry, fill)),
    ),
  };
};

export const noMedications = e(
  'substanceAdministration',
  { classCode: 'SBADM', moodCode: 'EVN', negationInd: 'true' },
  template('4.16', '2014-06-09'),
  noId,
  statusCode('active'),
  span(undefined),
  drug('consumable', e('code', coded('410942007', 'Drug or medicament'))),
);
