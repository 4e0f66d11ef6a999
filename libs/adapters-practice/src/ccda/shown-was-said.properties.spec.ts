import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readRecords } from '../reading/index.ts';
import { documentOf, inputOf, sectionOf } from '../reading/testing/sample-inputs.ts';
import { unsaidBy } from '../reading/testing/unsaid.ts';

const word = fc.stringMatching(/^[A-Za-z]{3,9}$/);
const number = fc.stringMatching(/^(0|[1-9]\d{0,2})(\.\d{1,2})?$/);
const time = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2024-01-01'), noInvalidDate: true })
  .chain((date) =>
    fc.constantFrom(4, 6, 8, 12).map((digits) => date.toISOString().replace(/\D/g, '').slice(0, digits)),
  );
const status = fc.constantFrom(
  '',
  ...['completed', 'active', 'aborted', 'suspended', 'cancelled', 'held', 'new', 'dreamt'].map(
    (code) => `<statusCode code="${code}"/>`,
  ),
  '<statusCode nullFlavor="UNK"/>',
  '<statusCode code="active" nullFlavor="UNK"/>',
  '<statusCode code="completed" nullFlavor="NI"/>',
);
const named = (element: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc
      .tuple(word, word)
      .map(([code, name]) => `<${element} code="${code}" codeSystem="2.16.840.1.113883.6.96" displayName="${name}"/>`),
    word.map((name) => `<${element} nullFlavor="UNK"><originalText>${name}</originalText></${element}>`),
    word.map((name) => `<${element} nullFlavor="OTH"><translation code="x" displayName="${name}"/></${element}>`),
    fc.constant(`<${element} nullFlavor="NI"/>`),
  );
const value = fc.oneof(
  fc.tuple(number, word).map(([amount, unit]) => `<value xsi:type="PQ" value="${amount}" unit="${unit}"/>`),
  number.map((amount) => `<value xsi:type="IVL_PQ"><low value="${amount}" unit="mg"/></value>`),
  fc.tuple(word, word).map(([code, name]) => `<value xsi:type="CD" code="${code}" displayName="${name}"/>`),
  word.map((text) => `<value xsi:type="ST">${text}</value>`),
  fc.constant('<value xsi:type="CD" nullFlavor="UNK"/>'),
  fc
    .tuple(number, word)
    .map(([amount, unit]) => `<value xsi:type="PQ" nullFlavor="UNK" value="${amount}" unit="${unit}"/>`),
);
const judged = fc
  .array(
    fc.oneof(
      fc
        .constantFrom('L', 'LL', 'H', 'HH', 'A', 'N', 'R', 'dreamt')
        .map((code) => `<interpretationCode code="${code}"/>`),
      fc.constantFrom('H', 'N').map((code) => `<interpretationCode code="${code}" nullFlavor="UNK"/>`),
    ),
    { maxLength: 2 },
  )
  .map((codes) => codes.join(''));
const when = fc.oneof(
  time.map((at) => `<effectiveTime value="${at}"/>`),
  fc
    .tuple(time, time)
    .map(
      ([low, high]) => `<effectiveTime xsi:type="IVL_TS"><low value="${low}"/><high value="${high}"/></effectiveTime>`,
    ),
  time.map((low) => `<effectiveTime xsi:type="IVL_TS"><low value="${low}"/><high nullFlavor="UNK"/></effectiveTime>`),
  time.map((at) => `<effectiveTime nullFlavor="UNK" value="${at}"/>`),
  fc
    .tuple(time, time)
    .map(
      ([low, high]) =>
        `<effectiveTime xsi:type="IVL_TS"><low value="${low}"/><high nullFlavor="NI" value="${high}"/></effectiveTime>`,
    ),
  fc.constant(''),
);
const mark = fc.constantFrom(
  '',
  ' negationInd="true"',
  ' moodCode="EVN"',
  ' moodCode="INT"',
  ' moodCode="GOL"',
  ' nullFlavor="NI"',
);

