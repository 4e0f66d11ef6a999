import { issueCapability, type Accounts, type Capabilities, type CodeMint } from '@portico/domain/access';
import type { CapabilityId, Instant } from '@portico/domain/kernel';
import type { Notifier } from '@portico/domain/notices';
import type { Practice } from '@portico/domain/practices';
import type { WaitEntry } from '@portico/domain/scheduling';
import { withQuery, type LinkTo } from '../kernel/index.ts';

/** Tells whoever waits of a time that is kept for them, for so many more minutes. */
export type TellOfOffer = (
  entry: WaitEntry,
  practice: Practice,
  kept: { readonly minutes: number; readonly at: Instant },
) => Promise<void>;

export interface WaitListNewsDeps {
  readonly accounts: Pick<Accounts, 'holding' | 'byId'>;
  readonly capabilities: Pick<Capabilities, 'add'>;
  readonly codes: Pick<CodeMint, 'link' | 'newId'>;
  readonly notifier: Notifier;
  readonly linkTo: LinkTo;
}

/**
 * Writes to those whose chart it is, and to the delegate or the guest who asked. What is sent to the patient opens the
 * offer itself; a delegate signs in, as the delegation may have ended since.
 */
export const waitListNews =
  ({ accounts, capabilities, codes, notifier, linkTo }: WaitListNewsDeps): TellOfOffer =>
  async ({ id, patient, reach, language }, { name: practice }, { minutes, at }) => {
    const offerLink = async (read: string): Promise<string> => {
      const { code, hash } = codes.link();
      const capability = { purpose: 'guest-offer', ...patient, resource: id } as const;
      await capabilities.add(issueCapability(capability, { id: codes.newId() as CapabilityId, code: hash, now: at }));
      return linkTo(withQuery('/earlier_time', { code, language: read }));
    };
    const holders = await accounts.holding(patient);
    for (const { email, language: read } of holders) {
      const notice = { kind: 'earlier-time', practice, minutes, link: await offerLink(read) } as const;
      await notifier.send(notice, { channel: 'email', address: email }, read);
    }
    if (reach.kind === 'guest') {
      const notice = { kind: 'earlier-time', practice, minutes, link: await offerLink(language) } as const;
      await notifier.send(notice, reach.to, language);
      return;
    }
    const asker = holders.some(({ id: own }) => own === reach.account) ? undefined : await accounts.byId(reach.account);
    if (asker === undefined) return;
    const notice = { kind: 'earlier-time', practice, minutes, link: linkTo('/appointments') } as const;
    await notifier.send(notice, { channel: 'email', address: asker.email }, asker.language);
  };
