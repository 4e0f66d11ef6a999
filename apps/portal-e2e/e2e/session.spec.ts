import { clockOf } from '../src/browser/profile-overrides.ts';
import { describe, expect, it } from '@jest/globals';
import { intakeFramePath } from '@portico/application/visits';
import { passwordOf, people } from '../src/browser/demo-visitors.ts';
import type { Visitor } from '../src/browser/visitor.ts';
import { becomes, editions, seen, browserHarness, visiting, openFixture } from './fixture.ts';
import { words } from './expected-words.ts';
import { signIn, signOut, modal, idleFor, openWithClock } from './idle-visitor.ts';

openFixture();

describe('the session', () => {
  it(
    'ACC-133 ACC-134 ACC-136 ACC-138 ACC-139 stands in session storage; language and device stand with the device',
    visiting({}, async (visitor) => {
      await visitor.signIn(people.rich.email, passwordOf(people.rich.email), people.rich.practice);
      await visitor.page.locator('#language').selectOption('es');
      await seen(visitor.page.getByRole('heading', { name: words.es.dashboard }));
      const session = await visitor.session();
      expect(JSON.parse(session['practice'] ?? '')).toMatchObject({
        id: 'riverwalk',
        name: 'Riverwalk Community Clinic',
        management: 'talkehr',
      });
      expect(session['username']).toBe('james.walker');
      expect(session['email']).toBe(people.rich.email);
      for (const token of ['accessToken', 'authenticationToken', 'refreshToken'])
        expect(session[token]).toMatch(/.{30}/);
      expect(session['practiceCount']).toBe('2');
      expect(JSON.parse(session['practices'] ?? '')).toMatchObject([
        { id: 'riverwalk', management: 'talkehr', patient: expect.any(String) },
        { id: 'biscayne', management: 'carecloud', patient: expect.any(String) },
      ]);
      expect(await visitor.device()).toEqual({
        language: 'es',
        deviceIdentifier: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
        [Object.keys(await visitor.device()).find((key) => key.startsWith('activity.')) ?? '']:
          expect.stringMatching(/^\d{13}$/),
      });
    }),
  );

  it.each(editions)(
    'ACC-125 ACC-241 ACC-244 ends with nothing of the person left behind, in $language on a $size',
    (edition) =>
      visiting(edition, async (visitor) => {
        const { page } = visitor;
        const language = edition.language === 'en' ? 'es' : 'en';
        await page.goto('/');
        await page.locator('#language').selectOption(language);
        await seen(page.getByRole('heading', { name: words[language].signIn }));
        await signIn(visitor, '/my_health');
        await seen(page.locator('main#content section').last());
        const before = await visitor.session();
        const { deviceIdentifier } = await visitor.device();
        const device = { language, deviceIdentifier };
        expect(await visitor.device()).toMatchObject(device);
        await signOut(visitor, language);
        expect(new URL(page.url()).pathname).toBe('/');
        expect(await visitor.session()).toEqual({});
        expect(await visitor.device()).toEqual(device);
        await page.reload();
        await seen(page.getByRole('heading', { name: words[language].signIn }));

        // The gateway ended the session too: its old tokens are refused.
        await visitor.putSession(before);
        await page.goto('/dashboard');
        await seen(modal(visitor));
      })(),
  );

  it(
    'shows nothing of the person when the back button is pressed after signing out',
    visiting({}, async (visitor) => {
      const { page } = visitor;
      await signIn(visitor);
      for (const place of ['appointments', 'health'] as const) {
        await page.getByRole('navigation').first().getByRole('link', { name: words.en.places[place] }).click();
        await seen(page.getByRole('heading', { level: 1, name: words.en[place] }));
      }
      await signOut(visitor);
      await page.evaluate(() => history.back());
      await page.waitForURL('**/appointments');
      await seen(page.locator('#login'));
      await becomes(() => page.locator('body').innerText(), expect.not.stringMatching(/Núñez|María|Biscayne/));
    }),
  );

  it.each(editions)(
    'APT-023 ACC-384 ACC-385 says in $language that the token has expired, and leads back to the login',
    (edition) =>
      visiting({ ...edition, as: people.spanish }, async (visitor) => {
        const { page } = visitor;
        const say = words[edition.language];
        await page.evaluate(() => sessionStorage.setItem('accessToken', 'not.a.token'));
        await page.goto('/appointments');
        await seen(modal(visitor));
        await seen(modal(visitor).getByText(say.expired, { exact: true }));
        await page.keyboard.press('Escape');
        await modal(visitor).getByRole('button', { name: say.toLogin, exact: true }).click();
        await seen(page.locator('#login'));
        expect(new URL(page.url()).pathname).toBe('/');
        expect(await visitor.session()).toEqual({});
      })(),
  );

  it.each(editions)('ACC-383 MON-030 says in $language that the tokens couldn’t be renewed', (edition) =>
    visiting(edition, async (visitor) => {
      const { page } = visitor;
      const say = words[edition.language];
      await signIn(visitor);
      await page.evaluate(() => sessionStorage.setItem('refreshToken', 'somebody-else-renewed-it'));
      await browserHarness().portal.clock.later(16, async () => {
        await page.goto('/appointments');
        await seen(modal(visitor).getByText(say.notRenewed, { exact: true }));
      });
      await modal(visitor).getByRole('button', { name: say.toLogin, exact: true }).click();
      await seen(page.locator('#login'));
    })(),
  );

  it(
    'ACC-144 ACC-145 is renewed without the person noticing',
    visiting({}, async (visitor) => {
      const { page } = visitor;
      await signIn(visitor, '/help');
      const before = await visitor.session();
      await browserHarness().portal.clock.later(16, async () => {
        await page.getByRole('link', { name: words.en.places.appointments }).click();
        await seen(page.getByRole('heading', { level: 2, name: words.en.groups[1] }));
      });
      const after = await visitor.session();
      for (const token of ['accessToken', 'refreshToken']) {
        expect(after[token]).toMatch(/.{30}/);
        expect(after[token]).not.toBe(before[token]);
      }
      await becomes(() => modal(visitor).count(), 0);
    }),
  );

  it.each(editions)('ACC-231 ACC-232 ACC-240 warns in $language a minute before it ends, and goes on', (edition) =>
    visiting({ ...edition, as: people.spanish }, async (visitor) => {
      const { page } = visitor;
      const say = words[edition.language];
      await openWithClock(visitor);
      await idleFor(visitor, '08:50');
      expect(await modal(visitor).count()).toBe(0);
      await clockOf(page).fastForward('00:10');
      await seen(modal(visitor));
      await becomes(() => modal(visitor).getByRole('button').allInnerTexts(), [say.stay, say.logout]);
      // What is said aloud is another sentence at 60, 30 and 10 seconds only; the clock beside it goes on each second.
      const readings = new Set<number>();
      for (let left = 60; left > 10;) {
        await clockOf(page).runFor(2_000);
        const [clock, aloud] = await modal(visitor).evaluate((dialog) =>
          ['[aria-hidden=true]:not(svg)', '[role=alert]'].map((part) =>
            Number(/\d+/.exec(dialog.querySelector(part)?.textContent ?? '')?.[0]),
          ),
        );
        left = clock ?? 0;
        expect({ left, aloud }).toEqual({ left, aloud: left > 30 ? 60 : left > 10 ? 30 : 10 });
        readings.add(aloud ?? 0);
      }
      expect([...readings]).toEqual([60, 30, 10]);
      // Only its buttons answer it.
      await page.keyboard.press('Escape');
      expect(await modal(visitor).isVisible()).toBe(true);
      await modal(visitor).getByRole('button', { name: say.stay, exact: true }).click();
      await clockOf(page).runFor(1_000);
      await modal(visitor).waitFor({ state: 'detached' });
      await clockOf(page).fastForward('08:50');
      await becomes(() => modal(visitor).count(), 0);
      expect(await visitor.session()).toHaveProperty('accessToken');
    })(),
  );

  it(
    'ACC-235 APT-205 counts filling in a form as being there, as it counts a click, and what is done in the frame of an intake form',
    visiting({ as: people.rich }, async (visitor) => {
      const { page } = visitor;
      await clockOf(page).install({ time: browserHarness().portal.clock.now() });
      await page.goto('/form_history/sign');
      const field = page.locator('main#content form').getByRole('textbox').first();
      await seen(field);
      await idleFor(visitor, '08:50');
      await field.pressSequentially('a');
      await idleFor(visitor, '08:50');
      expect(await modal(visitor).count()).toBe(0);
      // The page of intake forms as it is, wherever it is framed.
      await page.evaluate(
        (path) =>
          new Promise<void>((loaded) => {
            window.addEventListener('message', ({ data }) => {
              if (data.kind === 'loaded') loaded();
            });
            const frame = document.createElement('iframe');
            frame.src = path;
            document.body.append(frame);
          }),
        intakeFramePath,
      );
      await page.frameLocator(`iframe[src="${intakeFramePath}"]`).locator('#root').dispatchEvent('click');
      await idleFor(visitor, '08:50');
      expect(await modal(visitor).count()).toBe(0);
      await clockOf(page).fastForward('00:20');
      await seen(modal(visitor));
    }),
  );

  it.each(editions)('ACC-239 ends at once by the button of the warning, in $language', (edition) =>
    visiting(edition, async (visitor) => {
      const { page } = visitor;
      await signIn(visitor);
      await openWithClock(visitor);
      await idleFor(visitor, '09:20');
      await modal(visitor).getByRole('button', { name: words[edition.language].logout, exact: true }).click();
      await seen(page.locator('#login'));
      expect(await visitor.session()).toEqual({});
    })(),
  );

  it(
    'ACC-233 ACC-238 ends by itself after ten minutes without a sign of life, even those of a device that slept',
    visiting({}, async (visitor) => {
      const { page } = visitor;
      await signIn(visitor);
      await openWithClock(visitor);
      await idleFor(visitor, '45:00');
      await seen(page.locator('#login'));
      expect(new URL(page.url()).pathname).toBe('/');
      expect(await visitor.session()).toEqual({});
    }),
  );

  it.each([
    ['a click', ({ page }: Visitor) => page.locator('main#content h1').click()],
    ['a key', ({ page }: Visitor) => page.keyboard.press('Shift')],
    ['a scroll', ({ page }: Visitor) => page.evaluate(() => void window.dispatchEvent(new Event('scroll')))],
  ] as const)('ACC-234 counts ten minutes anew from %s', (_, sign) =>
    visiting({ as: people.spanish }, async (visitor) => {
      await openWithClock(visitor);
      await idleFor(visitor, '08:50');
      await sign(visitor);
      await clockOf(visitor.page).fastForward('08:50');
      expect(await modal(visitor).count()).toBe(0);
      await clockOf(visitor.page).fastForward('00:12');
      await seen(modal(visitor));
    })(),
  );
});
