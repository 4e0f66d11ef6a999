import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { people } from '../src/browser/demo-visitors.ts';
import { unfoldRecord } from '../src/browser/unfold-record.ts';
import { becomes, browserHarness, seen, visiting, openFixture } from './fixture.ts';
import { screenCalled } from '../src/screenshots/all-screen-states.ts';
import {
  arrowsAgainstState,
  columnsOfBoxes,
  coveredFields,
  fieldsTooWide,
  textsSqueezedByButtons,
  widthsOfTheirOwn,
  wordsBrokenIn,
} from './layout-faults.ts';

openFixture();

const languages = ['en', 'es'] as const;
const phones = [
  { width: 390, text: '' },
  { width: 360, text: 'largest' },
] as const;
const editions = languages.flatMap((language) => phones.map((phone) => ({ language, ...phone })));

const letters = (page: Page, text: string): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.dataset['text'] = size;
  }, text);

/** A width of the window, and the size of the letters in it. */
interface Look {
  readonly width: number;
  readonly text: string;
}

const named = (looks: readonly Look[]): string =>
  looks.map(({ width, text }) => `${width} in ${text === '' ? 'usual' : text} letters`).join(', ');

/** A window in which a page is come to. */
const windowOf = (width: number) => ({ viewport: { width, height: 844 } });

/** A page that stands is looked at in each: to come to it again would take most of the time. */
const inEach = async (page: Page, looks: readonly Look[], run: (look: Look) => Promise<void>): Promise<void> => {
  for (const look of looks) {
    await page.setViewportSize(windowOf(look.width).viewport);
    await letters(page, look.text);
    await run(look);
  }
};

/** Where the count of a section stands: whether it is on the line of the last word of its title. */
const countsAlone = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main summary h2')].flatMap((title) => {
      const [count] = title.querySelectorAll('span');
      const text = [...title.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
      if (count === undefined || text === undefined) return [];
      const range = document.createRange();
      range.selectNodeContents(text);
      const first = range.getClientRects()[0];
      const last = [...range.getClientRects()].at(-1);
      const icon = title.querySelector('svg')?.getBoundingClientRect();
      const box = count.getBoundingClientRect();
      const isBeside =
        last !== undefined && box.top < last.bottom && box.bottom > last.top && box.left - last.right < 24;
      const isWithIcon =
        icon !== undefined && first !== undefined && icon.top < first.bottom && icon.bottom > first.top;
      return isBeside && isWithIcon ? [] : [title.textContent];
    }),
  );

describe('what stands on a narrow page', () => {
  it.each(
    languages.flatMap((language) => [people.rich, people.spanish, people.elderly].map((as) => ({ language, as }))),
  )(
    `My health: arrows tell what is open, and badges and counts stay whole, in $language at ${named(phones)} as $as`,
    ({ language, as }) =>
      visiting({ language, size: 'phone', as, context: windowOf(390) }, async ({ page }) => {
        await page.goto('/my_health');
        await unfoldRecord(page);
        await inEach(page, phones, async (look) => {
          const found = {
            arrows: await arrowsAgainstState(page),
            broken: await wordsBrokenIn(page),
            alone: await countsAlone(page),
          };
          expect({ ...look, ...found }).toEqual({ ...look, arrows: [], broken: [], alone: [] });
        });
      })(),
  );

  it.each(editions)(
    'a helper is invited in a form that nothing covers, least of all what is wrong in it, in $language at $width in $text letters',
    ({ language, width, text }) =>
      visiting(
        { language, size: 'phone', as: people.elderly, context: { viewport: { width, height: 740 } } },
        async ({ page }) => {
          await page.goto('/profile_settings/manage_delegates');
          const form = page.locator('main form').last();
          await seen(form);
          await letters(page, text);
          await form.getByRole('radio').last().check();
          await form.locator('details > summary').last().click();
          await form.getByRole('checkbox').nth(1).check();
          expect(await coveredFields(page)).toEqual([]);
          await form.locator('input').nth(1).fill('no address');
          await form.getByRole('button').last().click();
          await seen(form.locator('[aria-invalid=true]').first());
          expect(await coveredFields(page)).toEqual([]);
        },
      )(),
  );
});

