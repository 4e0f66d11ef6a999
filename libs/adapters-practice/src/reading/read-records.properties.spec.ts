import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseId, parseLabId } from '@portico/domain/kernel';
import { bundleOf, documentOf, inputOf, sectionOf, readAt } from './testing/sample-inputs.ts';
import { entriesInCcda, housed, housedEntries, twiceHome, unitsInFhir } from './testing/count-read-units.ts';
import { readRecords } from './index.ts';

const subject = { reference: 'Patient/1' };
const whole = [
  { resourceType: 'Patient', id: '1', name: [{ given: ['Ana'], family: 'Gil' }], birthDate: '1990-02-03' },
  { resourceType: 'Condition', id: '2', subject, code: { text: 'Asthma' }, onsetDateTime: '2020' },
  { resourceType: 'AllergyIntolerance', id: '3', patient: subject, code: { coding: [{ code: '716186003' }] } },
  {
    resourceType: 'MedicationRequest',
    id: '4',
    status: 'active',
    intent: 'order',
    subject,
    medicationReference: { reference: 'Medication/5' },
  },
  { resourceType: 'Medication', id: '5', code: { text: 'Aspirin' } },
  {
    resourceType: 'DiagnosticReport',
    id: '6',
    status: 'final',
    subject,
    code: { text: 'Panel' },
    result: [{ reference: 'Observation/7' }],
  },
  {
    resourceType: 'Observation',
    id: '7',
    status: 'final',
    subject,
    code: { text: 'Sodium' },
    valueQuantity: { value: 140 },
  },
  { resourceType: 'Encounter', id: '8', status: 'finished', subject },
  {
    resourceType: 'DocumentReference',
    id: '9',
    status: 'current',
    subject,
    description: 'X',
    content: [{ attachment: { data: 'AAAA' } }],
  },
];

const document = documentOf(
  sectionOf(
    '48765-2',
    '<paragraph ID="a">Latex</paragraph>',
    '<act><statusCode code="active"/><entryRelationship typeCode="SUBJ"><observation><value code="419199007"/><participant typeCode="CSM"><participantRole><playingEntity><code displayName="Latex"/></playingEntity></participantRole></participant></observation></entryRelationship></act>',
  ),
  sectionOf('30954-2', 'x', '<organizer><code displayName="Panel"/><statusCode code="completed"/></organizer>'),
  sectionOf('8716-3', 'x', '<observation/>'),
);

/** A text after cuts, repetitions and foreign pieces. */
const mutilated = (text: string): fc.Arbitrary<string> =>
  fc
    .array(
      fc.record({
        from: fc.nat(text.length),
        length: fc.nat(40),
        piece: fc.oneof(
          fc.constant(''),
          fc.string({ maxLength: 12 }),
          fc.constantFrom('"', '<', '>', '{', '}', '[', 'null', '&#0;', '\u0000', '</'),
        ),
      }),
      { minLength: 1, maxLength: 6 },
    )
    .map((cuts) =>
      cuts.reduce((left, { from, length, piece }) => left.slice(0, from) + piece + left.slice(from + length), text),
    );

/** A JSON value in which some values are replaced by ones of another kind. */
const misshapen = (json: unknown): fc.Arbitrary<unknown> => {
  if (typeof json !== 'object' || json === null) {
    return fc.oneof(
      { weight: 30, arbitrary: fc.constant(json) },
      { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
      { weight: 1, arbitrary: fc.constantFrom('constructor', 'toString', '__proto__', 'valueOf') },
    );
  }
  const shaped: fc.Arbitrary<unknown> = Array.isArray(json)
    ? fc.tuple(...json.map(misshapen))
    : fc.record(Object.fromEntries(Object.entries(json).map(([name, value]) => [name, misshapen(value)])));
  return fc.oneof({ weight: 30, arbitrary: shaped }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) });
};

describe('readRecords', () => {
  it('never throws over a mutilated JSON text, and refuses the whole or houses every unit', () => {
    fc.assert(
      fc.property(mutilated(JSON.stringify(bundleOf(...whole))), (text) => {
        const outcome = readRecords(inputOf(text));
        expect(twiceHome(outcome)).toEqual([]);
      }),
    );
  });

  it('gives each resource of any subset, in any order, exactly one home', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(whole), (resources) => {
        const outcome = readRecords(inputOf(JSON.stringify(bundleOf(...resources))));
        expect(twiceHome(outcome)).toEqual([]);
        expect(housed(outcome)).toBe(resources.length);
      }),
    );
  });

  it('gives each resource exactly one home, whatever kind of value stands where another belongs', () => {
    fc.assert(
      fc.property(fc.tuple(...whole.map(misshapen)), (resources) => {
        const bundle = bundleOf(...(resources as object[]));
        const outcome = readRecords(inputOf(JSON.stringify(bundle)));
        expect(twiceHome(outcome)).toEqual([]);
        expect(housed(outcome)).toBe(unitsInFhir(bundle));
      }),
    );
  });

  it('never throws over mutilated XML, and houses every entry of what is still well-formed', () => {
    fc.assert(
      fc.property(mutilated(document), (xml) => {
        const outcome = readRecords(inputOf(xml));
        expect(twiceHome(outcome)).toEqual([]);
        if (outcome.records.length > 0) expect(housedEntries(outcome)).toBeLessThanOrEqual(entriesInCcda(xml));
      }),
    );
  });

  it('never throws over any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => void readRecords({ name: 'x', bytes, now: readAt })),
    );
  });

  it('gives ids that the domain takes, the same on every reading', () => {
    for (const text of [JSON.stringify(bundleOf(...whole)), document]) {
      const { records } = readRecords(inputOf(text));
      expect(records.length).toBeGreaterThan(3);
      expect(readRecords(inputOf(text)).records).toEqual(records);
      for (const record of records) {
        expect(parseId(record.id).ok).toBe(true);
        if (record.type === 'lab') expect(parseLabId(record.lab.id).ok).toBe(true);
      }
    }
  });
});
