import { describe, expect, it } from '@jest/globals';
import { carecloudBehavior } from './carecloud/index.ts';
import { talkehrBehavior } from './talkehr/index.ts';
import { vertexBehavior } from './vertex/index.ts';

describe('how practice systems differ', () => {
  const all = { vertex: vertexBehavior, carecloud: carecloudBehavior, talkehr: talkehrBehavior };

  it.each([
    ['APT-012 ACC-331', 'booking', { vertex: 'requests-only', carecloud: 'slots', talkehr: 'slots' }],
    ['APT-050', 'appointmentComments', { vertex: true, carecloud: false, talkehr: false }],
    ['APT-053 APT-054', 'visitReasonOnCard', { vertex: false, carecloud: true, talkehr: true }],
    ['MON-248', 'messagesByScrolling', { vertex: undefined, carecloud: true, talkehr: undefined }],
    ['APT-153 APT-158', 'visitSummary', { vertex: 'ccda', carecloud: 'job', talkehr: 'job' }],
    ['MON-188', 'guestStatements', { vertex: undefined, carecloud: true, talkehr: undefined }],
    ['MON-317', 'clinicianEntriesStay', { vertex: undefined, carecloud: undefined, talkehr: true }],
  ] as const)('%s in %s', (_, trait, expected) => {
    expect(Object.fromEntries(Object.entries(all).map(([name, one]) => [name, one[trait]]))).toEqual(expected);
  });

  it('APT-010 APT-011 vertex alone takes no files with messages and no changes to a profile', () => {
    const of = ({ messageAttachments, profileEditable }: typeof vertexBehavior) => [
      messageAttachments,
      profileEditable,
    ];
    expect([vertexBehavior, carecloudBehavior, talkehrBehavior].map(of)).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ]);
  });
});
