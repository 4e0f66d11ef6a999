import type { Accounts } from '@portico/domain/access';
import type { Instant } from '@portico/domain/kernel';
import type { Notifier } from '@portico/domain/notifications';
import type { Practice } from '@portico/domain/practices';
import type { WaitEntry } from '@portico/domain/scheduling';
import type { LinkMaker } from '../access/index.ts';
import { withQuery, type LinkTo } from '@portico/application/kernel';

/** Notifies the waiting person of a time that is held for them, for so many more minutes. */
export type TellOfOffer = (
  entry: WaitEntry,
  practice: Practice,
  kept: { readonly minutes: number; readonly at: Instant },
) => Promise<void>;

/**
 * Writes to the chart's account holders, and to the delegate or the guest who asked. The patient's link opens the offer
 * itself; a delegate signs in, as the delegation may have ended since.
 */
export class WaitListNotifier {
  readonly #accounts: Pick<Accounts, 'holding' | 'byId'>;
  readonly #links: LinkMaker;
  readonly #linkTo: LinkTo;
  readonly #notifier: Notifier;

  constructor(accounts: Pick<Accounts, 'holding' | 'byId'>, links: LinkMaker, linkTo: LinkTo, notifier: Notifier) {
    this.#accounts = accounts;
    this.#links = links;
    this.#linkTo = linkTo;
    this.#notifier = notifier;
  }

  readonly tell: TellOfOffer = async (entry, { name: practice }, { minutes, at }) => {
    const { patient, reach, language } = entry;
    const noticeIn = async (read: string) =>
      ({ kind: 'earlier-time', practice, minutes, link: await this.#offerLink(entry, read, at) }) as const;
    const holders = await this.#accounts.holding(patient);
    for (const { email, language: read } of holders) {
      await this.#notifier.send(await noticeIn(read), { channel: 'email', address: email }, read);
    }
    if (reach.kind === 'guest') {
      // A guest who came by a reminder's link may have an account too; they were written to above.
      if (holders.some(({ email }) => email === reach.to.address)) return;
      await this.#notifier.send(await noticeIn(language), reach.to, language);
      return;
    }
    const isHolder = holders.some(({ id }) => id === reach.account);
    const asker = isHolder ? undefined : await this.#accounts.byId(reach.account);
    if (asker === undefined) return;
    const notice = { kind: 'earlier-time', practice, minutes, link: this.#linkTo('/appointments') } as const;
    await this.#notifier.send(notice, { channel: 'email', address: asker.email }, asker.language);
  };

  async #offerLink({ id, patient }: WaitEntry, language: string, at: Instant): Promise<string> {
    const right = { purpose: 'guest-offer', ...patient, resource: id } as const;
    return (await this.#links.make(right, (code) => withQuery('/earlier_time', { code, language }), at)).link;
  }
}
