export { escaped } from './mail-html.ts';
export { letterOf, textMessageOf } from './mail-letter.ts';
export { SmsTransport } from './sms-transport.ts';
export { SmtpTransport } from './smtp-transport.ts';
