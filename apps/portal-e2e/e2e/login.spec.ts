import { clockOf } from '../src/browser/profile-overrides.ts';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { newcomer, type Newcomer } from '../src/browser/new-test-account.ts';
import { pathIn } from '../src/browser/link-identity-check.ts';
import { people } from '../src/browser/demo-visitors.ts';
import type { Visitor } from '../src/browser/visitor.ts';
import { becomes, editions, gone, seen, browserHarness, titleOf, visiting, openFixture } from './fixture.ts';

const say = {
  en: {
    signIn: 'Sign in',
    step: 'One more step',
    code: 'Code',
    verify: 'Verify',
    invalid: 'One time password is invalid',
    resend: 'Send a new code',
    in: (time: string) => `You can ask for a new code in ${time}.`,
    over: 'The code was wrong too many times.',
    forgot: 'Forgot your password?',
    byPasskey: 'Sign in with a passkey',
    email: 'Email',
    send: 'Send the link',
    check: 'Check your email',
    asked: 'If this email has an account here, the link is on its way.',
    limit: 'Attempt limit exceeded, please try after some time.',
    create: 'Create a new password',
    password: 'New password',
    repeat: 'Repeat the password',
    save: 'Save the new password',
    changed: 'Your password is changed',
    useNew: 'Your password is changed. Sign in with the new one.',
    linkOver: 'This link no longer works.',
    another: 'Ask for a new link',
    confirmed: 'Your email is confirmed. You can sign in now.',
    unconfirmed: 'Your email isn’t confirmed yet.',
    pause: 'Pause the pictures',
    play: 'Play the pictures',
    back: 'Back to sign in',
    inviteRefused: 'We couldn’t add the practice of your invitation',
    store: 'Open the App Store',
    web: 'Continue on web',
  },
  es: {
    signIn: 'Iniciar sesión',
    step: 'Un paso más',
    code: 'Código',
    verify: 'Verificar',
    invalid: 'El código de un solo uso no es válido',
    resend: 'Enviar un código nuevo',
    in: (time: string) => `Podrá pedir un código nuevo en ${time}.`,
    over: 'El código fue incorrecto demasiadas veces.',
    forgot: '¿Olvidó su contraseña?',
    byPasskey: 'Usar una llave de acceso',
    email: 'Correo electrónico',
    send: 'Enviar el enlace',
    check: 'Revise su correo',
    asked: 'Si este correo tiene una cuenta aquí, el enlace va en camino.',
    limit: 'Se superó el límite de intentos. Inténtelo más tarde.',
    create: 'Cree una contraseña nueva',
    password: 'Contraseña nueva',
    repeat: 'Repita la contraseña',
    save: 'Guardar la contraseña nueva',
    changed: 'Su contraseña se cambió',
    useNew: 'Su contraseña se cambió. Inicie sesión con la nueva.',
    linkOver: 'Este enlace ya no es válido.',
    another: 'Pedir un enlace nuevo',
    confirmed: 'Su correo está confirmado. Ya puede iniciar sesión.',
    unconfirmed: 'Su correo aún no está confirmado.',
    pause: 'Pausar las imágenes',
    play: 'Reproducir las imágenes',
    back: 'Volver a iniciar sesión',
    inviteRefused: 'No pudimos agregar a su cuenta el consultorio',
    store: 'Abrir App Store',
    web: 'Continuar en la web',
  },
} as const;

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

/** Accounts for single tests, because a password change ends the sessions of its account. */
let made = 0;
const somebody = (request: Partial<Parameters<typeof newcomer>[2]> = {}): Promise<Newcomer> => {
  made += 1;
  return newcomer(browserHarness(), people.elderly, { name: `somebody.${made}`, ...request });
};
const withEmailFactor = (language: 'en' | 'es') =>
  somebody({ language, factors: (email) => [{ kind: 'email', email }] });

const mailedCode = async (email: string): Promise<string> =>
  /\b\d{5}\b/.exec((await browserHarness().noticeTo(email)).text)?.[0] ?? 'none';
const mailedLink = async (email: string): Promise<string> => pathIn(await browserHarness().noticeTo(email));
const otherThan = (code: string): string => (code === '00000' ? '11111' : '00000');

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const modal = (page: Page) => page.getByRole('dialog');

