import { createHash } from 'node:crypto';
import type { Digest } from '@portico/domain/payments';

/** SHA-256 of a text's UTF-8. */
export const sha256: Digest = (text) => createHash('sha256').update(text, 'utf8').digest('hex');
