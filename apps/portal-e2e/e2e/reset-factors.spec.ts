import { describe, expect, it } from '@jest/globals';
import { PostgresProtections } from '@portico/adapters-storage';
import type { Phone } from '@portico/domain/access';
import { MINUTE, plus, type AccountId } from '@portico/domain/kernel';
import { pathIn } from '../src/browser/link-identity-check.ts';
import { newcomer } from '../src/browser/new-test-account.ts';
import { people } from '../src/browser/demo-visitors.ts';
import { TOTP } from 'otpauth';
import { editions, seen, browserHarness, visiting, openFixture } from './fixture.ts';

const say = {
  en: {
    email: 'Email',
    forgot: 'Forgot your password?',
    send: 'Send the link',
    check: 'Check your email',
    title: 'Your extra steps at sign-in',
    passkey: 'Passkey: Somebody’s phone',
    goes: /^This will be removed: no one has signed in since it was added/,
    remove: 'Remove: Codes by text message',
    proof: 'Code from your app, or a recovery code',
    password: 'New password',
    repeat: 'Repeat the password',
    save: 'Save the new password',
    wrong: /^This code is incorrect/,
    changed: 'Your password is changed',
    kept: 'Authenticator app',
  },
  es: {
    email: 'Correo electrónico',
    forgot: '¿Olvidó su contraseña?',
    send: 'Enviar el enlace',
    check: 'Revise su correo',
    title: 'Sus pasos adicionales para iniciar sesión',
    passkey: 'Llave de acceso: Somebody’s phone',
    goes: /^Se quitará: nadie ha iniciado sesión desde que se agregó/,
    remove: 'Quitar: Códigos por mensaje de texto',
    proof: 'Código de su aplicación o un código de recuperación',
    password: 'Contraseña nueva',
    repeat: 'Repita la contraseña',
    save: 'Guardar la contraseña nueva',
    wrong: /^Este código no es correcto/,
    changed: 'Su contraseña se cambió',
    kept: 'Aplicación de autenticación',
  },
} as const;

const secret = 'JBSWY3DPEHPK3PXP';

openFixture();

describe('a new password by mail, and what the account is kept by', () => {
  it.each(editions)(
    'SEC-S3 shows the second factors: what is new goes, and what is confirmed only by a code, in $language on a $size',
    (edition) =>
      visiting(edition, async ({ page }) => {
        const { portal } = browserHarness();
        const now = portal.clock.now();
        const words = say[edition.language];
        const name = `reset-factors-${edition.language}-${edition.size}`;
        const { email } = await newcomer(browserHarness(), people.elderly, {
          name,
          language: edition.language,
          factors: () => [
            { kind: 'totp', secret },
            { kind: 'sms', phone: '+16025550142' as Phone },
            {
              kind: 'passkey',
              id: `passkey-of-${name}`,
              publicKey: 'key',
              counter: 0,
              transports: [],
              name: 'Somebody’s phone',
              addedAt: plus(now, -MINUTE),
            },
          ],
        });
        const kept = async () =>
          (await new PostgresProtections(portal.database).of(`newcomer-${name}` as AccountId)).factors.map(
            ({ kind }) => kind,
          );
        await page.goto('/login?forgot');
        await seen(page.getByRole('heading', { level: 1, name: words.forgot, exact: true }));
        await page.getByLabel(words.email, { exact: true }).fill(email);
        await page.getByRole('button', { name: words.send, exact: true }).click();
        await seen(page.getByRole('heading', { level: 1, name: words.check, exact: true }));
        await page.goto(pathIn(await browserHarness().noticeTo(email)));

        const list = page.getByRole('region', { name: words.title, exact: true });
        await seen(list.getByText(words.passkey, { exact: true }));
        await seen(list.getByText(words.goes));
        await seen(list.getByText(words.kept, { exact: true }));
        expect(await page.locator('body').innerText()).not.toMatch(/602|0142|JBSW/);
        await page.getByLabel(words.password, { exact: true }).fill('Quite-fresh-77');
        await page.getByLabel(words.repeat, { exact: true }).fill('Quite-fresh-77');
        await list.getByRole('checkbox', { name: words.remove, exact: true }).check();
        const save = page.getByRole('button', { name: words.save, exact: true });
        await save.click();
        const proof = list.getByRole('textbox', { name: words.proof, exact: true });
        await seen(proof.and(page.locator(':focus')));
        await proof.fill('0000000000000000');
        await save.click();
        await seen(page.getByRole('alert').filter({ hasText: words.wrong }));
        expect((await kept()).sort()).toEqual(['passkey', 'sms', 'totp']);
        await proof.fill(new TOTP({ secret }).generate({ timestamp: portal.clock.now() }));
        await save.click();
        await seen(page.getByRole('heading', { level: 1, name: words.changed, exact: true }));
        expect(await kept()).toEqual(['totp']);
      })(),
  );
});
