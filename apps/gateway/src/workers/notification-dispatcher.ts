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

/** Logs one line per attempt, by the notification's number and kind; never the recipient or the text. */
export const deliveryLog =
  (logger: Logger) =>
  (delivery: Delivery): void => {
    if (delivery.outcome === 'sent') logger.info(delivery, 'notice');
    else logger.warn(delivery, 'notice');
  };
