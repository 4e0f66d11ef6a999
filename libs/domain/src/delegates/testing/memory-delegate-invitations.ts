import type { AccountId, Instant } from '../../kernel/index.ts';
import type { DelegateInvitation, InvitationId } from '../invitation.ts';
import type { DelegateInvitations } from '../ports/delegate-invitations.ts';

/** Invitations in memory. */
export class MemoryDelegateInvitations implements DelegateInvitations {
  readonly #kept = new Map<InvitationId, DelegateInvitation>();

  async add(invitation: DelegateInvitation): Promise<void> {
    this.#kept.set(invitation.id, invitation);
  }

  async byId(id: InvitationId): Promise<DelegateInvitation | undefined> {
    return this.#kept.get(id);
  }

  async openOf(from: AccountId): Promise<readonly DelegateInvitation[]> {
    return [...this.#kept.values()]
      .filter((one) => one.from === from && one.closed === undefined)
      .sort((a, b) => a.sentAt - b.sentAt);
  }

  async verify(id: InvitationId, at: Instant): Promise<void> {
    const one = this.#kept.get(id);
    if (one !== undefined && one.closed === undefined) this.#kept.set(id, { ...one, verifiedAt: at });
  }

  async replace(id: InvitationId, by: DelegateInvitation): Promise<boolean> {
    if (!(await this.close(id, 'withdrawn'))) return false;
    await this.add(by);
    return true;
  }

  async close(id: InvitationId, how: 'accepted' | 'withdrawn'): Promise<boolean> {
    const one = this.#kept.get(id);
    if (one === undefined || one.closed !== undefined) return false;
    this.#kept.set(id, { ...one, closed: how });
    return true;
  }
}
