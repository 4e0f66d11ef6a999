import { SmsTransport, SmtpTransport } from '@portico/adapters-notifications';
import type { Delivery } from '@portico/services/notifications';
import type { Recipient, Transport } from '@portico/domain/notifications';
import type { Config } from '../config/index.ts';
import type { Logger } from '../server/index.ts';

export type Transports = Readonly<Partial<Record<Recipient['channel'], Transport>>>;

/** The transports that are configured; the configuration sees to it that there is an origin where there is one. */
export const transportsOf = ({
  mail,
  sms,
  publicOrigin: origin,
}: Pick<Config, 'mail' | 'sms' | 'publicOrigin'>): Transports => ({
  ...(mail === undefined || origin === undefined ? {} : { email: new SmtpTransport({ ...mail, origin }) }),
  ...(sms === undefined || origin === undefined ? {} : { sms: new SmsTransport({ ...sms, origin }) }),
});

/** A line for each try, by the posting's number and kind; whom it went to and what it said is nobody's business. */
export const deliveryLog =
  (logger: Logger) =>
  (delivery: Delivery): void => {
    if (delivery.outcome === 'sent') logger.info(delivery, 'notice');
    else logger.warn(delivery, 'notice');
  };
