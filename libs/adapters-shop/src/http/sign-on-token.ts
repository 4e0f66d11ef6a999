import { createHmac } from 'node:crypto';
import type { PatientRef } from '@portico/domain/kernel';
import type { ShopSettings } from './settings.ts';

/**
 * The shop's id of a patient: stable, and without meaning to others. Two shops, or two practices of one shop, get
 * different ids for one person.
 */
export const customerOf = ({ secret, shopId }: ShopSettings, { practice, patient }: PatientRef): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['customer', shopId, practice, patient]))
    .digest('base64url')
    .slice(0, 32);

/** Seconds for which a sign-on is good. */
export const goodFor = 60;

export interface SignOn {
  readonly customer: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Never given to a second one: the shop takes each once. */
  readonly id: string;
  /** An address of the shop. */
  readonly returnTo: string;
}

/** The token that a shop verifies: a JWT under the secret that it shares with the portal. */
export const signOnToken = (settings: ShopSettings, { customer, at, id, returnTo }: SignOn): string => {
  const issued = Math.floor(at / 1_000);
  const claims = {
    iss: settings.key,
    aud: settings.shopId,
    iat: issued,
    exp: issued + goodFor,
    jti: id,
    operation: 'customer_login',
    channel_id: settings.channel,
    customer_id: customer,
    redirect_to: returnTo,
  };
  const signed = [{ alg: 'HS256', typ: 'JWT' }, claims].map((part) => base64url(JSON.stringify(part))).join('.');
  return `${signed}.${createHmac('sha256', settings.secret).update(signed).digest('base64url')}`;
};

const base64url = (text: string): string => Buffer.from(text, 'utf8').toString('base64url');
