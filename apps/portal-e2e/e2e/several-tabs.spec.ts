import { clockOf } from '../src/browser/profile-overrides.ts';
import { describe, expect, it } from '@jest/globals';
import { passwordOf, people } from '../src/browser/demo-visitors.ts';
import { Visitor } from '../src/browser/visitor.ts';
import { becomes, seen, browserHarness, visiting, openFixture } from './fixture.ts';
import { words } from './expected-words.ts';

const { email, practice } = people.spanish;

/** What a browser makes of "Duplicate tab": another tab with a copy of session storage. */
const duplicate = async (visitor: Visitor): Promise<Visitor> => {
  const twin = new Visitor(await visitor.page.context().newPage(), visitor.language);
  await twin.putSession(await visitor.session());
  return twin;
};

const place = ({ page }: Visitor, name: string) =>
  page.getByRole('navigation').first().getByRole('link', { name, exact: true });

const modal = ({ page }: Visitor) => page.getByRole('alertdialog');

/** Within the page that stands: another one would know nothing of what was typed. */
const step = ({ page }: Visitor, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

openFixture();

describe('what was typed', () => {
  it(
    'is there again when the same person signs in after a session that ended by itself, and gone after signing out',
    visiting({}, async (visitor) => {
      const { page } = visitor;
      const form = '/profile_settings/manage_delegates';
      const name = page.locator('form[aria-labelledby=invite-delegate] input').first();
      const again = async (): Promise<void> => {
        await seen(page.locator('#login'));
        await visitor.fillIn(email, passwordOf(email));
        await seen(page.locator('main#content h1'));
        await step(visitor, form);
        await seen(name);
      };
      await visitor.signIn(email, passwordOf(email), practice, '/help');
      await clockOf(page).install({ time: browserHarness().portal.clock.now() });
      await page.goto(form);
      await name.fill('Rosa Delgado');
      await clockOf(page).runFor(1_000);
      await clockOf(page).fastForward('10:30');
      await clockOf(page).resume();
      await seen(page.locator('#login'));
      expect(await visitor.session()).toEqual({});
      await again();
      await becomes(() => name.inputValue(), 'Rosa Delgado');
      await page.getByRole('button', { name: words.en.signOut }).click();
      await again();
      await becomes(() => name.inputValue(), '');
    }),
  );
});

describe('several tabs', () => {
  it(
    'ACC-145 a duplicated tab and the one it came from both go on, however often either renews',
    visiting({}, async (visitor) => {
      await visitor.signIn(email, passwordOf(email), practice, '/help');
      const twin = await duplicate(visitor);
      await twin.page.goto('/help');
      await seen(twin.page.locator('main#content dl'));
      const places = ['appointments', 'health', 'appointments', 'health'] as const;
      for (const [round, name] of places.entries()) {
        await browserHarness().portal.clock.later(16 * (round + 1), async () => {
          // Twice in the one, so that the token that the other began with is used up.
          const first = round < 3 ? visitor : twin;
          await place(first, words.en.places[name]).click();
          await seen(first.page.getByRole('heading', { level: 1, name: words.en[name], exact: true }));
          await seen(first.page.locator('main#content section').last());
        });
      }
      expect(await modal(visitor).count()).toBe(0);
      expect(await modal(twin).count()).toBe(0);
      const { refreshToken } = await twin.session();
      await visitor.page.waitForFunction((held) => sessionStorage.getItem('refreshToken') === held, refreshToken);
      expect(twin.complaints).toEqual([]);
    }),
  );

  it(
    'ACC-231 ACC-238 ACC-239 a duplicate left idle neither ends nor warns the one in use; warning and end are of both',
    visiting({}, async (visitor) => {
      const { page } = visitor;
      await visitor.signIn(email, passwordOf(email), practice, '/help');
      const twin = await duplicate(visitor);
      await clockOf(page).install({ time: browserHarness().portal.clock.now() });
      for (const tab of [visitor, twin]) {
        await tab.page.goto('/help');
        await seen(tab.page.locator('main#content dl'));
      }
      await clockOf(page).runFor(3_500);
      await visitor.settled();
      await twin.settled();
      for (let round = 0; round < 3; round += 1) {
        await clockOf(page).fastForward('08:00');
        await page.locator('main#content h1').click();
      }
      await clockOf(page).fastForward('08:59');
      expect(await modal(visitor).count()).toBe(0);
      expect(await modal(twin).count()).toBe(0);
      expect((await twin.session())['accessToken']).toBe((await visitor.session())['accessToken']);
      // The one that is not in use warns too, and what is said in either is said in both.
      await clockOf(page).fastForward('00:10');
      for (const tab of [visitor, twin]) await seen(modal(tab));
      await modal(twin).getByRole('button', { name: words.en.stay, exact: true }).click();
      await clockOf(page).runFor(1_000);
      for (const tab of [visitor, twin]) await becomes(() => modal(tab).count(), 0);
      // The device sleeps for hours; it is judged by the clock on waking, before anything else is shown.
      await clockOf(page).fastForward('05:00:00');
      for (const tab of [visitor, twin]) {
        await seen(tab.page.locator('#login'));
        await seen(tab.page.getByText('What you typed is still here when you sign in again.'));
        expect(await tab.session()).toEqual({});
      }
      expect(Object.keys(await visitor.device())).toEqual(['deviceIdentifier']);
    }),
  );

  it(
    'ACC-241 end together when the person signs out in one of them',
    visiting({}, async (visitor) => {
      const { page } = visitor;
      await visitor.signIn(email, passwordOf(email), practice, '/help');
      const twin = new Visitor(await page.context().newPage(), 'en');
      await twin.signIn(email, passwordOf(email), practice, '/help');
      await page.getByRole('button', { name: words.en.signOut }).click();
      await seen(page.locator('#login'));
      await seen(twin.page.locator('#login'));
      expect(await twin.session()).toEqual({});
    }),
  );
});
