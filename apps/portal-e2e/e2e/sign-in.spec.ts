import { describe, expect, it } from '@jest/globals';
import { passwordOf, people } from '../src/browser/demo-visitors.ts';
import type { Visitor } from '../src/browser/visitor.ts';
import {
  becomes,
  editions,
  everyEdition,
  gone,
  networkError,
  seen,
  titleOf,
  visiting,
  openFixture,
} from './fixture.ts';
import { words } from './expected-words.ts';

const email = (visitor: Visitor) => visitor.page.locator('#login');
const password = (visitor: Visitor) => visitor.page.locator('#password');
const button = (visitor: Visitor) => visitor.page.locator('form button[type=submit]');
const right = passwordOf(people.spanish.email);

/** The choice in the header; on a signed-in phone it stands behind the menu button. */
const chooseLanguage = ({ page }: Visitor, to: 'en' | 'es'): Promise<unknown> =>
  page.locator('#language').selectOption(to);

/** Keeps every script from the page until it is let go. */
const holdScripts = async ({ page }: Visitor): Promise<() => void> => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
};

openFixture();

describe('signing in', () => {
  it.each(everyEdition)(
    'ACC-012 APT-006 leads through every screen and out again, in $language on a $size',
    async (edition) => {
      const say = words[edition.language];
      await visiting(edition, async (visitor) => {
        const { page } = visitor;
        await page.goto('/');
        expect(await page.locator('html').getAttribute('lang')).toBe(edition.language);
        expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(say.signIn);
        await visitor.fillIn(people.spanish.email, right);
        await seen(page.getByRole('tab', { name: say.tabs[0], exact: true }));
        await becomes(() => titleOf(visitor).innerText(), say.dashboard);
        const menu = page.getByRole('button', { name: say.menu, exact: true });
        expect(await menu.isVisible()).toBe(edition.size === 'phone');
        for (const [place, title] of [
          [say.places.appointments, say.appointments],
          [say.places.health, say.health],
          [say.payments, say.payments],
          [say.help, say.support],
          [say.places.dashboard, say.dashboard],
        ] as const) {
          // The bar of a phone has room for four places; the others are behind its menu.
          if (edition.size === 'phone' && place === say.help) await menu.click();
          const link = page.getByRole('link', { name: place, exact: true });
          await link.filter({ visible: true }).first().click();
          await seen(page.getByRole('heading', { level: 1, name: title, exact: true }));
        }
        if (edition.size === 'phone') await menu.click();
        await page.getByRole('button', { name: say.signOut }).click();
        await seen(email(visitor));
      })();
    },
  );

  it.each(['/', '/login'])('ACC-146 ACC-147 shows the login screen at %s', (path) =>
    visiting({}, async (visitor) => {
      await visitor.page.goto(path);
      await seen(email(visitor));
      await seen(password(visitor));
    })(),
  );

  it.each(editions)('ACC-187 says in $language that email or password are wrong, and keeps nothing', (edition) =>
    visiting(edition, async (visitor) => {
      const { page } = visitor;
      await visitor.putSession({ username: 'somebody.else' });
      await page.goto('/');
      await visitor.fillIn(people.spanish.email, 'Not-the-password-1');
      await seen(page.getByRole('alert'));
      await becomes(() => page.getByRole('alert').innerText(), words[edition.language].wrong);
      expect(await visitor.session()).toEqual({});
      expect(await email(visitor).inputValue()).toBe(people.spanish.email);
      // The password is selected, so that typing replaces it.
      await page.keyboard.type(right);
      await page.keyboard.press('Enter');
      await seen(titleOf(visitor));
    })(),
  );

  it(
    'works by the keyboard alone',
    visiting({}, async (visitor) => {
      const { page } = visitor;
      await page.goto('/');
      await email(visitor).focus();
      await page.keyboard.type(people.rich.email);
      await page.keyboard.press('Tab');
      await page.keyboard.type(passwordOf(people.rich.email));
      await seen(button(visitor).and(page.locator('[aria-disabled=false]')));
      await page.keyboard.press('Tab');
      await becomes(() => page.locator(':focus').getAttribute('aria-label'), 'Show password');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await seen(page.getByRole('heading', { name: words.en.choose }));
      await becomes(() => page.locator(':focus').innerText(), words.en.choose);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await seen(titleOf(visitor));
      await page.keyboard.press('Tab');
      await becomes(() => page.locator(':focus').innerText(), 'Skip to the content');
    }),
  );

  it(
    'ACC-164 takes a press only when email and password are filled and the email is well-formed',
    visiting({}, async (visitor) => {
      const { page } = visitor;
      await page.goto('/');
      await seen(button(visitor).and(page.locator('[aria-disabled=true]')));
      await email(visitor).fill('somebody');
      await password(visitor).fill('x');
      expect(await button(visitor).isDisabled()).toBe(true);
      await email(visitor).fill('somebody@example.org');
      await seen(button(visitor).and(page.locator('[aria-disabled=false]')));
      await password(visitor).fill('');
      await seen(button(visitor).and(page.locator('[aria-disabled=true]')));
    }),
  );

  it(
    'ACC-155 ACC-170 asks a person with several practices for one of them',
    visiting({}, async (visitor) => {
      const { page } = visitor;
      await page.goto('/');
      await visitor.fillIn(people.rich.email, passwordOf(people.rich.email));
      await seen(page.getByRole('heading', { name: words.en.choose }));
      await becomes(
        () => page.locator('main ul button').allInnerTexts(),
        [
          expect.stringMatching(/^Riverwalk Community Clinic\n\d+ to do/),
          expect.stringMatching(/^Biscayne Bay Health Partners\n\d+ to do/),
        ],
      );
      await page.getByRole('button', { name: 'Biscayne Bay Health Partners' }).click();
      await seen(titleOf(visitor));
      expect(JSON.parse((await visitor.session())['practice'] ?? '')).toMatchObject({ id: 'biscayne' });
    }),
  );

  it.each(editions)('ACC-172 goes on to the path first asked for, in $language', (edition) =>
    visiting(edition, async (visitor) => {
      const { email: who, practice } = people.spanish;
      await visitor.signIn(who, right, practice, '/my_health');
      expect(new URL(visitor.page.url()).pathname).toBe('/my_health');
      await becomes(() => titleOf(visitor).innerText(), words[edition.language].health);
    })(),
  );

  it(
    'writes neither email nor password into an address',
    visiting({}, async (visitor) => {
      const addresses: string[] = [];
      visitor.page.on('request', (request) => addresses.push(request.url()));
      visitor.page.on('framenavigated', (frame) => addresses.push(frame.url()));
      await visitor.signIn(people.spanish.email, right, people.spanish.practice);
      expect(addresses.length).toBeGreaterThan(2);
      for (const address of addresses) {
        expect(address).not.toContain(right);
        expect(decodeURIComponent(address)).not.toContain(people.spanish.email);
      }
    }),
  );

  it.each(everyEdition)('keeps what was typed before any script had come, in $language on a $size', (edition) =>
    visiting(edition, async (visitor) => {
      const { page } = visitor;
      const release = await holdScripts(visitor);
      await page.goto('/', { waitUntil: 'commit' });
      await email(visitor).fill(people.spanish.email);
      await password(visitor).pressSequentially(right.slice(0, 7));
      release();
      // The button comes alive only when React has read the fields.
      await seen(button(visitor).and(page.locator('[aria-disabled=false]')));
      await becomes(() => email(visitor).inputValue(), people.spanish.email);
      await password(visitor).press('End');
      await password(visitor).pressSequentially(right.slice(7));
      await password(visitor).press('Enter');
      await seen(titleOf(visitor));
    })(),
  );

  it.each(everyEdition.flatMap((edition) => (['a press', 'Enter'] as const).map((how) => ({ ...edition, how }))))(
    'hears $how before any script had come, and signs in, in $language on a $size',
    ({ how, ...edition }) =>
      visiting(edition, async (visitor) => {
        const { page } = visitor;
        const release = await holdScripts(visitor);
        await page.goto('/', { waitUntil: 'commit' });
        await email(visitor).fill(people.spanish.email);
        await password(visitor).fill(right);
        if (how === 'a press') await page.locator('form button[data-heard]').click({ force: true });
        else await password(visitor).press('Enter');
        const heard = button(visitor).and(page.locator('[aria-busy=true]'));
        await seen(heard);
        const shown = await heard.evaluate((one) => getComputedStyle(one, '::after').content);
        expect(shown).toBe(edition.language === 'en' ? '"Signing in…"' : '"Iniciando sesión…"');
        release();
        await seen(titleOf(visitor));
      })(),
  );

  it(
    'says what is missing where the press came before it was filled in',
    visiting({}, async (visitor) => {
      const release = await holdScripts(visitor);
      await visitor.page.goto('/', { waitUntil: 'commit' });
      await email(visitor).fill(people.spanish.email);
      await email(visitor).press('Enter');
      release();
      await seen(visitor.page.locator('#password[aria-invalid=true]:focus'));
    }),
  );

  it(
    'keeps what was typed even where the form is drawn anew in another language than its HTML',
    visiting({}, async (visitor) => {
      const { page } = visitor;
      await page.goto('/healthz');
      await page.evaluate(() => localStorage.setItem('language', 'es'));
      const release = await holdScripts(visitor);
      await page.goto('/', { waitUntil: 'commit' });
      await email(visitor).fill('maria@example.org');
      await password(visitor).fill('typed');
      release();
      await seen(page.getByRole('heading', { name: words.es.signIn }));
      await becomes(() => email(visitor).inputValue(), 'maria@example.org');
      await becomes(() => password(visitor).inputValue(), 'typed');
    }),
  );

  it.each(editions)(
    'ACC-138 ACC-158 changes the language, keeps what was typed, and remembers it on a $size',
    (edition) =>
      visiting(edition, async (visitor) => {
        const { page } = visitor;
        const other = edition.language === 'en' ? 'es' : 'en';
        await page.goto('/');
        const box = await page.locator('#language').boundingBox();
        expect(box?.x).toBeGreaterThan((page.viewportSize()?.width ?? 0) / 2);
        await email(visitor).fill('maria@example.org');
        await password(visitor).fill('typed');
        await chooseLanguage(visitor, other);
        await seen(page.getByRole('heading', { name: words[other].signIn }));
        await becomes(() => page.locator('html').getAttribute('lang'), other);
        await becomes(() => email(visitor).inputValue(), 'maria@example.org');
        await becomes(() => password(visitor).inputValue(), 'typed');
        await becomes(() => button(visitor).isEnabled(), true);
        expect(await visitor.device()).toMatchObject({ language: other });
        const answer = await page.reload();
        // The gateway sends the page in that language: nothing flashes in the other one.
        expect(answer?.headers()['content-language']).toBe(other);
        await seen(page.getByRole('heading', { name: words[other].signIn }));
      })(),
  );

  it(
    'says that the portal cannot be reached, keeps what was typed, and goes on when it can',
    visiting(
      {},
      async (visitor) => {
        const { page } = visitor;
        await page.goto('/');
        await page.route('**/graphql', (route) => route.abort('connectionfailed'));
        await visitor.fillIn(people.spanish.email, right);
        await seen(page.getByRole('alert').filter({ hasText: 'What you typed is still here.' }));
        await page.unroute('**/graphql');
        await button(visitor).click();
        await seen(titleOf(visitor));
        await gone(page.getByRole('alert'));
      },
      { expected: networkError },
    ),
  );
});
