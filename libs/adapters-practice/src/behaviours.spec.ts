import { describe, expect, it } from '@jest/globals';
import { carecloudBehaviour } from './carecloud/index.ts';
import { talkehrBehaviour } from './talkehr/index.ts';
import { vertexBehaviour } from './vertex/index.ts';

describe('how practice systems differ', () => {
  it('APT-010 APT-011 vertex alone takes no files with messages and no changes to a profile', () => {
    const of = ({ messageAttachments, profileEditable }: typeof vertexBehaviour) => [
      messageAttachments,
      profileEditable,
    ];
    expect([vertexBehaviour, carecloudBehaviour, talkehrBehaviour].map(of)).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ]);
  });
});
