import { describe, expect, it } from '@jest/globals';
import { readRecords } from '../reading/index.ts';
import { documentOf, inputOf, sectionOf } from '../reading/testing/sample-inputs.ts';
import { chartSummaryOf } from './chart-summary.ts';

const summaryOf = (...sections: readonly string[]) =>
  chartSummaryOf(readRecords(inputOf(documentOf(...sections))).records);
const concern = (inside: string): string =>
  `<act><entryRelationship typeCode="SUBJ">${inside}</entryRelationship></act>`;
const problem = (name: string, low: string): string =>
  concern(
    `<observation><effectiveTime><low value="${low}"/></effectiveTime><value displayName="${name}"/></observation>`,
  );
const drug = (name: string): string =>
  `<substanceAdministration><consumable><manufacturedProduct><manufacturedMaterial><code displayName="${name}"/></manufacturedMaterial></manufacturedProduct></consumable></substanceAdministration>`;
const allergy = (name: string): string =>
  concern(
    `<observation><value code="419199007"/><participant typeCode="CSM"><participantRole><playingEntity><code displayName="${name}"/></playingEntity></participantRole></participant></observation>`,
  );
const denied = concern('<observation negationInd="true"><value nullFlavor="NA"/></observation>');

describe('the chart at a glance', () => {
  it('has the entries of one document, newest first', () => {
    expect(
      summaryOf(
        sectionOf('48765-2', 'x', allergy('Latex')),
        sectionOf('10160-0', 'x', drug('Aspirin')),
        sectionOf('11450-4', 'x', problem('Gout', '2001'), problem('Asthma', '2011')),
      ),
    ).toMatchObject({
      allergies: { kind: 'entries', entries: [{ substance: 'Latex' }] },
      medications: { kind: 'entries', entries: [{ name: 'Aspirin' }] },
      conditions: { kind: 'entries', entries: [{ name: 'Asthma' }, { name: 'Gout' }] },
    });
  });

  it('has what is said of each section as a whole, and no information where nothing is', () => {
    expect(summaryOf(sectionOf('11450-4', 'Feels well'))).toEqual({
      allergies: { kind: 'no-information' },
      medications: { kind: 'no-information' },
      conditions: { kind: 'narrative', text: ['Feels well'] },
    });
    expect(summaryOf(sectionOf('11450-4', ''))).toMatchObject({ conditions: { kind: 'no-information' } });
  });

  it('has “none” before words, words before no information, and entries before all of them', () => {
    const [silent, words] = [sectionOf('11450-4', ''), sectionOf('11450-4', 'Feels well')];
    const none = sectionOf('11450-4', 'x', denied);
    expect(summaryOf(silent, words, none).conditions).toEqual({ kind: 'none-known' });
    expect(summaryOf(silent, words).conditions).toEqual({ kind: 'narrative', text: ['Feels well'] });
    expect(summaryOf(none, sectionOf('11450-4', 'x', problem('Gout', '2001'))).conditions).toMatchObject({
      kind: 'entries',
      entries: [{ name: 'Gout' }],
    });
  });
});