const toTheModal = async ({ page, ...visitor }: Visitor, who: Newcomer): Promise<void> => {
  void visitor;
  await page.goto('/');
  await page.locator('#login').fill(who.email);
  await page.locator('#password').fill(who.password);
  await page.locator('form button[type=submit]').click();
  await seen(modal(page));
};

openFixture();

describe('the second proof', () => {
  it.each(editions)(
    'ACC-157 ACC-168 ACC-169 ACC-192 ACC-193 is asked for in a modal, in $language on a $size',
    (edition) =>
      visiting(edition, async (visitor) => {
        const { page } = visitor;
        const words = say[edition.language];
        const who = await withEmailFactor(edition.language);
        await toTheModal(visitor, who);
        expect(await modal(page).getByRole('heading', { level: 2 }).innerText()).toBe(words.step);
        expect(await visitor.session()).toEqual({});
        const code = await mailedCode(who.email);
        const field = modal(page).getByLabel(words.code, { exact: true });
        // The modal begins in the field.
        await page.keyboard.type(otherThan(code));
        await page.evaluate(() => sessionStorage.setItem('left', 'as it was'));
        await page.keyboard.press('Enter');
        await seen(modal(page).getByRole('alert').filter({ hasText: words.invalid }));
        await becomes(() => page.getByText(words.invalid).count(), 1);
        await becomes(() => field.inputValue(), '');
        expect(await visitor.session()).toEqual({ left: 'as it was' });
        await page.keyboard.type(` ${code} `);
        await page.keyboard.press('Enter');
        await seen(titleOf(visitor));
        expect(await visitor.session()).not.toHaveProperty('left');
      })(),
  );

  it.each(editions)(
    'ACC-174 MON-344 counts down to another code as mm:ss, and then sends it, in $language',
    (edition) =>
      visiting(edition, async (visitor) => {
        const { page } = visitor;
        const words = say[edition.language];
        const who = await withEmailFactor(edition.language);
        await clockOf(page).install({ time: browserHarness().portal.clock.now() });
        await toTheModal(visitor, who);
        const resend = modal(page).getByRole('button', { name: words.resend, exact: true });
        await clockOf(page).runFor(5_000);
        await seen(modal(page).getByText(/04:5\d/));
        await becomes(() => resend.isDisabled(), true);
        await clockOf(page).fastForward(240_000);
        await clockOf(page).runFor(1_000);
        await seen(modal(page).getByText(/00:[45]\d/));
        await clockOf(page).runFor(60_000);
        await seen(resend.and(page.locator(':enabled')));
        const before = await mailedCode(who.email);
        await browserHarness().portal.clock.later(5, async () => {
          await resend.click();
          await seen(modal(page).getByText(/05:00|04:59/));
          expect(await mailedCode(who.email)).not.toBe(before);
        });
      })(),
  );

  it(
    'ACC-180 ends after five wrong codes, back at the form',
    visiting({}, async (visitor) => {
      const { page } = visitor;
      const who = await withEmailFactor('en');
      await toTheModal(visitor, who);
      const wrong = otherThan(await mailedCode(who.email));
      const field = modal(page).getByLabel(say.en.code, { exact: true });
      for (let tries = 1; tries <= 5; tries += 1) {
        await field.fill(wrong);
        const answered = page.waitForResponse('**/graphql');
        await page.keyboard.press('Enter');
        await answered;
      }
      await gone(modal(page));
      await seen(page.getByRole('alert').filter({ hasText: say.en.over }));
    }),
  );
});

