import { clockOf } from '../src/browser/profile-overrides.ts';
import { describe, expect, it } from '@jest/globals';
import { people } from '../src/browser/demo-visitors.ts';
import { isGraphql, operationOf, type Visitor } from '../src/browser/visitor.ts';
import { becomes, editions, gone, seen, browserHarness, titleOf, visiting, openFixture } from './fixture.ts';
import { words } from './expected-words.ts';

const pathOf = ({ page }: Visitor): string => new URL(page.url()).pathname;
const link = ({ page }: Visitor, name: string) => page.getByRole('navigation').first().getByRole('link', { name });

const screens = [
  { ids: 'ACC-088 ACC-126', path: '/dashboard', en: 'Dashboard', es: 'Inicio' },
  { ids: 'ACC-090 ACC-129 APT-026', path: '/appointments', en: 'Visits', es: 'Citas' },
  { ids: 'ACC-089 ACC-129 APT-272', path: '/my_health', en: 'My Health', es: 'Mi salud' },
  { ids: 'ACC-130 MON-035', path: '/payments', en: 'Payments', es: 'Pagos' },
  { ids: 'ACC-109 ACC-128', path: '/help', en: 'Technical Support', es: 'Asistencia técnica' },
] as const;

/** Where the menu leads, main places and further ones. */
const everyPlace = [
  '/dashboard',
  '/appointments',
  '/my_health',
  '/payments',
  '/messages',
  '/shop',
  '/form_history',
  '/surveys',
  '/activity_log',
  '/profile_settings',
];

openFixture();

