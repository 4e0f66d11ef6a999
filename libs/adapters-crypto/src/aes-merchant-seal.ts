import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { MerchantSeal, TokenizerFacts } from '@portico/domain/payments';

const ivLength = 12;

/** AES-256-GCM under a key that HKDF draws from the token; the text is the iv, the sealed facts and their tag, in that order. */
export class AesMerchantSeal implements MerchantSeal {
  sealFor(token: string, facts: TokenizerFacts): string {
    const key = new Uint8Array(hkdfSync('sha256', token, '', 'portico merchant data', 32));
    const iv = randomBytes(ivLength);
    const sealing = createCipheriv('aes-256-gcm', key, iv);
    const sealed = Buffer.concat([sealing.update(JSON.stringify(facts), 'utf8'), sealing.final()]);
    return Buffer.concat([iv, sealed, sealing.getAuthTag()]).toString('base64url');
  }
}