/** What people come for, in English and in Spanish by turns. */
const mainScreens = [
  ...['dashboard', 'appointments', 'visit-upcoming', 'add-appointment', 'times', 'messages', 'messages-conversation'],
  ...['messages-new', 'my-health', 'my-health-empty', 'payments', 'pay', 'payments-bill', 'cards', 'personal'],
  ...['authentication', 'manage-delegates', 'form', 'form-history', 'form-history-empty', 'activity-log', 'help'],
  ...['surveys', 'check-in', 'check-out', 'refill'],
];

/** The widths of the buttons of the visit in the page, but of those without an edge, which are as wide as their words. */
const buttonWidths = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll('main [role=article] :is([class*=primary], [class*=secondary], [class*=danger])'),
    ].map((button) => Math.round(button.getBoundingClientRect().width)),
  );

describe('the buttons of a visit', () => {
  const looks = [1_280, 820, 390].flatMap((width) => ['', 'largest'].map((text) => ({ width, text })));
  it.each(languages)(`are of one width, in %s at ${named(looks)}`, (language) =>
    visiting({ language, size: 'desktop', as: people.rich, context: windowOf(1_280) }, async (visitor) => {
      const { page } = visitor;
      const { arrive, ready } = screenCalled('visit-upcoming');
      await arrive(visitor, browserHarness());
      await seen(ready(page));
      await inEach(page, looks, async (look) => {
        const widths = await buttonWidths(page);
        expect(widths.length).toBeGreaterThan(3);
        expect({ ...look, different: new Set(widths).size }).toEqual({ ...look, different: 1 });
      });
    })(),
  );
});

describe('what stands on a wide page', () => {
  it.each(mainScreens.map((name, at) => ({ name, language: languages[at % 2] ?? 'en' })))(
    'boxes are on the columns of all pages, and no field is wider than what is written into it: $name in $language',
    ({ name, language }) => {
      const { as, scene, arrive, ready } = screenCalled(name);
      return visiting({ language, size: 'desktop', ...scene, ...(as === undefined ? {} : { as }) }, async (visitor) => {
        await arrive(visitor, browserHarness());
        await seen(ready(visitor.page));
        expect(await widthsOfTheirOwn(visitor.page)).toEqual([]);
        expect(await fieldsTooWide(visitor.page)).toEqual([]);
      })();
    },
  );

  it.each(languages)(
    'the boxes of weeks, days and times that are asked for stand in the same columns, in %s',
    (language) => {
      const { arrive, ready } = screenCalled('vertex-request');
      return visiting({ language, size: 'desktop', as: people.vertex }, async (visitor) => {
        await arrive(visitor, browserHarness());
        await seen(ready(visitor.page));
        const groups = await columnsOfBoxes(visitor.page);
        expect(groups.map((columns) => columns.length)).toEqual([3, 3, 3]);
        expect(new Set(groups.map(String)).size).toBe(1);
      })();
    },
  );

  it.each(['', 'largest'] as const)(
    'what is to do begins on the line of the visit beside it, in "%s" letters',
    (text) =>
      visiting(
        { size: 'desktop', as: people.rich, context: { viewport: { width: 1_366, height: 844 } } },
        async ({ page }) => {
          await page.goto('/dashboard');
          const tabs = page.getByRole('tablist');
          await seen(tabs);
          await letters(page, text);
          const [tab, title] = await Promise.all([
            tabs.getByRole('tab').first().boundingBox(),
            page.locator('#to-do').boundingBox(),
          ]);
          const middle = (box: { readonly y: number; readonly height: number } | null): number =>
            (box?.y ?? 0) + (box?.height ?? 0) / 2;
          expect(Math.abs(middle(tab) - middle(title))).toBeLessThan(2);
          const [list, panel] = await Promise.all([
            page.locator('#to-do ~ *').first().boundingBox(),
            page.getByRole('tabpanel').locator('article, [role=article]').first().boundingBox(),
          ]);
          // In the largest letters the tabs take two rows.
          if (text === '') expect(Math.abs((list?.y ?? 0) - (panel?.y ?? 99))).toBeLessThan(2);
        },
      )(),
  );
});

