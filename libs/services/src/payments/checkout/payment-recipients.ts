import { type LinkTo, paths } from '@portico/application/kernel';
import type { Capabilities } from '@portico/domain/access';
import type { Language } from '@portico/domain/kernel';
import type { Recipient } from '@portico/domain/notifications';
import type { Charge } from '@portico/domain/payments';
import { notificationRecipients, type NotificationRecipientsDeps } from '../../profile/index.ts';

export interface GuestRecipientDeps extends Pick<NotificationRecipientsDeps, 'accounts'> {
  readonly capabilities: Pick<Capabilities, 'byId'>;
}

export interface PaymentRecipientsDeps extends NotificationRecipientsDeps, GuestRecipientDeps {
  readonly linkTo: LinkTo;
}

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
  { accounts, capabilities }: GuestRecipientDeps,
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

/**
 * The recipients of a payment notification: the chart's account holders, by their preferences and in their own
 * language, and the guest who paid. A guest gets no link, having no list of payments.
 */
export const paymentRecipients = async (
  deps: PaymentRecipientsDeps,
  charge: PaidFor,
): Promise<readonly (Told & { readonly link?: string })[]> => {
  const [holders, guest] = await Promise.all([
    notificationRecipients(deps, charge.patient, 'payments'),
    guestRecipient(deps, charge),
  ]);
  const link = deps.linkTo(paths.payments);
  return [...holders.map(({ to, language }) => ({ to, language, link })), ...(guest === undefined ? [] : [guest])];
};
