import { describe, expect, it } from '@jest/globals';
import { passwordOf, people } from '../src/browser/demo-visitors.ts';
import { becomes, editions, gone, networkError, seen, visiting, openFixture } from './fixture.ts';
import { words } from './expected-words.ts';

declare global {
  interface Window {
    /** How long a modal takes to close, once one has begun to. */
    closing?: string;
  }
}

openFixture();

describe('the dashboard', () => {
  it.each(editions)('ACC-253 ACC-254 has its six tabs, in $language on a $size', (edition) =>
    visiting({ ...edition, as: people.rich }, async ({ page }) => {
      const say = words[edition.language];
      await page.goto('/dashboard');
      await seen(page.getByRole('tabpanel'));
      expect(await page.getByRole('tab').allInnerTexts()).toEqual([...say.tabs]);
      for (const [tab, content] of [
        [say.tabs[1], '$149.40'],
        [say.tabs[2], 'Dr. Patrick O'],
        [say.tabs[3], 'Penicil'],
        [say.tabs[4], 'Lisinopril'],
        [say.tabs[5], '2019'],
        [say.tabs[0], 'Riverwalk Mission'],
      ] as const) {
        await page.getByRole('tab', { name: tab, exact: true }).click();
        await seen(page.getByRole('tabpanel', { name: tab, exact: true }).filter({ hasText: content }));
      }
      await page.keyboard.press('ArrowRight');
      await seen(page.getByRole('tabpanel', { name: say.tabs[1], exact: true }));
    })(),
  );

  it.each([...editions, { language: 'es', size: 'desktop' }] as const)(
    'has its tabs in one row on a phone, the open one before its fade, and all in sight on a desktop, in $language on a $size',
    (edition) =>
      visiting({ ...edition, as: people.rich }, async ({ page }) => {
        await page.goto('/dashboard');
        const tabs = page.getByRole('tab');
        await seen(tabs.first());
        await tabs.first().focus();
        for (let at = 0; at < words[edition.language].tabs.length; at += 1) {
          await becomes(() => tabs.nth(at).getAttribute('aria-selected'), 'true');
          const told = await tabs.nth(at).evaluate((tab) => {
            const row = tab.parentElement;
            const tops = [...(row?.children ?? [])].map((each) => each.getBoundingClientRect());
            const [own, box] = [tab.getBoundingClientRect(), row?.getBoundingClientRect()];
            const fade = Number.parseFloat(getComputedStyle(row ?? tab).paddingInlineEnd);
            return {
              isOneRow: new Set(tops.map(({ top }) => Math.round(top))).size === 1,
              isAllSeen: tops.every(({ right }) => right <= (box?.right ?? 0) + 1),
              high: tops.every(({ height }) => height >= 44),
              isFocused: document.activeElement === tab,
              isWhole: own.left >= (box?.left ?? 0) - 1 && own.right <= (box?.right ?? 0) - fade + 1,
              isPageWide: document.documentElement.scrollWidth <= innerWidth,
            };
          });
          const { isOneRow, isAllSeen, ...rest } = told;
          expect(rest).toEqual({ high: true, isFocused: true, isWhole: true, isPageWide: true });
          expect(edition.size === 'phone' ? isOneRow : isAllSeen).toBe(true);
          await page.keyboard.press('ArrowRight');
        }
      })(),
  );

  it.each(editions)('keeps its open tab over a reload and on the way back, in $language', (edition) =>
    visiting({ ...edition, as: people.rich }, async ({ page }) => {
      const say = words[edition.language];
      const opened = (at: number) => seen(page.getByRole('tabpanel', { name: say.tabs[at] ?? '', exact: true }));
      await page.goto('/dashboard');
      await page.getByRole('tab', { name: say.tabs[4], exact: true }).click();
      await opened(4);
      await page.reload();
      await opened(4);
      await page.locator('a[href="/appointments"]:visible').first().click();
      await seen(page.getByRole('heading', { level: 2, name: say.groups[2], exact: true }));
      await page.goBack();
      await opened(4);
      await page.locator('a[href="/dashboard"]:visible').first().click();
      await opened(0);
    })(),
  );

  it.each(editions)('heads the visit history with no visit that is still to come, in $language', (edition) =>
    visiting({ ...edition, as: people.rich }, async ({ page }) => {
      await page.goto('/dashboard#visits');
      const first = page.getByRole('tabpanel').getByRole('listitem').first();
      await seen(first);
      expect(await first.innerText()).toMatch(/Missed|No asistió/);
    })(),
  );

  it.each(editions)('lists the forms to fill in, in $language', (edition) =>
    visiting({ ...edition, as: people.rich }, async ({ page }) => {
      await page.goto('/dashboard');
      await seen(page.getByRole('link', { name: /^(Fill out|Llenar) / }).first());
      await seen(page.getByRole('link', { name: /^(See all forms|Ver todos los formularios)$/ }));
    })(),
  );

  it.each(editions)('ACC-255 leafs through the coming appointments, in $language on a $size', (edition) =>
    visiting({ ...edition, as: people.rich }, async ({ page }) => {
      const say = words[edition.language];
      await page.goto('/dashboard');
      const card = page.getByRole('tabpanel').locator('[data-status]');
      const next = page.getByRole('button', { name: say.next, exact: true });
      const previous = page.getByRole('button', { name: say.previous, exact: true });
      await seen(page.getByText(say.position(1, 6)));
      expect(await card.getAttribute('data-status')).toBe('CHECKED-IN');
      const today = await card.innerText();
      expect(await previous.getAttribute('aria-disabled')).toBe('true');
      const days: string[] = [];
      for (let position = 1; position <= 6; position += 1) {
        await seen(page.getByText(say.position(position, 6)));
        days.push((await card.getByRole('heading').innerText()).replace(/\D+/g, ' '));
        if (position < 6) await next.click();
      }
      expect(new Set(days).size).toBe(6);
      await becomes(() => next.getAttribute('aria-disabled'), 'true');
      await previous.click();
      await seen(page.getByText(say.position(5, 6)));
      for (let position = 4; position >= 1; position -= 1) await previous.click();
      await seen(page.getByText(say.position(1, 6)));
      await becomes(() => card.innerText(), today);
    })(),
  );

  it.each(editions)('says in one sentence that nothing is coming up, in $language', (edition) =>
    visiting({ ...edition, as: people.empty }, async ({ page }) => {
      await page.goto('/dashboard');
      await seen(page.getByText(words[edition.language].noUpcoming, { exact: true }));
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        expect((await page.getByRole('tabpanel').innerText()).length).toBeGreaterThan(10);
      }
    })(),
  );

  it.each(editions)(
    'ACC-261 ACC-262 shows what the practice wants read first, once in a sign-in, in $language',
    (edition) =>
      visiting(edition, async (visitor) => {
        const { page } = visitor;
        const { email, practice } = people.empty;
        await visitor.signIn(email, passwordOf(email), practice);
        const message = page.getByRole('dialog');
        await seen(message);
        expect(await message.innerText()).toContain(edition.language === 'es' ? 'gripe' : 'Flu shots');
        await page.keyboard.press('Escape');
        await gone(message);
        await page.goto('/dashboard');
        await seen(page.getByRole('tabpanel'));
        await page.waitForLoadState('networkidle');
        expect(await message.count()).toBe(0);
      })(),
  );

  it(
    'ACC-404 APT-014 takes 300 ms to close a modal',
    visiting({ context: { reducedMotion: 'no-preference' } }, async (visitor) => {
      const { page } = visitor;
      const { email, practice } = people.empty;
      await visitor.signIn(email, passwordOf(email), practice);
      await seen(page.getByRole('dialog'));
      await page.evaluate(() => {
        new MutationObserver(() => {
          const overlay = document.querySelector('[data-exiting]');
          if (overlay !== null) window.closing ??= getComputedStyle(overlay).animationDuration;
        }).observe(document, { attributeFilter: ['data-exiting'], subtree: true });
      });
      // A key press before the dialog listens is lost, so it is repeated.
      await becomes(async () => {
        const told = await page.evaluate(() => window.closing);
        if (told === undefined) await page.keyboard.press('Escape');
        return told;
      }, '0.3s');
      await gone(page.getByRole('dialog'));
    }),
  );

  it.each(editions)('offers another try where it couldn’t be loaded, in $language', (edition) =>
    visiting(
      { ...edition, as: people.rich },
      async ({ page }) => {
        const say = words[edition.language];
        await page.route('**/graphql', (route) =>
          route.fulfill({ json: { data: null, errors: [{ message: 'x', extensions: { code: 'INTERNAL' } }] } }),
        );
        await page.goto('/dashboard');
        await seen(page.getByRole('alert').filter({ hasText: say.malfunction }));
        await page.unroute('**/graphql');
        await page.getByRole('button', { name: say.retry, exact: true }).click();
        await seen(page.getByRole('tabpanel'));
      },
      { expected: networkError },
    )(),
  );

  it.each(['en', 'es'] as const)(
    'says when the next visit is in the first window of a phone, before what is to do, in %s',
    (language) =>
      visiting({ size: 'phone', language, as: people.rich }, async ({ page }) => {
        await page.goto('/dashboard');
        const when = page.getByRole('link', { name: /^(Next visit|Próxima cita)/ });
        await seen(when);
        const { top, tasks } = await when.evaluate((link) => ({
          top: link.getBoundingClientRect().bottom / innerHeight,
          tasks: document.querySelector('#to-do')?.compareDocumentPosition(link),
        }));
        expect(top).toBeLessThan(1);
        expect(tasks).toBe(2);
      })(),
  );

  it.each([
    { letters: '100%', most: 3_000 },
    { letters: '200%', most: 8_000 },
  ])('is at most $most px long on a phone with letters of $letters', ({ letters, most }) =>
    visiting({ size: 'phone', as: people.rich }, async ({ page }) => {
      await page.goto('/dashboard');
      await seen(page.locator('#to-do'));
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, letters);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
    })(),
  );
});