describe('the way around', () => {
  it.each([
    '/dashboard',
    '/appointments',
    '/my_health',
    '/help',
    '/nowhere',
    '/payments',
    '/payments/plan/p1/practice/riverwalk/schedule_payment',
    '/payments/plan/p1/practice/riverwalk/edit_one_time/t1',
    '/payments/plan/p1/practice/riverwalk/edit_payment_plan',
    '/payments/patient/1001/practice/riverwalk/make_payment',
    '/appointments/add_appointment/prepayment',
    '/appointments/a1/cancellation',
    '/appointments/check_in',
    '/appointments/check_out',
  ])(
    'ACC-085 ACC-095 ACC-096 ACC-100 ACC-101 ACC-103 ACC-104 ACC-105 ACC-106 shows the login screen at %s to one who is not signed in',
    (path) =>
      visiting({}, async (visitor) => {
        await visitor.page.goto(path);
        await seen(visitor.page.locator('#login'));
        expect(pathOf(visitor)).toBe(path);
        expect(visitor.operations).toEqual([]);
      })(),
  );

  it.each(screens)('$ids opens $path by its address, under its title, in both languages', ({ path, en, es }) =>
    Promise.all(
      (
        [
          ['en', en],
          ['es', es],
        ] as const
      ).map(([language, title]) =>
        visiting({ language, as: people.rich }, async (visitor) => {
          await visitor.page.goto(path);
          await seen(visitor.page.getByRole('heading', { level: 1, name: title, exact: true }));
          expect(pathOf(visitor)).toBe(path);
          await visitor.page.waitForFunction(
            (wanted) => document.title === wanted,
            `${title} · ${words[language].portal}`,
          );
          await becomes(() => visitor.page.locator('[aria-current=page]:visible').count(), 1);
        })(),
      ),
    ).then(() => undefined),
  );

  it.each(editions)(
    'ACC-001 ACC-004 ACC-107 ACC-115 ACC-117 leads by the menu to all that people deal with at their practices, in $language on a $size',
    (edition) =>
      visiting({ ...edition, as: people.rich }, async (visitor) => {
        const { page } = visitor;
        const say = words[edition.language];
        await page.goto('/help');
        await seen(titleOf(visitor));
        const menu = page.getByRole('button', { name: say.menu, exact: true });
        for (const path of everyPlace) {
          const way = page.locator(`:is(header, nav) a[href="${path}"]`).filter({ visible: true }).first();
          // The menu closes after the way that led here.
          if (await menu.isVisible()) await becomes(() => menu.getAttribute('aria-expanded'), 'false');
          if (!(await way.isVisible())) await menu.click();
          await way.click();
          await page.waitForURL((url) => url.pathname.startsWith(path));
          await seen(titleOf(visitor).filter({ hasText: /\S/ }));
        }
      })(),
  );

  it.each([
    ['ACC-086', '/'],
    ['ACC-087', '/nowhere'],
    ['ACC-087', '/my_health/of/another'],
    ['ACC-087', '/login'],
  ])('%s leads from %s to the dashboard', (_, path) =>
    visiting({ as: people.rich }, async (visitor) => {
      await visitor.page.goto(path);
      await visitor.page.waitForURL('**/dashboard');
      await seen(visitor.page.getByRole('heading', { level: 1, name: words.en.dashboard, exact: true }));
    })(),
  );

  it.each([
    ['/nowhere', 'We couldn’t find the page you opened'],
    ['/guest/guestPay?code=c', 'The link you opened works without signing in'],
  ])('ACC-029 ACC-087 says on the dashboard why %s led there', (path, said) =>
    visiting({ as: people.rich }, async ({ page }) => {
      await page.goto(path);
      await seen(page.locator('main').getByText(said));
    })(),
  );

  it.each(['en', 'es'] as const)(
    'has names of at least 16 px below the icons of a small phone in the largest letters, each whole, and a menu as high as the screen ($0)',
    (language) =>
      visiting({ language, as: people.elderly }, async (visitor) => {
        const { page } = visitor;
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto('/help');
        await page.evaluate(() => document.documentElement.setAttribute('data-text', 'largest'));
        await seen(titleOf(visitor));
        const bar = await page.evaluate(() =>
          [...document.querySelectorAll('nav ul:first-child a')].map((link) => {
            const label = link.querySelector(':scope > span')?.firstChild ?? link;
            const range = document.createRange();
            range.selectNodeContents(label);
            const [outer, inner] = [link.getBoundingClientRect(), range.getBoundingClientRect()];
            return {
              isLarge: parseFloat(getComputedStyle(link).fontSize) >= 16,
              isInside: inner.left >= outer.left && inner.right <= outer.right && outer.right <= innerWidth,
              isBroken: range.getClientRects().length > 1,
              isApart: inner.left >= outer.left + 3 && inner.right <= outer.right - 3,
            };
          }),
        );
        expect(bar).toEqual(bar.map(() => ({ isLarge: true, isInside: true, isBroken: false, isApart: true })));
        expect(bar).toHaveLength(5);
        const heightOf = (selector: string): Promise<number> =>
          page.evaluate((at) => document.querySelector(at)?.getBoundingClientRect().height ?? Infinity, selector);
        expect(await heightOf('nav')).toBeLessThanOrEqual(72);
        expect(await heightOf('header')).toBeLessThanOrEqual(80);
        await page.getByRole('button', { name: words[language].menu, exact: true }).click();
        const menu = await page.locator('#menu').evaluate((sheet) => {
          const { bottom } = sheet.getBoundingClientRect();
          return { isWhole: sheet.scrollHeight <= sheet.clientHeight, reaches: bottom / innerHeight };
        });
        expect(menu.isWhole || menu.reaches > 0.99).toBe(true);
        const signOut = page.locator('#menu').getByRole('button', { name: /^(Sign out|Cerrar sesión)$/ });
        expect(await signOut.evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
      })(),
  );

  it(
    'gives the name of the practice the room that the tools leave, in the largest letters on a laptop',
    visiting({ as: people.elderly }, async (visitor) => {
      const { page } = visitor;
      await page.setViewportSize({ width: 1_366, height: 768 });
      await page.goto('/help');
      await page.evaluate(() => document.documentElement.setAttribute('data-text', 'largest'));
      await seen(titleOf(visitor));
      const lines = await page.evaluate(() => {
        const texts = document.createTreeWalker(
          document.querySelector('header') ?? document.body,
          NodeFilter.SHOW_TEXT,
        );
        const name = document.createRange();
        name.selectNodeContents(texts.nextNode() ?? document.body);
        return new Set([...name.getClientRects()].map(({ top }) => top)).size;
      });
      expect(lines).toBe(1);
    }),
  );

  it.each(editions)('keeps text size and contrast on the device, in $language on a $size', (edition) =>
    visiting({ ...edition, as: people.rich }, async ({ page }) => {
      const say = {
        en: { menu: 'Menu', open: 'Text size', size: 'Extra large', more: 'More contrast' },
        es: { menu: 'Menú', open: 'Tamaño del texto', size: 'Muy grande', more: 'Más contraste' },
      }[edition.language];
      const pixels = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
      await page.goto('/dashboard');
      const usual = await pixels();
      if (edition.size === 'phone') await page.getByRole('button', { name: say.menu }).click();
      await page.getByRole('button', { name: say.open }).click();
      await page.getByRole('radio', { name: say.size }).check();
      await page.getByRole('checkbox', { name: say.more }).check();
      await becomes(pixels, `${Number.parseFloat(usual) * 1.375}px`);
      await becomes(ink, 'rgb(0, 0, 0)');
      await page.reload();
      await becomes(pixels, `${Number.parseFloat(usual) * 1.375}px`);
      await becomes(ink, 'rgb(0, 0, 0)');
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await becomes(overflow, 0);
    })(),
  );

  it(
    'goes back and forth by the buttons of the browser',
    visiting({ as: people.rich }, async (visitor) => {
      const { page } = visitor;
      await page.goto('/dashboard');
      await link(visitor, words.en.places.appointments).click();
      await seen(page.getByRole('heading', { level: 1, name: words.en.appointments }));
      await link(visitor, words.en.places.health).click();
      await seen(page.getByRole('heading', { level: 1, name: words.en.health }));
      await becomes(() => page.evaluate(() => document.activeElement?.tagName), 'H1');
      await page.goBack();
      await seen(page.getByRole('heading', { level: 1, name: words.en.appointments }));
      await page.goBack();
      await seen(page.getByRole('heading', { level: 1, name: words.en.dashboard }));
      await page.goForward();
      await seen(page.getByRole('heading', { level: 1, name: words.en.appointments }));
    }),
  );

  it.each(editions)(
    'ACC-246 ACC-402 ACC-403 APT-013 MON-014 has a menu button at 567 px, and its side column beyond, in $language',
    ({ language }) =>
      visiting({ language, as: people.rich, context: { viewport: { width: 567, height: 740 } } }, async (visitor) => {
        const { page } = visitor;
        const say = words[language];
        const menu = page.getByRole('button', { name: say.menu, exact: true });
        const signOut = page.getByRole('button', { name: say.signOut });
        await page.goto('/help');
        await seen(menu);
        expect(await signOut.isVisible()).toBe(false);
        await menu.click();
        await seen(signOut);
        await becomes(() => menu.getAttribute('aria-expanded'), 'true');
        await page.keyboard.press('Escape');
        await gone(signOut);
        await becomes(() => menu.evaluate((button) => button === document.activeElement), true);
        const columns = () =>
          page
            .locator('main#content')
            .evaluate(({ parentElement }) => getComputedStyle(parentElement ?? document.body).gridTemplateColumns);
        expect((await columns()).split(' ')).toHaveLength(1);
        await page.setViewportSize({ width: 568, height: 740 });
        await gone(menu);
        await seen(signOut);
        expect((await columns()).split(' ')).toHaveLength(2);
      })(),
  );

  it.each(['en', 'es'] as const)('has all tools of its bar on one line at 1280 px, in %s', (language) =>
    visiting({ language, as: people.rich, context: { viewport: { width: 1280, height: 800 } } }, async ({ page }) => {
      await page.goto('/help');
      const header = page.locator('header');
      await seen(header.getByRole('button', { name: words[language].signOut }));
      const tools = header.locator('button:visible, select:visible, [role=timer]');
      const middles = await tools.evaluateAll((all) =>
        all.map((each) => {
          const { top, height } = each.getBoundingClientRect();
          return top + height / 2;
        }),
      );
      expect(middles.length).toBeGreaterThan(5);
      for (const middle of middles) expect(Math.abs(middle - (middles[0] ?? 0))).toBeLessThan(8);
    })(),
  );

  it(
    'opens its menu below the button on a page that is zoomed to 400 %',
    visiting({ as: people.rich, context: { viewport: { width: 320, height: 256 } } }, async ({ page }) => {
      await page.goto('/help');
      await page.getByRole('button', { name: words.en.menu, exact: true }).click();
      const first = page.locator('header').getByRole('button', { name: 'Search', exact: true });
      await seen(first);
      const { y = 0, height = 0 } = (await first.boundingBox()) ?? {};
      expect(y + height).toBeLessThan(256);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }),
  );

  it.each(editions)(
    'ACC-242 ACC-248 goes over to another practice by loading anew, in $language on a $size',
    (edition) =>
      visiting({ ...edition, as: people.rich }, async (visitor) => {
        const { page } = visitor;
        const say = words[edition.language];
        await page.goto('/my_health');
        await seen(page.locator('main#content section').last());
        const menu = page.getByRole('button', { name: say.menu, exact: true });
        if (await menu.isVisible()) await menu.click();
        await page.evaluate(() => Reflect.set(window, 'former', true));
        const selector = page.locator('header').getByLabel(say.practice);
        expect(await selector.locator('option').allInnerTexts()).toEqual([
          'Riverwalk Community Clinic',
          // With how much waits there, once that is known.
          expect.stringMatching(/^Biscayne Bay Health Partners/),
        ]);
        await selector.selectOption('biscayne');
        await page.waitForFunction(() => !Reflect.has(window, 'former'));
        await seen(page.locator('main#content section').last());
        const said = page.getByRole('status').filter({ hasText: say.nowAt('Biscayne Bay Health Partners') });
        await said.waitFor({ state: 'attached' });
        expect(pathOf(visitor)).toBe('/my_health');
        expect(JSON.parse((await visitor.session())['practice'] ?? '')).toMatchObject({
          id: 'biscayne',
          management: 'carecloud',
        });
        await becomes(() => page.locator('header').getByLabel(say.practice).inputValue(), 'biscayne');
      })(),
  );

  it(
    'ACC-243 ACC-249 MON-012 MON-013 offers Español by its own name, stores the choice, shows every text in it and keeps what was typed',
    visiting({ as: people.rich }, async (visitor) => {
      const { page } = visitor;
      await page.goto('/dashboard');
      await seen(page.getByRole('tab', { name: words.en.tabs[0], exact: true }));
      expect(await page.locator('#language option').allInnerTexts()).toEqual(['English', 'Español']);
      const again = page.waitForRequest(
        (request) =>
          isGraphql(request) && operationOf(request) === 'GetDashboard' && request.headers()['x-language'] === 'es',
      );
      await page.locator('#language').selectOption({ label: 'Español' });
      await again;
      await seen(page.getByRole('heading', { level: 1, name: words.es.dashboard, exact: true }));
      await seen(page.getByRole('tab', { name: words.es.tabs[0], exact: true }));
      await becomes(() => page.getByRole('tab').allInnerTexts(), [...words.es.tabs]);
      await page.waitForFunction((title) => document.title.startsWith(title), words.es.dashboard);
      expect(pathOf(visitor)).toBe('/dashboard');
      expect(await visitor.device()).toMatchObject({ language: 'es' });
      await page.reload();
      await seen(page.getByRole('heading', { level: 1, name: words.es.dashboard, exact: true }));

      await page.goto('/messages?new');
      const written = page.locator('main#content textarea');
      await written.fill('Gracias & <thanks>');
      await page.locator('#language').selectOption({ label: 'English' });
      await seen(page.getByRole('heading', { level: 1, name: 'Messages', exact: true }));
      await becomes(() => written.inputValue(), 'Gracias & <thanks>');
    }),
  );

  it.each([
    { language: 'en', first: 'Wed, Mar 18 10:01 AM CDT', third: 'Wed, Mar 18 10:02 AM CDT' },
    {
      language: 'es',
      first: 'mié, 18 de mar 10:01 a. m. CDT',
      third: 'mié, 18 de mar 10:02 a. m. CDT',
    },
  ] as const)('ACC-245 ACC-252 has a clock that is looked up each second, in $language', ({ language, first, third }) =>
    visiting({ language, as: people.rich, context: { reducedMotion: 'no-preference' } }, async ({ page }) => {
      const now = browserHarness().portal.clock.now();
      await clockOf(page).install({ time: now });
      await page.goto('/help');
      const clock = page.getByRole('timer');
      await seen(clock);
      await clockOf(page).pauseAt(now + 60_000);
      await clockOf(page).setFixedTime(now + 60_000);
      await clockOf(page).runFor(1_000);
      expect((await clock.innerText()).trim()).toBe(first);
      await clockOf(page).setFixedTime(now + 120_000);
      await clockOf(page).runFor(1_000);
      expect((await clock.innerText()).trim()).toBe(third);
    })(),
  );

  // The bar takes one row or two, by the width, the letters, a second practice and a person who is acted for.
  it.each([1280, 820, 600])(
    'ACC-242 keeps what stays beside or above the page below the bar, %i pixels wide',
    (width) =>
      visiting({ language: 'es', as: people.rich }, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/my_health');
        await seen(page.getByRole('heading', { level: 2 }).nth(1));
        await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
        const tops = await page.evaluate(() => {
          const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          return [...document.querySelectorAll('nav, main *')]
            .filter((each) => getComputedStyle(each).position === 'sticky' && each.checkVisibility())
            .map((each) => ({ below: each.getBoundingClientRect().top - bar, what: each.outerHTML.slice(0, 80) }))
            .filter(({ below }) => below < 0);
        });
        expect(tops).toEqual([]);
      })(),
  );
});
