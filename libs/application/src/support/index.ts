export type { Support, SupportContact } from './support.port.ts';
