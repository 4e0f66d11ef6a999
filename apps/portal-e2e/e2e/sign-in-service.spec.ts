import { afterAll, describe, expect, it } from '@jest/globals';
import {
  foreignClient,
  foreignPage,
  startForeignProvider,
  type ForeignProvider,
} from '@portico/adapters-crypto/testing/foreign-provider';
import type { PracticeId } from '@portico/domain/kernel';
import { fillBirthDate, pathIn } from '../src/browser/link-identity-check.ts';
import { newcomer } from '../src/browser/new-test-account.ts';
import { people } from '../src/browser/demo-visitors.ts';
import { quietPage } from '../src/browser/script-free-page.ts';
import { fillNewPatient } from '../src/browser/fill-sign-up-form.ts';
import { invitedAddress } from '@portico/demo/send-demo-invitations.ts';
import type { Page } from 'playwright-core';
import { bornOn, invitedBySam } from './delegate-steps.ts';
import { becomes, editions, networkError, openFixture, seen, browserHarness, titleOf, visiting } from './fixture.ts';

const say = {
  en: {
    by: 'Continue with Desert Clinic',
    connect: 'Connect Desert Clinic',
    without: 'Sign in without Desert Clinic',
    create: 'I am new here: create an account',
    opens: /^You signed in with Desert Clinic as /,
    createMine: 'Create my account',
    accept: /I’ve read the terms of use/,
    confirm: 'Confirm my email',
    withoutIt: 'Create the account without Desert Clinic',
    name: 'Your name',
    createTheirs: 'Create account',
    choose: 'Whose records would you like to see?',
    over: 'This sign-in took too long, was already used, or was started in another browser. Please start again here.',
    back: 'Back to sign-in',
    declined: 'The sign-in service didn’t sign you in.',
    settings: 'Desert Clinic',
    open: 'Connect',
    go: 'Continue to Desert Clinic',
    end: 'Disconnect',
    password: 'Current password',
    ended: 'Sign-in service disconnected',
    menu: 'Menu',
    signOut: 'Sign out',
  },
  es: {
    by: 'Continuar con Clínica Desierto',
    connect: 'Conectar con Clínica Desierto',
    without: 'Iniciar sesión sin Clínica Desierto',
    create: 'Es mi primera vez aquí: crear una cuenta',
    opens: /^Inició sesión con Clínica Desierto como /,
    createMine: 'Crear mi cuenta',
    accept: /He leído los términos de uso/,
    confirm: 'Confirmar mi correo',
    withoutIt: 'Crear la cuenta sin Clínica Desierto',
    name: 'Su nombre',
    createTheirs: 'Crear cuenta',
    choose: '¿El expediente de quién desea ver?',
    over: 'Este inicio de sesión tardó demasiado, ya se usó o empezó en otro navegador. Empiece de nuevo aquí.',
    back: 'Volver al inicio de sesión',
    declined: 'El servicio de acceso no inició su sesión.',
    settings: 'Clínica Desierto',
    open: 'Conectar',
    go: 'Continuar a Clínica Desierto',
    end: 'Desconectar',
    password: 'Contraseña actual',
    ended: 'Servicio de acceso desconectado',
    menu: 'Menú',
    signOut: 'Cerrar sesión',
  },
} as const;

/** The claims of the provider for each person, also for an email address that belongs to another account. */
const known = Object.fromEntries(
  [
    'by-en',
    'by-es',
    'set-en',
    'set-es',
    'new-en',
    'new-es',
    'invited-en',
    'invited-es',
    'dana-en',
    'dana-es',
    'stranger',
  ].map((name) => [name, { email: `${name}@example.org`, email_verified: true }]),
);

let foreign: ForeignProvider | undefined;
openFixture({
  signInAt: async (url) => {
    foreign = await startForeignProvider(`${url}/sign_in/return`, known);
    const proof = { kind: 'secret', secret: foreignClient.secret } as const;
    const name = { en: 'Desert Clinic', es: 'Clínica Desierto' };
    const { issuer } = foreign;
    const asked = { strongAcr: [], strongAmr: ['mfa'] };
    return { only: false, providers: [{ id: 'clinic', name, issuer, clientId: foreignClient.id, proof, ...asked }] };
  },
});
afterAll(() => foreign?.close());

/**
 * The provider's own page. What stands there is on none of the portal's, whose form would otherwise take the typing as long as the
 * browser has not left yet.
 */
