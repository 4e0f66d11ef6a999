import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { documentOf, inputOf, sectionOf } from '../reading/testing/sample-inputs.ts';

const drug = (inside: string): string =>
  `<consumable><manufacturedProduct><manufacturedMaterial>${inside}</manufacturedMaterial></manufacturedProduct></consumable>`;
const aspirin = drug('<code displayName="Aspirin"/>');
const act = (inside: string, status = 'active', attributes = ''): string =>
  `<substanceAdministration ${attributes}><statusCode code="${status}"/>${inside}</substanceAdministration>`;
const whole = (entry: string, code = '10160-0', text = 'x') => {
  const { records, refusals } = readRecords(inputOf(documentOf(sectionOf(code, text, entry))));
  return { records: records.filter(({ type }) => type === 'medication' || type === 'section'), refusals };
};
/** The medication of a document that was written on March 5, 2024, and is read on November 24, 2026. */
const medication = (entry: string, code?: string, text?: string) => {
  const [record] = whole(entry, code, text).records;
  return record?.type === 'medication' ? record.medication : undefined;
};
describe('whether a medication of C-CDA is taken', () => {
  const until = (high: string): string =>
    `<effectiveTime xsi:type="IVL_TS"><low value="2013"/><high value="${high}"/></effectiveTime>`;

  it.each([
    ['active', '', 'current'],
    ['suspended', '', 'not-taken'],
    ['held', '', 'not-taken'],
    ['cancelled', '', 'not-taken'],
    ['aborted', '', 'past'],
    ['aborted', until('2030'), 'past'],
    ['completed', '', 'unknown'],
    ['completed', until('2030'), 'unknown'],
    ['completed', until('2014'), 'past'],
    ['new', until('2014'), 'unknown'],
    ['active', until('2014'), 'unknown'],
    ['active', until('20240306'), 'current'],
    ['suspended', until('2014'), 'not-taken'],
  ])('%s%s is %s', (status, bounds, shown) => {
    expect(medication(act(bounds + aspirin, status))?.status).toBe(shown);
  });

  it.each(['42346-7', '29549-3'])(
    'is not said by a list of a stay (%s), which may still say that it is not',
    (code) => {
      expect(medication(act(aspirin), code)?.status).toBe('unknown');
      expect(medication(act(aspirin, 'suspended'), code)?.status).toBe('not-taken');
    },
  );

  it('is nothing of an entry that was taken back', () => {
    const { records, refusals } = whole(act(aspirin, 'nullified'));
    expect(records.filter(({ type }) => type === 'medication')).toEqual([]);
    expect(refusals).toMatchObject([{ reason: 'entered-in-error', detail: 'statusCode is nullified' }]);
  });
});

describe('a medication of C-CDA', () => {
  it('has the parts that are said and no others', () => {
    expect(Object.keys(medication(act(aspirin)) ?? {})).toEqual(['id', 'name', 'status']);
  });

  it('has the name of its product where that has no code, of a labeled drug too', () => {
    expect(medication(act(drug('<name>Aspirin</name>')))?.name).toBe('Aspirin');
    expect(medication(act(aspirin.replaceAll('manufacturedMaterial', 'manufacturedLabeledDrug')))?.name).toBe(
      'Aspirin',
    );
  });

  it('has the code of RxNorm before one of NDC, and that before a local one', () => {
    const also = (...systems: readonly string[]): string =>
      drug(
        `<code code="A" codeSystem="1.2" displayName="X">${systems.map((system) => `<translation code="T" codeSystem="${system}"/>`).join('')}</code>`,
      );
    const [rxnorm, ndc] = ['2.16.840.1.113883.6.88', '2.16.840.1.113883.6.69'];
    const of = (...systems: readonly string[]) => medication(act(also(...systems)))?.code;
    expect(of(ndc ?? '', rxnorm ?? '')).toEqual({ code: 'T', system: `urn:oid:${rxnorm}` });
    expect(of(ndc ?? '')).toEqual({ code: 'T', system: `urn:oid:${ndc}` });
    expect(of()).toEqual({ code: 'A', system: 'urn:oid:1.2' });
  });

  it('without a drug is what its words are, and refused without any', () => {
    const words = '<text>Two puffs of the blue inhaler</text>';
    expect(medication(act(words))).toMatchObject({ name: 'Two puffs of the blue inhaler' });
    expect(whole(act('')).refusals).toMatchObject([{ reason: 'unreadable', detail: 'a medication without a drug' }]);
  });

  it('that says in words that there is none is told in these words', () => {
    expect(
      whole(act(drug('<code nullFlavor="NA"><originalText>No medications</originalText></code>'))).records,
    ).toMatchObject([
      { type: 'section', section: 'medications', statement: { kind: 'narrative', text: ['No medications'] } },
    ]);
    expect(whole(act(drug('<code nullFlavor="NA"/>'), 'active', 'nullFlavor="NI"')).records).toMatchObject([
      { type: 'section', statement: { kind: 'no-information' } },
    ]);
  });
});
