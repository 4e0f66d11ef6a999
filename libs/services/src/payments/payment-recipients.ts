import type { Capabilities } from '@portico/domain/access';
import type { Language } from '@portico/domain/kernel';
import type { Recipient } from '@portico/domain/notifications';
import type { Charge } from '@portico/domain/payments';
import type { LinkTo } from '@portico/application/kernel';
import { notificationRecipients, type NotificationRecipientsDeps } from '../profile/index.ts';

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
 * Where a guest is told of a payment: where the link was sent by which they paid, and never anywhere that was typed. Nobody, where
 * no link was sent, or where it was sent to somebody who has an account here and has chosen how to be told.
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
 * Whom a payment is told: those whose chart it is, each as they chose and in their own language, and a guest who paid it. A guest
 * has no list of payments to be led to.
 */
export const paymentRecipients = async (
  deps: PaymentRecipientsDeps,
  charge: PaidFor,
): Promise<readonly (Told & { readonly link?: string })[]> => {
  const [holders, guest] = await Promise.all([
    notificationRecipients(deps, charge.patient, 'payments'),
    guestRecipient(deps, charge),
  ]);
  const link = deps.linkTo('/payments');
  return [...holders.map(({ to, language }) => ({ to, language, link })), ...(guest === undefined ? [] : [guest])];
};
