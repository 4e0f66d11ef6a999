import type { Accounts, Capabilities } from '@portico/domain/access';
import type { Language } from '@portico/domain/kernel';
import type { Recipient } from '@portico/domain/notifications';
import type { Charge } from '@portico/domain/payments';
import type { Registration } from '@portico/domain/profile';
import type { LinkTo } from '@portico/application/kernel';
import { notificationRecipients } from '../../profile/index.ts';

interface Told {
  readonly to: Recipient;
  readonly language: Language;
}

type PaidFor = Pick<Charge, 'patient' | 'link'>;

/**
 * A guest's recipient for payment notifications: where their link was sent, never a typed address. Undefined if no link
 * was sent, or if it was sent to an account holder, whose preferences apply.
 */
export const guestRecipient = async (
  accounts: Pick<Accounts, 'holding'>,
  capabilities: Pick<Capabilities, 'byId'>,
  { patient, link }: PaidFor,
): Promise<Told | undefined> => {
  const sent = link && (await capabilities.byId(link));
  const address = sent?.email ?? sent?.phone;
  if (sent === undefined || address === undefined) return undefined;
  const isHolders = (await accounts.holding(patient)).some(({ email, phone }) =>
    [email, phone].some((own) => own?.toLowerCase() === address.toLowerCase()),
  );
  const channel = sent.email === undefined ? 'sms' : 'email';
  return isHolders ? undefined : { to: { channel, address }, language: sent.language ?? 'en' };
};

/** Who is written to about payments. */
export class PaymentRecipients {
  readonly #accounts: Pick<Accounts, 'holding'>;
  readonly #registration: Pick<Registration, 'updates'>;
  readonly #capabilities: Pick<Capabilities, 'byId'>;
  readonly #linkTo: LinkTo;

  constructor(
    accounts: Pick<Accounts, 'holding'>,
    registration: Pick<Registration, 'updates'>,
    capabilities: Pick<Capabilities, 'byId'>,
    linkTo: LinkTo,
  ) {
    this.#accounts = accounts;
    this.#registration = registration;
    this.#capabilities = capabilities;
    this.#linkTo = linkTo;
  }

  /**
   * The chart's account holders, by their preferences and in their own language, and the guest who paid. A guest gets
   * no link, having no list of payments. The link leads to `path`, after a sign-in where one is needed.
   */
  async of(charge: PaidFor, path: string): Promise<readonly (Told & { readonly link?: string })[]> {
    const profiles = { accounts: this.#accounts, registration: this.#registration };
    const [holders, guest] = await Promise.all([
      notificationRecipients(profiles, charge.patient, 'payments'),
      guestRecipient(this.#accounts, this.#capabilities, charge),
    ]);
    const link = this.#linkTo(path);
    return [...holders.map(({ to, language }) => ({ to, language, link })), ...(guest === undefined ? [] : [guest])];
  }
}
