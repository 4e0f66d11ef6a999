import type { Accounts } from '@portico/domain/access';
import type { Instant } from '@portico/domain/kernel';
import type { Notifier } from '@portico/domain/notifications';
import type { Practice } from '@portico/domain/practices';
import type { WaitEntry } from '@portico/domain/scheduling';
import { makeLink, type MakeLinkDeps } from '../access/index.ts';
import { paths, withQuery } from '@portico/application/kernel';

/** Notifies the waiting person of a time that is held for them, for so many more minutes. */
export type TellOfOffer = (
  entry: WaitEntry,
  practice: Practice,
  kept: { readonly minutes: number; readonly at: Instant },
) => Promise<void>;

export interface WaitListNotificationsDeps extends MakeLinkDeps {
  readonly accounts: Pick<Accounts, 'holding' | 'byId'>;
  readonly notifier: Notifier;
}

/**
 * Writes to the chart's account holders, and to the delegate or the guest who asked. The patient's link opens the offer
 * itself; a delegate signs in, as the delegation may have ended since.
 */
export const waitListNotifications =
  (deps: WaitListNotificationsDeps): TellOfOffer =>
  async ({ id, patient, reach, language }, { name: practice }, { minutes, at }) => {
    const { accounts, notifier, linkTo } = deps;
    const offerLink = async (read: string): Promise<string> => {
      const right = { purpose: 'guest-offer', ...patient, resource: id } as const;
      const pathOf = (code: string): string => withQuery(paths.guestEarlierTime, { code, language: read });
      return (await makeLink(deps, right, pathOf, at)).link;
    };
    const holders = await accounts.holding(patient);
    for (const { email, language: read } of holders) {
      const notice = { kind: 'earlier-time', practice, minutes, link: await offerLink(read) } as const;
      await notifier.send(notice, { channel: 'email', address: email }, read);
    }
    if (reach.kind === 'guest') {
      // A guest who came by a reminder's link may have an account too; they were written to above.
      if (holders.some(({ email }) => email === reach.to.address)) return;
      const notice = { kind: 'earlier-time', practice, minutes, link: await offerLink(language) } as const;
      await notifier.send(notice, reach.to, language);
      return;
    }
    const asker = holders.some(({ id: own }) => own === reach.account) ? undefined : await accounts.byId(reach.account);
    if (asker === undefined) return;
    const notice = { kind: 'earlier-time', practice, minutes, link: linkTo(paths.appointments) } as const;
    await notifier.send(notice, { channel: 'email', address: asker.email }, asker.language);
  };
