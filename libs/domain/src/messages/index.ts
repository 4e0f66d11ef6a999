export type { Mailbox } from './ports/mailbox.ts';
