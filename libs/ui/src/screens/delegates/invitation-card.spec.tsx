import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PendingInvitation } from '@portico/application/delegates';
import type { LocalDate } from '@portico/domain/kernel';
import { cleanup, screen } from '@testing-library/react';
import { renderIn } from '../../testing/index.ts';
import { InvitationCard, type InvitationCardModel } from './invitation-card.tsx';

beforeEach(cleanup);

const invitation = {
  id: 'i1',
  name: 'Amy Ng',
  email: 'amy@example.com',
  expires: '2026-12-07' as LocalDate,
  practiceNames: ['Mesa'],
  permissions: [],
} as unknown as PendingInvitation;

const viewModel: InvitationCardModel = {
  changing: undefined,
  change: { busy: false },
  changeInvitation: () => undefined,
  ask: () => undefined,
  resend: async () => undefined,
  save: async () => undefined,
};

describe('an invitation that nobody accepted yet', () => {
  it('offers to send it again, but not right after it was sent, where the press that sent it was', () => {
    const show = (isJustSent: boolean) => {
      cleanup();
      renderIn('en', <InvitationCard {...{ viewModel, invitation, isJustSent }} today="2026-11-30" />);
      return screen.getAllByRole('button').map(({ textContent }) => textContent);
    };
    expect(show(false)).toEqual(['Send again', 'Change permissions', 'Cancel invitation']);
    expect(show(true)).toEqual(['Change permissions', 'Cancel invitation']);
  });
});
