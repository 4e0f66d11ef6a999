import { describe, expect, it } from '@jest/globals';
import { heldBackBy, marked, markedBySources } from './held-back.ts';

const confidentiality = 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality';
const asthma = { type: 'condition', sources: ['a', 'b'], condition: { name: 'Asthma' } };

describe('labels of resources', () => {
  it('hold back what is R, V or sensitive, and nothing else', () => {
    expect(
      ['R', 'V', 'ETH', 'PSY', 'HIV', 'SEX', 'SDV', 'N', 'U', 'toString'].map((code) => heldBackBy([code])),
    ).toEqual([
      ...['restricted', 'very-restricted', 'substance-use', 'mental-health', 'hiv', 'sexual-health', 'violence'],
      ...[undefined, undefined, undefined],
    ]);
    expect(heldBackBy(['R', 'HIV'])).toBe('hiv');
  });

  it('mark a record as the strictest of the resources it was made of', () => {
    const resources = [
      { place: 'a', json: {} },
      { place: 'b', json: { meta: { security: [{ system: confidentiality, code: 'R' }] } } },
    ];
    expect(markedBySources([asthma], resources)).toEqual([
      { ...asthma, condition: { name: 'Asthma', heldBack: 'restricted' } },
    ]);
  });

  it('mark a note', () => {
    const note = { type: 'note', sources: ['n'], note: { name: 'Progress note' } };
    const labeled = { place: 'n', json: { meta: { security: [{ system: confidentiality, code: 'R' }] } } };
    expect(markedBySources([note], [labeled])).toEqual([
      { ...note, note: { name: 'Progress note', heldBack: 'restricted' } },
    ]);
  });

  it('of another system say nothing', () => {
    const json = { meta: { security: [{ system: 'urn:other', code: 'R' }] } };
    expect(markedBySources([asthma], [{ place: 'a', json }])).toEqual([asthma]);
  });

  it('without a system are taken at their word; those of sensitive acts have another system', () => {
    const labeled = (...security: readonly object[]) => ({ place: 'a', json: { meta: { security } } as never });
    const acts = 'http://terminology.hl7.org/CodeSystem/v3-ActCode';
    for (const labels of [[{ code: 'HIV' }], [{ system: acts }, { system: acts, code: 'HIV' }, { code: 'R' }]])
      expect(markedBySources([asthma], [labeled(...labels)])).toEqual([
        { ...asthma, condition: { name: 'Asthma', heldBack: 'hiv' } },
      ]);
    const another = [{ system: `${acts}/more`, code: 'HIV' }];
    expect(markedBySources([asthma], [labeled(...another)])).toEqual([asthma]);
  });

  it('leave nothing of a word about a whole section, and what is no entry as it is', () => {
    const section = { type: 'section', section: 'allergies', statement: { kind: 'none-known' } };
    expect(marked(section, ['R'])).toEqual({ ...section, statement: { kind: 'no-information' } });
    expect(marked(section, [])).toBe(section);
    const patient = { type: 'patient', name: 'Ana' };
    expect(marked(patient, ['R'])).toBe(patient);
  });

  it('mark each member of a care team', () => {
    expect(marked({ type: 'care-team', members: [{ name: 'A' }] }, ['V'])).toEqual({
      type: 'care-team',
      members: [{ name: 'A', heldBack: 'very-restricted' }],
    });
  });
});
