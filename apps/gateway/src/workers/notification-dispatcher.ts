import { SmsTransport, SmtpTransport } from '@portico/adapters-notifications';
import type { Delivery } from '@portico/services/notifications';
import { channels, type Channel, type Transport } from '@portico/domain/notifications';
import { Counter, type Registry } from 'prom-client';
import type { Config } from '../config/index.ts';
import type { Logger } from '../server/index.ts';

export type Transports = Readonly<Partial<Record<Channel, Transport>>>;

/** The transports that are configured; the configuration sees to it that there is an origin where there is one. */
export const transportsOf = (config: ChannelConfig): Transports => {
  const { publicOrigin: origin } = config;
  const open = (channel: Channel) => (origin === undefined ? undefined : transports[channel](config, origin));
  return Object.fromEntries(
    channels.flatMap((channel) => {
      const transport = open(channel);
      return transport === undefined ? [] : [[channel, transport] as const];
    }),
  );
};

type ChannelConfig = Pick<Config, 'mail' | 'sms' | 'publicOrigin'>;

/** The transport of each channel; undefined where it is not configured. */
const transports: Readonly<Record<Channel, (config: ChannelConfig, origin: string) => Transport | undefined>> = {
  email: ({ mail }, origin) => mail && new SmtpTransport({ ...mail, origin }),
  sms: ({ sms }, origin) => sms && new SmsTransport({ ...sms, origin }),
};

const outcomes: readonly Delivery['outcome'][] = ['sent', 'retried', 'given-up'];

/** Counts attempts by channel and outcome, each from 0 on. */
export const deliveryCount = (registry: Registry): ((delivery: Delivery) => void) => {
  const counter = new Counter({
    name: 'portico_deliveries_total',
    help: 'Tries to send a mail or a text message, by channel and outcome.',
    labelNames: ['channel', 'outcome'],
    registers: [registry],
  });
  for (const channel of channels) for (const outcome of outcomes) counter.inc({ channel, outcome }, 0);
  return ({ channel, outcome }) => counter.inc({ channel, outcome });
};

/** Logs one line per attempt, by the notification's number and kind; never the recipient or the text. */
export const deliveryLog =
  (logger: Logger) =>
  (delivery: Delivery): void => {
    if (delivery.outcome === 'sent') logger.info(delivery, 'notice');
    else logger.warn(delivery, 'notice');
  };