const atTheProvider = async (page: Page, name: string): Promise<void> => {
  await page.locator(foreignPage.person).fill(name);
  await page.locator(foreignPage.signIn).click();
};

const saguaro = 'saguaro' as PracticeId;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The person is signed in, in a page that may be another one by then. */
const isInside = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => sessionStorage.getItem('email') !== null);
};

/** The portal is told that there is no other way in. */
const onlyByService = (page: Page): Promise<unknown> =>
  page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), identityProvidersOnly: true } });
  });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const expected = { expected: networkError };

describe('signing in by another service', () => {
  it.each(editions)(
    'ASVS-6.8 ACC-172 is connected once by the person’s own sign-in and opens the asked path from then on, in $language on a $size',
    (edition) =>
      visiting(
        edition,
        async (visitor) => {
          const { page } = visitor;
          const words = say[edition.language];
          const name = `by-${edition.language}`;
          const who = await newcomer(browserHarness(), people.elderly, { name, language: edition.language });
          await page.goto('/messages');
          await button(page, words.by).click();
          await atTheProvider(page, name);
          await seen(heading(page, words.connect));
          expect(new URL(page.url()).pathname).toBe('/messages');
          expect(await page.getByRole('link', { name: words.create }).getAttribute('href')).toBe(
            `/register_account?em=${encodeURIComponent(who.email)}`,
          );
          await page.locator('#login').fill(who.email);
          await page.locator('#password').fill(who.password);
          await page.locator('form button[type=submit]').click();
          await isInside(page);
          expect(new URL(page.url()).pathname).toBe('/messages');
          const held = await visitor.session();
          expect(held).toMatchObject({ email: who.email });
          expect(Object.keys(held).filter((key) => key.startsWith('provider'))).toEqual(['providerSignOut']);

          // What is cleared under a screen that is still being drawn fails that screen.
          await page.goto(quietPage);
          await page.evaluate(() => sessionStorage.clear());
          await page.goto('/messages');
          await button(page, words.by).click();
          await isInside(page);
          expect(new URL(page.url()).pathname).toBe('/messages');
          expect(await visitor.session()).toMatchObject({ email: who.email });

          await seen(titleOf(visitor));
          const menu = button(page, words.menu);
          if (await menu.isVisible()) await menu.click();
          await button(page, words.signOut).click();
          await page.locator(foreignPage.signOut).click();
          await seen(button(page, words.by));
          expect(new URL(page.url()).pathname).toBe('/login');
          expect(await visitor.session()).toEqual({});
        },
        expected,
      )(),
  );

  it.each(editions)(
    'ASVS-10.2 a return that nothing waits for says so, leaves nothing in the address, and leads back, in $language',
    (edition) =>
      visiting(
        edition,
        async ({ page }) => {
          const words = say[edition.language];
          await page.goto('/sign_in/return?code=some-code&state=unknown');
          await seen(page.getByText(words.over));
          expect(page.url()).not.toContain('some-code');
          await button(page, words.back).click();
          await seen(button(page, words.by));
          // Declining at the provider shows that nothing happened.
          await button(page, words.by).click();
          await page.locator(foreignPage.decline).click();
          await seen(page.getByText(words.declined));
        },
        expected,
      )(),
  );

  it.each(editions)('somebody new may sign in without the service after all, in $language', (edition) =>
    visiting(
      edition,
      async ({ page }) => {
        const words = say[edition.language];
        await page.goto('/');
        await button(page, words.by).click();
        await atTheProvider(page, 'stranger');
        await seen(heading(page, words.connect));
        await button(page, words.without).click();
        await seen(button(page, words.by));
        expect(await page.locator('#login').isVisible()).toBe(true);
      },
      expected,
    )(),
  );

  it.each(editions)(
    'ASVS-10.1 ACC-213 somebody new signs up with it, and it opens the account once the email is confirmed, in $language on a $size',
    (edition) =>
      visiting(
        edition,
        async (visitor) => {
          const { page } = visitor;
          const words = say[edition.language];
          const name = `new-${edition.language}`;
          const address = `${name}@example.org`;
          await page.goto('/');
          await button(page, words.by).click();
          await atTheProvider(page, name);
          await page.getByRole('link', { name: words.create }).click();
          await seen(page.getByText(words.opens));
          // A page that is loaded anew still knows.
          await page.reload();
          await seen(page.getByText(words.opens));
          await becomes(() => page.locator('input[name=email]').inputValue(), address);
          await page.locator('main select').first().selectOption('riverwalk');
          await fillNewPatient(page, address, 'Violet-Kayak-7');
          await page.getByRole('checkbox', { name: words.accept }).check();
          await button(page, words.createMine).click();
          await page.goto(pathIn(await browserHarness().noticeTo(address, 'confirm-email')));
          await button(page, words.confirm).click();
          await page.waitForURL((url) => url.search === '?confirmed=true');
          await button(page, words.by).click();
          await isInside(page);
          expect(await visitor.session()).toMatchObject({ email: address });
        },
        expected,
      )(),
  );

  it.each(editions)(
    'ACC-002 somebody who was invited chooses it on the page of the invitation, or goes without it, in $language',
    (edition) =>
      visiting(
        edition,
        async ({ page }) => {
          const words = say[edition.language];
          const invitation = await browserHarness().noticeTo(invitedAddress(saguaro, edition.language), 'invitation');
          await page.goto(pathIn(invitation));
          await button(page, words.by).click();
          await atTheProvider(page, `invited-${edition.language}`);
          await seen(page.getByText(words.opens));
          expect(new URL(page.url()).pathname).toBe('/signup');
          // The invitation's own address stays.
          await becomes(
            () => page.locator('input[name=email]').inputValue(),
            invitedAddress(saguaro, edition.language),
          );
          await button(page, words.withoutIt).click();
          await seen(button(page, words.by));
          await page.reload();
          await seen(button(page, words.by));
        },
        expected,
      )(),
  );

  it.each(editions)('is connected and disconnected in the settings, in $language on a $size', (edition) =>
    visiting(
      edition,
      async (visitor) => {
        const { page } = visitor;
        const words = say[edition.language];
        const name = `set-${edition.language}`;
        const who = await newcomer(browserHarness(), people.elderly, { name, language: edition.language });
        await page.goto('/profile_settings/authentication');
        await page.locator('#login').fill(who.email);
        await page.locator('#password').fill(who.password);
        await page.locator('form button[type=submit]').click();
        await button(page, words.open).click();
        await page.getByLabel(words.password, { exact: true }).fill(who.password);
        await button(page, words.go).click();
        await atTheProvider(page, name);
        await seen(button(page, words.end));
        expect(new URL(page.url()).pathname).toBe('/profile_settings/authentication');
        await button(page, words.end).click();
        await page.getByLabel(words.password, { exact: true }).fill(who.password);
        await page.locator('form button[type=submit]').click();
        await seen(page.getByText(words.ended));
        await becomes(() => button(page, words.open).count(), 1);
      },
      expected,
    )(),
  );

  it.each(editions)(
    'ACC-059 ACC-061 a delegate whose account comes to be by it signs in by it where it is the only way in, in $language on a $size',
    async (edition) => {
      const words = say[edition.language];
      const name = `dana-${edition.language}`;
      const link = await invitedBySam(`${name}@example.org`, edition);
      const born = await bornOn(people.empty.email);
      await visiting(
        edition,
        async (dana) => {
          const { page } = dana;
          await onlyByService(page);
          await page.goto(link);
          await fillBirthDate(page, born);
          await page.locator('form button[type=submit]').click();
          await page.waitForURL(/delegateCreateAccount/);
          await seen(button(page, words.by));
          await becomes(() => page.locator('form input').count(), 0);
          await button(page, words.by).click();
          await atTheProvider(page, name);
          await page.getByLabel(words.name, { exact: true }).fill('Dana Fox');
          await becomes(() => page.locator('input[name=email]').inputValue(), `${name}@example.org`);
          await becomes(() => page.locator('input[type=password]').count(), 0);
          await button(page, words.createTheirs).click();
          await page.waitForURL(/delegateLogin/);
          await becomes(() => page.locator('input[type=password]').count(), 0);
          await button(page, words.by).click();
          await seen(page.getByText(words.choose));
          expect(await dana.session()).toMatchObject({ email: `${name}@example.org` });
        },
        expected,
      )();
    },
  );

  it.each(editions)('the form is not shown where the service is the only way in, in $language', (edition) =>
    visiting(
      edition,
      async ({ page }) => {
        const words = say[edition.language];
        await onlyByService(page);
        await page.goto('/');
        await becomes(() => page.locator('#password').count(), 0);
        await seen(button(page, words.by));
      },
      expected,
    )(),
  );
});