/** What hangs below an allergy, a reaction and a report, with codes that are known and ones that are not. */
const remark = fc
  .record({
    severity: fc.constantFrom('255604002', '6736007', '24484000', '123', ''),
    criticality: fc.constantFrom('CRITL', 'CRITH', 'CRITU', 'CRIT', 'high', ''),
    reaction: named('value'),
    specimen: named('code'),
    name: word,
  })
  .map(({ severity, criticality, reaction, specimen, name }) => ({
    specimen,
    name,
    person: `<assignedPerson><name><given>${name}</given></name></assignedPerson>`,
    reaction: `<entryRelationship typeCode="MFST"><observation><code code="ASSERTION"/>${reaction}<entryRelationship typeCode="SUBJ"><observation><code code="SEV"/><value code="${severity}"/></observation></entryRelationship></observation></entryRelationship>`,
    criticality: `<entryRelationship typeCode="SUBJ"><observation><code code="82606-5"/><value code="${criticality}"/></observation></entryRelationship>`,
  }));

/** The parts that acts are made of, drawn apart. */
const parts = fc.record({ mark, status, when, value, judged, code: named('code'), coded: named('value'), remark });
type Parts = typeof parts extends fc.Arbitrary<infer T> ? T : never;

const observation = ({ mark: said, status: state, when: at, value: what, judged: codes, code }: Parts): string =>
  `<observation${said}>${code}${state}${at}${what}${codes}</observation>`;
const concern = ({ mark: said, status: state, when: at, coded }: Parts): string =>
  `<act><code code="CONC"/>${state}<entryRelationship typeCode="SUBJ"><observation${said}><code code="ASSERTION"/>${at}${coded}</observation></entryRelationship></act>`;
const drug = ({ mark: said, status: state, when: at, code, coded }: Parts): string =>
  `<substanceAdministration${said}>${state}${at}<consumable><manufacturedProduct><manufacturedMaterial>${code}</manufacturedMaterial></manufacturedProduct></consumable><entryRelationship typeCode="RSON"><observation${said}>${coded}</observation></entryRelationship></substanceAdministration>`;
const act =
  (element: string) =>
  ({ mark: said, status: state, when: at, code }: Parts): string =>
    `<${element}${said}>${code}${state}${at}</${element}>`;
const organizer = (each: Parts): string =>
  `<organizer>${each.code}${each.status}<subject><relatedSubject><code code="MTH" displayName="Mother"/></relatedSubject></subject><component>${observation(each).replace(each.value, each.coded)}</component></organizer>`;

const forms: Readonly<Record<string, (each: Parts, other: Parts) => string>> = {
  '11450-4': concern,
  '48765-2': (each) =>
    concern(each).replace(
      '</observation>',
      `<participant typeCode="CSM"><participantRole><playingEntity>${each.code}</playingEntity></participantRole></participant>${each.remark.reaction}${each.remark.criticality}</observation>`,
    ),
  '10160-0': drug,
  '11369-6': drug,
  '30954-2': (each, other) =>
    `<organizer>${each.code}${each.status}<specimen><specimenRole><specimenPlayingEntity>${each.remark.specimen}</specimenPlayingEntity></specimenRole></specimen><performer><assignedEntity>${each.remark.person}</assignedEntity></performer><participant typeCode="REF"><participantRole><playingEntity><name>${each.remark.name}</name></playingEntity></participantRole></participant><component><procedure><participant typeCode="PRD"><participantRole><playingEntity>${each.code}</playingEntity></participantRole></participant></procedure></component><component>${observation(each)}</component><component>${observation(other)}</component></organizer>`,
  '8716-3': observation,
  '47519-4': act('procedure'),
  '46240-8': act('encounter'),
  '29762-2': observation,
  '47420-5': observation,
  '61146-7': observation,
  '18776-5': act('act'),
  '51847-2': act('procedure'),
  '69730-0': act('act'),
  '42349-1': act('act'),
  '46264-8': act('supply'),
  '10157-6': organizer,
  '42348-3': observation,
  '85847-2': ({ code, remark: { name, person } }) =>
    `<organizer><component><act><performer><sdtc:functionCode>${code}</sdtc:functionCode><assignedEntity><addr use="WP"><streetAddressLine>1 ${name}</streetAddressLine><city>${name}</city></addr><telecom value="mailto:${name}@example.com"/>${person}</assignedEntity></performer></act></component></organizer>`,
};

describe.each(Object.entries(forms))('what is shown of section %s', (code, form) => {
  it('was said: every name, value, unit, flag, date and status stands in the very entry that it came from', () => {
    fc.assert(
      fc.property(fc.array(parts, { minLength: 2, maxLength: 3 }), (several) => {
        const entries = several.map((each, index) => form(each, several[(index + 1) % several.length] ?? each));
        const input = inputOf(documentOf(sectionOf(code, 'As coded', ...entries)));
        expect(unsaidBy(input, readRecords(input).records)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