describe('who is acted for', () => {
  it.each(phones)('stays in sight while the page is read, at $width in $text letters', ({ width, text }) => {
    const { as, scene, arrive, ready } = screenCalled('delegate-acting');
    const context = { viewport: { width, height: 740 } };
    return visiting({ size: 'phone', ...scene, ...(as === undefined ? {} : { as }), context }, async (visitor) => {
      const { page } = visitor;
      await arrive(visitor, browserHarness());
      await seen(ready(page));
      await letters(page, text);
      await page.evaluate(() => scrollTo(0, 900));
      const strip = page.locator('header > section');
      await becomes(async () => {
        const box = await strip.boundingBox();
        return box !== null && box.y > -2 && box.y + box.height < 110;
      }, true);
    })();
  });
});

describe('the tabs of Home on a wide page', () => {
  const looks = [1_366, 1_024].flatMap((width) => ['', 'large', 'largest'].map((text) => ({ width, text })));
  it.each(languages)(`are in sight with whole words, in %s at ${named(looks)}`, (language) =>
    visiting({ language, size: 'desktop', as: people.rich, context: windowOf(1_366) }, async ({ page }) => {
      await page.goto('/dashboard');
      const row = page.getByRole('tablist');
      await seen(row);
      await inEach(page, looks, async (look) => {
        const isCut = await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
        const broken = await wordsBrokenIn(page, '[role=tab]');
        expect({ ...look, broken, isCut }).toEqual({ ...look, broken: [], isCut: false });
      });
    })(),
  );
});

/** At these widths the settings begin with the list of their parts. */
const isListFirst = (name: string): boolean => name === 'personal';

/** What folds on a page that a phone came to stays open where a window became as narrow: they are come to anew. */
const standOtherwise = new Set(['my-health']);

describe('what stands beside a button', () => {
  const looks = [
    { width: 820, text: '' },
    { width: 360, text: 'largest' },
  ];
  it.each(
    mainScreens
      .filter((name) => !isListFirst(name))
      .flatMap((name, at) =>
        (standOtherwise.has(name) ? looks.map((look) => [look]) : [looks]).map((seenIn) => ({
          name,
          language: languages[at % 2] ?? 'en',
          seenIn,
          where: named(seenIn),
        })),
      ),
  )('has room for its words: $name in $language at $where', ({ name, language, seenIn }) => {
    const { as, scene, arrive, ready } = screenCalled(name);
    const context = windowOf(seenIn[0]?.width ?? 0);
    return visiting(
      { language, size: 'desktop', ...scene, ...(as === undefined ? {} : { as }), context },
      async (visitor) => {
        await arrive(visitor, browserHarness());
        await seen(ready(visitor.page));
        await inEach(visitor.page, seenIn, async (look) => {
          const squeezed = await textsSqueezedByButtons(visitor.page);
          expect({ ...look, squeezed }).toEqual({ ...look, squeezed: [] });
        });
      },
    )();
  });
});

describe('Home on a narrow page', () => {
  it.each(editions)(
    'begins with when the next visit is; a tab that is pressed brings what it opens into view, and the row fades where more tabs are, in $language at $width in $text letters',
    ({ language, width, text }) =>
      visiting(
        { language, size: 'phone', as: people.rich, context: { viewport: { width, height: 740 } } },
        async ({ page }) => {
          await page.goto('/dashboard');
          await letters(page, text);
          const next = page.getByRole('link', { name: /^(Next visit|Próxima cita)/ });
          await seen(next);
          const [box, bar] = await Promise.all([next.boundingBox(), page.locator('nav:visible').last().boundingBox()]);
          expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(Math.min(bar?.y ?? 740, 740));
          const tabs = page.getByRole('tab');
          await seen(tabs.first());
          const count = await tabs.count();
          for (const at of [count - 1, 0]) {
            await tabs.nth(at).evaluate((tab) => {
              tab.scrollIntoView({ block: 'end', inline: 'nearest' });
            });
            await tabs.nth(at).click();
            const panel = page.getByRole('tabpanel');
            await becomes(async () => ((await panel.boundingBox())?.y ?? 740) < 740 / 2, true);
            const fadesAtStart = () =>
              page.getByRole('tablist').evaluate((row) => ({
                isMoved: row.scrollLeft > 0,
                isFaded: /^linear-gradient\((?:to right|90deg), rgba\(0, 0, 0, 0\)/.test(
                  getComputedStyle(row).maskImage,
                ),
              }));
            const isMoved = at === count - 1;
            await becomes(fadesAtStart, { isMoved, isFaded: isMoved });
          }
        },
      )(),
  );
});