describe('a forgotten password', () => {
  it.each(editions)(
    'ACC-148 ACC-154 ACC-156 ACC-182 ACC-183 leads by a mail to a new one and back, in $language on a $size',
    (edition) =>
      visiting(edition, async (visitor) => {
        const { page } = visitor;
        const words = say[edition.language];
        const who = await somebody({ language: edition.language });
        await page.goto('/');
        await seen(page.getByRole('button', { name: words.byPasskey, exact: true }));
        await page.locator('#login').fill(who.email);
        await page.getByRole('link', { name: words.forgot, exact: true }).click();
        await seen(heading(page, words.forgot));
        await becomes(() => page.getByLabel(words.email, { exact: true }).inputValue(), who.email);
        await page.getByRole('button', { name: words.send, exact: true }).click();
        await seen(heading(page, words.check));
        await seen(page.getByText(words.asked, { exact: true }));

        await page.goto(await mailedLink(who.email));
        await seen(heading(page, words.create));
        const fresh = 'Quite-fresh-77';
        await page.getByLabel(words.password, { exact: true }).fill(fresh);
        await page.getByLabel(words.repeat, { exact: true }).fill(fresh);
        await clockOf(page).install();
        await page.getByRole('button', { name: words.save, exact: true }).click();
        await seen(heading(page, words.changed));
        await clockOf(page).runFor(3_000);
        await seen(page.getByText(words.useNew, { exact: true }));
        await becomes(() => page.locator('#login').inputValue(), who.email);
        expect(new URL(page.url()).search).toBe('');
        expect(await visitor.session()).toEqual({});
        await page.locator('#password').fill(fresh);
        await page.keyboard.press('Enter');
        await seen(titleOf(visitor));
      })(),
  );

  it.each(editions)('ACC-189 ACC-190 ACC-191 says when it was too often, for a while, in $language', (edition) =>
    visiting(edition, async ({ page }) => {
      const words = say[edition.language];
      await clockOf(page).install();
      await page.goto('/');
      const email = page.getByLabel(words.email, { exact: true });
      for (let times = 1; times <= 6; times += 1) {
        await page.getByRole('link', { name: words.forgot, exact: true }).click();
        await seen(heading(page, words.forgot));
        await email.fill(`nobody.${edition.language}@example.org`);
        await page.getByRole('button', { name: words.send, exact: true }).click();
        if (times === 6) break;
        await seen(page.getByText(words.asked, { exact: true }));
        await page.getByRole('button', { name: words.back, exact: true }).click();
      }
      const limit = page.getByRole('status').filter({ hasText: words.limit });
      await seen(limit);
      // Besides the words a cross, where the other answer has a checkmark.
      expect(await limit.locator('svg path').getAttribute('d')).toContain('M9 9l6 6');
      await clockOf(page).runFor(5_000);
      await gone(limit);
      await seen(heading(page, words.forgot));
    })(),
  );

  it.each(editions)(
    'ACC-148 keeps the address that was typed before the scripts came, in $language on a $size',
    (edition) =>
      visiting(edition, async ({ page }) => {
        const words = say[edition.language];
        let come = (): void => undefined;
        const coming = new Promise<void>((resolve) => (come = resolve));
        await page.route('**/*.js', async (route) => {
          await coming;
          await route.continue();
        });
        await page.goto('/', { waitUntil: 'commit' });
        await page.locator('#login').fill('ana@example.org');
        await page.getByRole('link', { name: words.forgot, exact: true }).click();
        come();
        await seen(heading(page, words.forgot));
        expect(await page.getByLabel(words.email, { exact: true }).inputValue()).toBe('ana@example.org');
      })(),
  );

  it.each(editions)('ACC-184 offers another link where one is over, in $language', (edition) =>
    visiting(edition, async ({ page }) => {
      const words = say[edition.language];
      await page.goto('/login?confirmation_code=long-gone&un=nobody');
      await page.getByLabel(words.password, { exact: true }).fill('Quite-fresh-77');
      await page.getByLabel(words.repeat, { exact: true }).fill('Quite-fresh-77');
      await page.getByRole('button', { name: words.save, exact: true }).click();
      await seen(page.getByRole('alert').filter({ hasText: words.linkOver }));
      await page.getByRole('button', { name: words.another, exact: true }).click();
      await seen(heading(page, words.forgot));
    })(),
  );
});

