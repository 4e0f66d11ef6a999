import { describe, expect, it } from '@jest/globals';
import { fillBirthDate } from '../src/browser/link-identity-check.ts';
import { passwordOf, people } from '../src/browser/demo-visitors.ts';
import { becomes, editions, gone, seen, browserHarness, titleOf, visiting, openFixture } from './fixture.ts';
import {
  words,
  bornOn,
  withOnePersonTwice,
  withSeveralPeople,
  invitedBySam,
  placeOf,
  choose,
} from './delegate-steps.ts';

openFixture();

describe('delegates', () => {
  it.each(editions)(
    'ACC-024 ACC-031 ACC-032 ACC-058 ACC-059 ACC-061 ACC-357 ACC-339 ACC-340 ACC-347 ACC-348 ACC-349 MON-269 from the invitation to the revocation, in $language on a $size',
    async ({ language, size }) => {
      const say = words[language];
      const invited = `dana.fox.${language}@example.org`;
      const secret = 'Quiet-River-52';
      const born = await bornOn(people.empty.email);

      const link = await invitedBySam(invited, language === 'en' ? editions[0] : editions[1]);

      await visiting(
        { language, size },
        async (dana) => {
          const { page } = dana;
          // Opening the link does nothing yet; it asks for the date of birth of the person to act for.
          await page.goto(link);
          await fillBirthDate(page, '1950-01-01');
          await page.locator('form button[type=submit]').click();
          await seen(page.getByText(say.wrong));
          expect(placeOf(dana)).toBe('/delegate/delegateVerification');
          await fillBirthDate(page, born);
          await page.locator('form button[type=submit]').click();
          await page.waitForURL(/delegateCreateAccount/);
          await becomes(() => page.locator('input[name=email]').inputValue(), invited);
          await page.getByLabel(say.password, { exact: true }).fill(secret);
          await page.locator('form button[type=submit]').click();
          await seen(page.getByText(say.created));
          await dana.fillIn(invited, secret);

          // A delegate without a chart of their own first chooses for whom to act.
          await seen(page.getByText(say.choose));
          expect(placeOf(dana)).toBe('/delegateProfile');
          await choose(dana, 'Sam O');
          expect(placeOf(dana)).toBe('/dashboard');
          await seen(page.getByText(say.acting('Sam O')));
          // The practice wants something read before anything else.
          await page.getByRole('button', { name: say.read }).click();
          await page.getByRole('link', { name: say.health }).first().click();
          await seen(titleOf(dana));
          await seen(page.getByText(say.acting('Sam O')));
          await gone(page.getByRole('link', { name: say.appointments, exact: true }));
          // What is not offered is not opened by its address either.
          await page.goto('/appointments');
          await page.waitForURL(/dashboard/);

          await visiting({ language, size, as: people.empty }, async (sam) => {
            await sam.page.goto('/profile_settings/manage_delegates');
            await sam.page.getByRole('button', { name: say.revoke }).click();
            await sam.page.getByRole('alertdialog').getByRole('button', { name: say.revokeNow }).click();
            // With the last delegate gone there is nothing left to manage here.
            await sam.page.waitForURL(/profile_settings\/personal/);
          })();

          // The very next request is refused, and the portal falls back to Dana herself.
          await page.goto('/my_health');
          await seen(page.getByText(say.ended));
          await seen(page.getByText(say.nobody));
          expect(placeOf(dana)).toBe('/delegateProfile');
          await gone(page.getByText(say.acting('Sam O')));
        },
        { expected: /^Failed to load resource/ },
      )();
    },
  );

  it.each(editions)(
    'ACC-171 ACC-173 ACC-337 ACC-339 a delegate with own records goes there and back, in $language on a $size',
    async ({ language, size }) => {
      const say = words[language];
      await visiting({ language, size }, async (rosa) => {
        const { page } = rosa;
        const email = 'rosa.delgado@example.org';
        await page.goto('/help?from=a+mail');
        await rosa.fillIn(email, passwordOf(email));
        await seen(page.getByRole('button', { name: say.own }));
        await choose(rosa, "Walter O'Brien");
        // The requested path follows with its query.
        expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/help?from=a+mail');
        await seen(page.getByText(say.acting("Walter O'Brien")));
        await gone(page.getByRole('link', { name: say.health }));
        await page.getByRole('button', { name: say.back }).click();
        await page.waitForURL(/dashboard/);
        await seen(page.getByText(say.backAgain));
        await seen(page.getByRole('link', { name: say.health }).first());
        await becomes(() => page.locator('body').innerText(), expect.not.stringContaining('Walter'));
        const kept = await rosa.session();
        expect({ represented: kept['representedUser'], practice: JSON.parse(kept['practice'] ?? '{}').id }).toEqual({
          represented: 'self',
          practice: 'riverwalk',
        });
      })();
    },
  );

  it.each(editions)(
    'ACC-171 ACC-338 ACC-357 MON-004 a delegate without own records finds help and the profiles, in $language on a $size',
    async ({ language, size }) => {
      const say = words[language];
      await visiting({ language, size }, async (nora) => {
        const { page } = nora;
        const email = 'nora.obrien@example.org';
        await page.goto('/');
        await nora.fillIn(email, passwordOf(email));
        await seen(page.getByText(say.choose));
        await becomes(() => page.locator('main ul > li > button[class*=person]').count(), 3);
        await page.goto('/help');
        await seen(titleOf(nora).getByText(say.support));
        await seen(page.getByRole('heading', { level: 2 }).first());
        await page.goto('/manage_profiles');
        await seen(page.getByRole('heading', { name: "Walter O'Brien" }));
        await page.goto('/dashboard');
        await page.waitForURL(/delegateProfile/);
        await page.goto('/profile_settings');
        await page.waitForURL(/profile_settings\/authentication/);
      })();
    },
  );

  it(
    'ACC-060 a delegate who forgot the password asks for a link, without tokens',
    visiting({ language: 'es', size: 'phone' }, async ({ page }) => {
      await page.goto('/delegate/delegateForgotPassword');
      await page.locator('form input[type=email]').fill('nora.obrien@example.org');
      await page.locator('form button[type=submit]').click();
      await seen(page.getByRole('status').or(page.getByRole('alert')).first());
      expect(new URL(page.url()).pathname).toBe('/delegate/delegateForgotPassword');
      await browserHarness().noticeTo('nora.obrien@example.org', 'reset-password');
    }),
  );

  it.each([
    ['ACC-122', '/manage_profiles', '/manage_profiles'],
    ['ACC-121 MON-268', '/profile_settings/authentication/delegate', '/profile_settings/manage_delegates'],
  ])('%s %s is for whoever is signed in, and is reached after the sign-in', (_, path, shown) =>
    visiting({}, async (walter) => {
      const { page } = walter;
      await page.goto(path);
      await seen(page.locator('#login'));
      await walter.fillIn(people.elderly.email, passwordOf(people.elderly.email));
      await seen(titleOf(walter));
      await page.waitForURL((url) => url.pathname === shown);
    })(),
  );

  it.each(editions)(
    'ACC-350 ACC-351 ACC-357 a delegate makes one person of two profiles, and stops acting at a practice, in $language on a $size',
    async ({ language, size }) => {
      const say = words[language];
      const { email, password } = await withOnePersonTwice(`merging-${language}`);
      await visiting({ language, size }, async (visitor) => {
        const { page } = visitor;
        await page.goto('/manage_profiles');
        await visitor.fillIn(email, password);
        await page.getByRole('button', { name: say.own }).click();
        await page.goto('/manage_profiles');
        const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Walter Brown' }) });
        await card.getByLabel(say.same).selectOption({ label: 'Walter B.' });
        await card.getByRole('button', { name: say.mergeOf }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: say.merge }).click();
        await seen(page.getByText(say.merged));
        await gone(page.getByRole('heading', { name: 'Walter Brown' }));
        await page.getByRole('button', { name: say.stop }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: say.yesStop }).click();
        await gone(page.getByRole('button', { name: say.stop }));
        await seen(page.getByRole('heading', { name: 'Walter B.' }));
      })();
    },
  );

  it('ACC-357 a delegate who opens the page of delegates reads who can invite', async () => {
    const { email, password } = await withOnePersonTwice('inviting');
    await visiting({}, async (visitor) => {
      const { page } = visitor;
      await page.goto('/delegateProfile');
      await visitor.fillIn(email, password);
      await choose(visitor, 'Walter Brown');
      await page.goto('/profile_settings/manage_delegates');
      await seen(page.getByText('You help Walter Brown, so you can’t add or remove other helpers yourself.'));
      expect(await page.getByRole('textbox').count()).toBe(0);
    })();
  });

  it.each(editions)(
    'ACC-006 ACC-337 ACC-357 a delegate of several people sees what waits at each, and goes straight there, in $language on a $size',
    async ({ language, size }) => {
      const say = words[language];
      const { email, password } = await withSeveralPeople(`helping-${language}`);
      await visiting({ language, size }, async (visitor) => {
        const { page } = visitor;
        await page.goto('/');
        await visitor.fillIn(email, password);
        const card = (name: string) => page.locator('main li').filter({ has: page.getByText(name, { exact: true }) });
        const [jim, walt, ida] = [card('Jim Walker'), card('Walt Brown'), card('Ida Lane')];
        await seen(jim.getByText(say.nextVisit));
        await gone(jim.getByRole('button', { name: say.unread }));
        await seen(walt.getByRole('button', { name: say.unread }));
        await gone(walt.getByText(say.nextVisit));
        await gone(ida.getByText(say.nextVisit));
        await ida.getByRole('button', { name: say.oneForm }).click();
        await page.waitForURL(/form_history\/./);
        await seen(page.getByText(say.acting('Ida Lane')));
        if (size === 'phone') await page.getByRole('button', { name: say.menu }).click();
        await page.getByRole('link', { name: say.allPeople }).first().click();
        await seen(jim.getByText(say.nextVisit));
        expect(placeOf(visitor)).toBe('/delegateProfile');
      })();
    },
  );

  it.each(editions)(
    'ACC-343 ACC-344 ACC-346 a patient changes what is open, by keyboard, in $language on a $size',
    async ({ language, size }) => {
      const say = words[language];
      await visiting({ language, size, as: people.elderly }, async ({ page }) => {
        await page.goto('/profile_settings/manage_delegates');
        await page.getByRole('button', { name: say.change }).focus();
        await page.keyboard.press('Enter');
        // The boxes are behind the choices for each area.
        await page.locator('form').first().locator('summary').focus();
        await page.keyboard.press('Enter');
        const everything = page.getByRole('checkbox', { name: say.everything, exact: true });
        await becomes(() => everything.evaluate((box: HTMLInputElement) => box.indeterminate), true);
        await everything.focus();
        await page.keyboard.press('Space');
        const boxes = page.locator('form').first().getByRole('checkbox');
        await becomes(() => boxes.evaluateAll((all: HTMLInputElement[]) => all.every(({ checked }) => checked)), true);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Space');
        await becomes(() => everything.evaluate((box: HTMLInputElement) => box.indeterminate), true);
        await page.getByRole('button', { name: say.save }).focus();
        await page.keyboard.press('Enter');
        await seen(page.getByText(say.saved));
      })();
    },
  );
});
