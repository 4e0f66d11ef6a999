import { Secret, TOTP } from 'otpauth';
import type { AuthenticatorApps } from '@portico/domain/access';
import type { Instant } from '@portico/domain/kernel';

const issuer = 'Portico';
const period = 30;

const appOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period });

/** Codes of authenticator apps as every app makes them: SHA-1, six digits, 30 s. */
export class OtpauthApps implements AuthenticatorApps {
  /** 160 bits, the length of the hash. */
  newSecret(): string {
    return new Secret({ size: 20 }).base32;
  }

  address(secret: string, label: string): string {
    return appOf(secret, label).toString();
  }

  stepOf(secret: string, code: string, now: Instant): number | undefined {
    if (!/^\d{6}$/.test(code)) return undefined;
    const delta = appOf(secret).validate({ token: code, timestamp: now, window: 1 });
    return delta === null ? undefined : Math.floor(now / (period * 1_000)) + delta;
  }
}
