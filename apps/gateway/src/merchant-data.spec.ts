import { createDecipheriv, hkdfSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GetMakePaymentsDocument, GetUserTokenDocument } from '@portico/adapters-graphql/operations';
import { MINUTE } from '@portico/domain/kernel';
import { north, south } from './testing/clinic-fixture.ts';
import { credentials, holding, startTestGateway, type Reply, type RunningGateway } from './testing/running-gateway.ts';

interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** What a browser does with it, by the other cryptography. */
const opened = (token: string, { data }: Reply): unknown => {
  const { encryptedData } = data?.['getMakePayments'] as { readonly encryptedData: string };
  const bytes = Buffer.from(encryptedData, 'base64url');
  const key = new Uint8Array(hkdfSync('sha256', token, '', 'portico merchant data', 32));
  const opening = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  opening.setAuthTag(bytes.subarray(-16));
  return JSON.parse(Buffer.concat([opening.update(bytes.subarray(12, -16)), opening.final()]).toString());
};

let gateway: RunningGateway;

const signIn = async (): Promise<Tokens> => {
  const { data } = await gateway.ask(GetUserTokenDocument, credentials());
  return (data?.['getUserToken'] as { readonly cognitoPayload: Tokens }).cognitoPayload;
};
const screenAt = (tokens: Tokens, practice: string): Promise<Reply> =>
  gateway.ask(GetMakePaymentsDocument, {}, holding(tokens, practice));

describe('merchant data', () => {
  beforeAll(async () => {
    gateway = await startTestGateway();
  }, 120_000);
  afterAll(() => gateway.close());

  describe('encryptedData', () => {
    it('MON-133 MON-134 tells the session that asked where its practice’s cards are exchanged', async () => {
      const { clover, payeezy } = gateway.processors;
      const tokens = await signIn();
      const { sdkAddress, publicKey, merchantId } = clover.settings;
      expect(opened(tokens.accessToken, await screenAt(tokens, north.id))).toEqual({
        kind: 'clover-hosted',
        frame: '/card-frame/clover',
        sdk: `${sdkAddress}/sdk.js`,
        key: publicKey,
        merchantId,
        postalCode: 'ask',
        wallets: { frame: '/card-frame/clover-wallets', offered: ['apple-pay', 'google-pay'] },
      });
      const { address, apiKey, securityKey, transArmorToken } = payeezy.settings;
      expect(opened(tokens.accessToken, await screenAt(tokens, south.id))).toEqual({
        kind: 'payeezy',
        address,
        key: apiKey,
        securityKey,
        transArmorToken,
        frame: '/card-frame/payeezy',
      });
    });

    it('MON-134 tells no other session, and shows nothing of itself', async () => {
      const [tokens, others] = [await signIn(), await signIn()];
      const reply = await screenAt(tokens, south.id);
      expect(() => opened(others.accessToken, reply)).toThrow();
      for (const shown of Object.values(gateway.processors.payeezy.settings)) {
        if (shown.length > 8) expect(reply.text).not.toContain(shown);
      }
    });

    it('MON-134 is sealed for the token that the request showed, also where it brings new ones', async () => {
      const tokens = await signIn();
      gateway.pass(16 * MINUTE);
      const reply = await screenAt(tokens, north.id);
      expect(reply.extensions['tokens']).toBeDefined();
      expect(opened(tokens.accessToken, reply)).toMatchObject({ kind: 'clover-hosted' });
    });
  });
});
