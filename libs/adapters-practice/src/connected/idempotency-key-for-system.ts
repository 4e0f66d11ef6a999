import { createHash } from 'node:crypto';
import type { Key } from '@portico/practice-spi';

/** A key of the portal as a system takes it: itself where it fits, or a text that is the same for the same key. */
export const systemKeyOf = (key: string): Key =>
  /^[A-Za-z0-9_.:-]{1,64}$/.test(key) ? key : createHash('sha256').update(key).digest('hex');
