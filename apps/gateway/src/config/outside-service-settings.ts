import { failed, ok } from '@portico/domain/kernel';
import {
  mailbox,
  onOff,
  optional,
  processorOrigin,
  type ReadBy,
  type Reader,
  secret,
  secureOrigins,
  text,
  webAddress,
} from './setting-readers.ts';

/** What stands outside the installation and is reached from it: mail, text messages, analytics, app stores, video visits, partners. */
export interface OutsideServices {
  /** Mail by SMTP; without it none is sent. */
  readonly mail: { readonly url: string; readonly from: string } | undefined;
  /** Text messages by a webhook; without it none are sent. */
  readonly sms: { readonly url: string; readonly token: string } | undefined;
  /** Where the portal reports what is used, and with which token; without it nothing is reported. */
  readonly analytics: { readonly address: string; readonly token: string } | undefined;
  /** Where the mobile apps are to be had. */
  readonly stores: { readonly ios: string | undefined; readonly android: string | undefined };
  /** Where the people of a practice sign in; the sign-in page leads there. */
  readonly practiceSignIn: string | undefined;
  /** Origins at which video visits take place, beside the portal's own; the portal opens no other one. */
  readonly videoOrigins: readonly string[];
  /** Origins, beside the portal's own, of partners that give patients a task during check-in. */
  readonly taskOrigins: readonly string[];
  /** A second origin of the gateway, for the pages in which the scripts of card processors run; without it they have none. */
  readonly cardFrameOrigin: string | undefined;
  /** File by which Apple knows the domains on which Apple Pay is offered; without it there is none. */
  readonly applePayDomainFile: string | undefined;
}

const smtpUrl: Reader<string> = (raw) =>
  /^smtps?:\/\/[^/\s]+\/?$/.test(raw) && URL.canParse(raw)
    ? ok(raw)
    : failed('must be an address such as smtps://user:password@mail.example.com:465');

export const outsideServicesReaders = {
  SMTP_URL: optional(smtpUrl),
  MAIL_FROM: optional(mailbox),
  SMS_URL: optional(webAddress),
  SMS_TOKEN: optional(secret(8)),
  PORTICO_ANALYTICS: optional(onOff),
  PORTICO_ANALYTICS_URL: optional(webAddress),
  PORTICO_ANALYTICS_TOKEN: optional(secret(1)),
  PORTICO_IOS_STORE_URL: optional(webAddress),
  PORTICO_ANDROID_STORE_URL: optional(webAddress),
  PORTICO_PRACTICE_SIGN_IN_URL: optional(webAddress),
  PORTICO_VIDEO_ORIGINS: optional(secureOrigins),
  PORTICO_TASK_ORIGINS: optional(secureOrigins),
  PORTICO_CARD_FRAME_ORIGIN: optional(processorOrigin),
  PORTICO_APPLE_PAY_DOMAIN_FILE: optional(text),
} as const;

export type OutwardRead = {
  readonly [Name in keyof typeof outsideServicesReaders]: ReadBy<(typeof outsideServicesReaders)[Name]>;
};

export const outsideServicesFrom = (read: OutwardRead): OutsideServices => {
  const { SMTP_URL, MAIL_FROM, SMS_URL, SMS_TOKEN } = read;
  const { PORTICO_ANALYTICS: on, PORTICO_ANALYTICS_URL: address, PORTICO_ANALYTICS_TOKEN: token } = read;
  return {
    mail: SMTP_URL === undefined || MAIL_FROM === undefined ? undefined : { url: SMTP_URL, from: MAIL_FROM },
    sms: SMS_URL === undefined || SMS_TOKEN === undefined ? undefined : { url: SMS_URL, token: SMS_TOKEN },
    analytics: on !== true || address === undefined || token === undefined ? undefined : { address, token },
    stores: { ios: read.PORTICO_IOS_STORE_URL, android: read.PORTICO_ANDROID_STORE_URL },
    practiceSignIn: read.PORTICO_PRACTICE_SIGN_IN_URL,
    videoOrigins: read.PORTICO_VIDEO_ORIGINS ?? [],
    taskOrigins: read.PORTICO_TASK_ORIGINS ?? [],
    cardFrameOrigin: read.PORTICO_CARD_FRAME_ORIGIN,
    applePayDomainFile: read.PORTICO_APPLE_PAY_DOMAIN_FILE,
  };
};

/** What one of these needs beside it: variable and the end of the sentence. */
export const outsideServicesContradictions = (
  read: OutwardRead & { readonly PUBLIC_ORIGIN: string | undefined },
): readonly (readonly [variable: string, why: string])[] => {
  const found: (readonly [string, string])[] = [];
  const together = (one: keyof OutwardRead, other: keyof OutwardRead, why: string): void => {
    if (read[one] !== undefined && read[other] === undefined) found.push([other, `is needed with ${one}: ${why}`]);
  };
  together('SMTP_URL', 'MAIL_FROM', 'the address that mails come from');
  together('MAIL_FROM', 'SMTP_URL', 'the server that mails are sent by');
  together('SMS_URL', 'SMS_TOKEN', 'what the service for text messages is shown');
  together('SMS_TOKEN', 'SMS_URL', 'the service that sends text messages');
  for (const variable of ['SMTP_URL', 'SMS_URL'] as const) {
    if (read[variable] !== undefined && read.PUBLIC_ORIGIN === undefined) {
      found.push(['PUBLIC_ORIGIN', `is needed with ${variable}: links to the portal are made from it`]);
      break;
    }
  }
  if (read.PORTICO_ANALYTICS === true) {
    for (const variable of ['PORTICO_ANALYTICS_URL', 'PORTICO_ANALYTICS_TOKEN'] as const) {
      if (read[variable] === undefined) found.push([variable, 'is needed when PORTICO_ANALYTICS is "on"']);
    }
  }
  return found;
};

/** Who helps in a demo. */
export const nobodysSupport = { email: 'support@portico.example', phone: '(555) 010-0100' } as const;

/** What does not work with this configuration, a sentence each, for the person who starts the gateway. */
export const missingOutsideServices = ({
  mail,
  sms,
  demo,
  support,
}: OutsideServices & {
  readonly demo: boolean;
  readonly support: { readonly email: string; readonly phone: string };
}): readonly string[] =>
  demo
    ? []
    : [
        ...(mail === undefined
          ? [
              'SMTP_URL is not set, so no mail is sent: sign-up, invitations, new passwords and codes by mail do not work.',
            ]
          : []),
        ...(sms === undefined
          ? ['SMS_URL is not set, so no text message is sent: codes and links by text message do not work.']
          : []),
        ...(support.email === nobodysSupport.email
          ? [
              `PORTICO_SUPPORT_EMAIL is not set, so people who need help are told to write to ${support.email}, which nobody reads.`,
            ]
          : []),
        ...(support.phone === nobodysSupport.phone
          ? [
              `PORTICO_SUPPORT_PHONE is not set, so people who need help are told to call ${support.phone}, which is nobody’s.`,
            ]
          : []),
      ];
