import { describe, expect, it } from '@jest/globals';
import { paths } from '@portico/application/kernel';
import type { Page } from 'playwright-core';
import { patientAt } from '../src/browser/demo-visitors.ts';
import type { Visitor } from '../src/browser/visitor.ts';
import { capabilitySets } from '../src/practices/capability-sets.ts';
import { startCapabilitySets } from '../src/practices/start-capability-sets.ts';
import type { ScreenToShow } from '../src/screenshots/all-screen-states.ts';
import { practiceSystemScreens, screensOfSet } from '../src/screenshots/practice-system-screen-states.ts';
import { browserHarness, editions, networkError, openFixture, seen, visiting } from './fixture.ts';

openFixture({ practices: startCapabilitySets });

const dialogs = (page: Page) => page.locator(':is([role=dialog], [role=alertdialog])');

/** What leads on from where somebody is: in the dialog that is open, or on the page. */
const waysOn = (page: Page) =>
  dialogs(page)
    .or(page.locator('main#content'))
    .locator(':is(a[href], summary, button:not([aria-disabled=true])):visible');

/** Answers about one visit, which its page tells in words: too early, or no longer there. They promise nothing. */
const inWords = new Set(['TOO_EARLY', 'NOT_FOUND']);

/** Collects what the gateway refused, by its code; to be asked for once the page is settled. */
const refusals = ({ page }: Visitor): (() => Promise<readonly string[]>) => {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/graphql')) answers.push(response.text().catch(() => ''));
  });
  return async () => {
    const codes = (await Promise.all(answers)).flatMap((text) => [...text.matchAll(/"code":"([A-Z_]+)"/g)]);
    return codes.map(([, code = '']) => code).filter((code) => !inWords.has(code));
  };
};

/** Leads out of the portal, or saves a file, and asks nothing of the practice's system. */
const leadsAway = /^(Directions|Cómo llegar|Call|Llamar|Print|Imprimir|Open in the|Abrir en)/;

/** Behind an open dialog nothing can be pressed. */
const offers = 'main#content :is(a[href^="/"], button, [role=tab]):not([aria-disabled=true]):not([inert] *)';

/** The names of everything on a page that asks something of the practice's system when it is pressed. */
const offersOn = async (page: Page): Promise<readonly string[]> => {
  const texts = await page.locator(offers).allInnerTexts();
  const named = texts.map((text) => text.trim().split('\n')[0] ?? '');
  return [...new Set(named)].filter((text) => text !== '' && !leadsAway.test(text));
};

const [, spanishPhone] = editions;

/** Every second screen; all are opened in English on a desktop below. Pictures are taken of each in every look. */
describe('a system with some capabilities, in es on a phone', () => {
  const mine = practiceSystemScreens.filter((_, at) => at % 2 === 1);

  it.each(mine)('$name is no dead end, and nothing that it asks for is refused', ({ as, arrive, ready }) =>
    visiting(
      { ...spanishPhone, ...(as === undefined ? {} : { as }) },
      async (visitor) => {
        const refused = refusals(visitor);
        await arrive(visitor, browserHarness());
        await seen(ready(visitor.page));
        await seen(waysOn(visitor.page).first());
        await visitor.settled();
        expect(await refused()).toEqual([]);
      },
      { expected: networkError },
    )(),
  );
});

const byPhone = (page: Page) => page.locator('main#content').getByText('schedules by phone');

/** Whether what was pressed promised a booking, and its page says that visits are booked by phone. */
const isSentToThePhone = async (page: Page, to: string | null): Promise<boolean> => {
  if (to !== paths.booking) return false;
  const choices = page.locator('main#content').locator('[role=listbox], form, button');
  await seen(byPhone(page).or(choices).first());
  return (await byPhone(page).count()) > 0;
};

const open = async (visitor: Visitor, { arrive, ready }: ScreenToShow): Promise<void> => {
  await arrive(visitor, browserHarness());
  await seen(ready(visitor.page));
};

/** Goes back to the screen from where a link of it led, as people do, which is sooner than to open it anew; and says whether it came there. */
const goBack = async (visitor: Visitor, { ready }: ScreenToShow, url: string): Promise<boolean> => {
  const { page } = visitor;
  if (page.url() === url) return false;
  await page.goBack();
  await visitor.settled();
  return page.url() === url && (await ready(page).count()) > 0 && (await dialogs(page).count()) === 0;
};

/** Presses everything on a screen that was not pressed before, each from the screen as it was opened, and counts that. */
const pressAll = async (visitor: Visitor, screen: ScreenToShow, pressed: Set<string>): Promise<number> => {
  const { page } = visitor;
  const refused = refusals(visitor);
  await open(visitor, screen);
  await seen(waysOn(page).first());
  await visitor.settled();
  expect({ screen: screen.name, refused: await refused() }).toEqual({ screen: screen.name, refused: [] });
  const url = page.url();
  let stands = true;
  let asked = 0;
  for (const text of (await offersOn(page)).filter((each) => !pressed.has(each))) {
    pressed.add(text);
    if (!stands) await open(visitor, screen);
    const offer = page.locator(offers).filter({ hasText: text, visible: true }).first();
    stands = true;
    // What came about by an earlier press is not there when its page is opened anew.
    if ((await offer.count()) === 0) continue;
    const to = await offer.getAttribute('href');
    await offer.click();
    asked += 1;
    await visitor.settled();
    const led = { refused: await refused(), isSent: await isSentToThePhone(page, to) };
    expect({ screen: screen.name, text, ...led }).toEqual({ screen: screen.name, text, refused: [], isSent: false });
    stands = to !== null && (await goBack(visitor, screen, url));
  }
  return asked;
};

describe.each(capabilitySets)('the patients of $name', (set) => {
  it('meet no dead end, and are offered nothing that the system refuses, or sends to the phone, when it is pressed', async () => {
    const pressed = new Set<string>();
    let asked = 0;
    for (const screen of screensOfSet(set)) {
      await visiting(
        { as: patientAt(set.id) },
        async (visitor) => {
          asked += await pressAll(visitor, screen, pressed);
        },
        { expected: networkError },
      )();
    }
    expect(asked).toBeGreaterThan(5);
  }, 300_000);
});
