export { escaped } from './html.ts';
export { letterOf, textMessageOf, type Letter } from './letter.ts';
export { SmsTransport, type SmsOptions } from './sms-transport.ts';
export { SmtpTransport, type SmtpOptions } from './smtp-transport.ts';