describe('the login screen', () => {
  it.each(editions)('ACC-172 ACC-173 goes on to the path with its query, in $language', (edition) =>
    visiting(edition, async (visitor) => {
      const { page } = visitor;
      const who = await somebody({ language: edition.language });
      await page.goto('/appointments?from=mail&n=1');
      await visitor.fillIn(who.email, who.password);
      await seen(titleOf(visitor));
      const { pathname, search } = new URL(page.url());
      expect({ pathname, search }).toEqual({ pathname: '/appointments', search: '?from=mail&n=1' });
    })(),
  );

  it.each(editions)(
    'ACC-149 ACC-186 says when an invitation was refused, and the sign-in stands, in $language',
    (edition) =>
      visiting(edition, async (visitor) => {
        const { page } = visitor;
        const who = await somebody({ language: edition.language });
        await page.goto('/login?i=no-such-code');
        await visitor.fillIn(who.email, who.password);
        await seen(titleOf(visitor));
        await seen(page.getByText(say[edition.language].inviteRefused).first());
        expect(visitor.operations.filter((name) => name === 'AcceptConnectInvite')).toHaveLength(1);
        await page.reload();
        await seen(titleOf(visitor));
        await becomes(() => page.getByText(say[edition.language].inviteRefused).count(), 0);
      })(),
  );

  it.each(editions)('ACC-152 ACC-153 ACC-160 offers the app first on a phone, in $language', ({ language }) =>
    visiting({ language, size: 'phone', context: { userAgent: iphone } }, async (visitor) => {
      const { page } = visitor;
      const words = say[language];
      const who = await somebody({ language });
      await page.route('**/config.json', (route) =>
        route.fulfill({ json: { gateway: '/graphql', stores: { ios: 'https://apps.example/portico' } } }),
      );
      await page.goto('/login?redirect=mobileSignup');
      await visitor.fillIn(who.email, who.password);
      const store = page.getByRole('link', { name: words.store, exact: true });
      await seen(store);
      expect(await store.getAttribute('href')).toBe('https://apps.example/portico');
      await page.getByRole('button', { name: words.web, exact: true }).click();
      await seen(titleOf(visitor));
    })(),
  );

  it.each(editions)('ACC-151 says that the email is confirmed, in $language', (edition) =>
    visiting(edition, async ({ page }) => {
      await page.goto('/?confirmed=true');
      await seen(page.getByRole('status').filter({ hasText: say[edition.language].confirmed }));
    })(),
  );

  it.each(editions)('tells whose email is not confirmed so, and mails the link again, in $language', (edition) =>
    visiting(edition, async (visitor) => {
      const { page } = visitor;
      const who = await somebody({ confirmed: false, language: edition.language });
      await page.goto('/');
      await visitor.fillIn(who.email, who.password);
      await seen(page.getByRole('alert').filter({ hasText: say[edition.language].unconfirmed }));
      await page.getByRole('alert').getByRole('button').click();
      await seen(page.getByRole('status').filter({ hasText: /sent the email again|mensaje otra vez/ }));
      await browserHarness().noticeTo(who.email, 'confirm-email');
    })(),
  );

  it.each(editions)('ACC-159 has four pictures that take turns and can be paused, in $language', ({ language }) =>
    visiting({ language, context: { reducedMotion: 'no-preference' } }, async ({ page }) => {
      const words = say[language];
      await clockOf(page).install();
      await page.goto('/');
      const pictures = page.locator('[data-picture]');
      await seen(page.getByRole('button', { name: words.pause, exact: true }));
      const box = await pictures.locator('svg').boundingBox();
      const drawn = new Set<string>();
      for (let turn = 0; turn < 4; turn += 1) {
        await seen(page.locator(`[data-picture="${turn}"]`));
        drawn.add(await pictures.locator('svg').innerHTML());
        expect(await pictures.locator('svg').boundingBox()).toEqual(box);
        await clockOf(page).runFor(5_000);
      }
      expect(drawn.size).toBe(4);
      await page.getByRole('button', { name: words.pause, exact: true }).click();
      const at = await pictures.getAttribute('data-picture');
      await clockOf(page).runFor(20_000);
      expect(await pictures.getAttribute('data-picture')).toBe(at);
      await seen(page.getByRole('button', { name: words.play, exact: true }));
    })(),
  );

  it(
    'ACC-159 keeps the pictures still for somebody who wants no motion',
    visiting({}, async ({ page }) => {
      await clockOf(page).install();
      await page.goto('/');
      await seen(page.getByRole('button', { name: say.en.play, exact: true }));
      await clockOf(page).runFor(20_000);
      expect(await page.locator('[data-picture]').getAttribute('data-picture')).toBe('0');
    }),
  );

  it.each(editions)('ACC-010 ACC-150 ACC-161 hides the way in for a practice from patients, in $language', (edition) =>
    visiting(edition, async ({ page }) => {
      const link = page.getByRole('link', { name: /^(Sign in as practice|Iniciar sesión como consultorio)$/ });
      await page.route('**/config.json', (route) =>
        route.fulfill({ json: { gateway: '/graphql', practiceSignIn: 'https://practice.example/sign-in' } }),
      );
      await page.goto('/login');
      await seen(link);
      expect(await link.getAttribute('href')).toBe('https://practice.example/sign-in');
      await page.goto('/login?source=portal');
      await seen(page.locator('#login'));
      await page.waitForLoadState('networkidle');
      expect(await link.count()).toBe(0);
    })(),
  );
});
