import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Email, Passkey } from '@portico/domain/access';
import { failed, instant, type AccountId } from '@portico/domain/kernel';
import { WebauthnPasskeys } from './webauthn-passkeys.ts';

const known: Passkey = {
  kind: 'passkey',
  id: 'Y3JlZGVudGlhbA',
  publicKey: 'pQECAyYgASFY',
  counter: 0,
  transports: ['internal'],
  name: 'Phone',
  addedAt: instant(0),
};
const account = 'account-1' as AccountId;
const email = 'ana@example.org' as Email;
const at = (origin: string) => new WebauthnPasskeys(() => origin);
const passkeys = at('https://portal.example');
const refused = failed({ kind: 'bad-passkey' });
const base64url = (text: string): string => Buffer.from(text).toString('base64url');

describe('WebauthnPasskeys', () => {
  it('asks for a passkey that the browser finds by itself and that asks who holds it', async () => {
    const { options, challenge } = await passkeys.askNew(account, email, [known]);
    expect(JSON.parse(options)).toMatchObject({
      challenge,
      rp: { id: 'portal.example' },
      user: { name: email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: known.id }],
    });
    expect(options).not.toContain(base64url(account));
    const again = await passkeys.askNew(account, email, []);
    expect(again.challenge).not.toBe(challenge);
    expect((JSON.parse(again.options) as { user: { id: string } }).user.id).toBe(
      (JSON.parse(options) as { user: { id: string } }).user.id,
    );
  });

  it('ASVS-6.7 asks for one of these, or for any, and always for who holds it', async () => {
    expect(JSON.parse((await passkeys.ask([known])).options)).toMatchObject({
      rpId: 'portal.example',
      userVerification: 'required',
      allowCredentials: [{ id: known.id }],
    });
    const { options, challenge } = await passkeys.ask();
    expect(JSON.parse(options)).toMatchObject({ challenge, allowCredentials: [] });
    expect((await passkeys.ask()).challenge).not.toBe(challenge);
  });

  it.each([
    ['http://127.0.0.1:8080', 'localhost'],
    ['http://[::1]:8080', 'localhost'],
    ['http://localhost:8080', 'localhost'],
    ['https://portal.example:444', 'portal.example'],
  ])('belongs, at %s, to %s', async (origin, party) => {
    expect(JSON.parse((await at(origin).ask()).options)).toMatchObject({ rpId: party });
  });

  it('reads which passkey and which challenge an answer claims, and nothing from what is no answer', () => {
    const said = base64url(JSON.stringify({ challenge: 'a-challenge', type: 'webauthn.get' }));
    const answer = { id: known.id, response: { clientDataJSON: said } };
    expect(passkeys.claimed(JSON.stringify(answer))).toEqual({ passkey: known.id, challenge: 'a-challenge' });
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => expect(passkeys.claimed(text)).toBeUndefined()));
    for (const broken of [
      { ...answer, id: 7 },
      { ...answer, response: {} },
      { id: known.id },
      { ...answer, response: { clientDataJSON: base64url('nothing') } },
      { ...answer, more: 'x'.repeat(20_000) },
    ])
      expect(passkeys.claimed(JSON.stringify(broken))).toBeUndefined();
  });

  it('ASVS-11.6 refuses whatever is no answer of a browser, without a word', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (text) => {
        expect(await passkeys.judge(text, 'a-challenge', known)).toEqual(refused);
        expect(await passkeys.judgeNew(text, 'a-challenge')).toEqual(refused);
      }),
      { numRuns: 50 },
    );
  });
});
