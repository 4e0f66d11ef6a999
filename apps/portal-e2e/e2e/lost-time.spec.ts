import { clockOf } from '../src/browser/profile-overrides.ts';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { people } from '../src/browser/demo-visitors.ts';
import { bookingWords, choose, times } from './book-time-steps.ts';
import { becomes, gone, seen, browserHarness, visiting, openFixture } from './fixture.ts';

const said = {
  en: {
    ...bookingWords.en,
    title: 'Choose a time',
    again: 'Change provider, visit or place',
    another: 'Choose another time',
    lost: 'Someone else just took that time. Nothing was booked. Here are the times that are still available.',
    mine: 'A mole',
  },
  es: {
    ...bookingWords.es,
    half: /^Apartamos este horario para usted: quedan 0(5:00|4:\d\d)\.$/,
    over: 'Reservamos el horario por 10 minutos y ya venció. No se reservó nada. Elija un horario otra vez.',
    mine: 'Un lunar, con calma',
  },
} as const;

const dialog = (page: Page) => page.getByRole('dialog');

/** With whom, what for and where, and the days that are looked at. */
const chosen = (page: Page): Promise<readonly string[]> =>
  Promise.all([
    page.getByRole('button', { name: said.en.again, exact: true }).locator('xpath=..').innerText(),
    page.getByRole('heading', { name: said.en.title, exact: true }).locator('xpath=..').innerText(),
  ]);

openFixture();

describe('a time that is lost', () => {
  it(
    'APT-115 to somebody quicker leaves all else as it was, above the times that are still open, in en on a desktop',
    visiting({ as: people.leavingInSpanish }, ({ page: quicker }) =>
      visiting({ as: people.spanish }, async ({ page }) => {
        const say = said.en;
        const about = dialog(page).getByRole('textbox', { name: say.about });
        await choose(page, say);
        const before = await chosen(page);
        await times(page).nth(1).click();
        await about.fill(say.mine);
        await dialog(page).getByRole('button', { name: say.another }).click();
        await gone(dialog(page));

        const wanted = await times(page).first().innerText();
        await choose(quicker, say);
        await times(quicker).filter({ hasText: wanted }).first().click();
        await dialog(quicker).getByRole('button', { name: say.book }).click();
        await seen(quicker.getByRole('dialog', { name: say.booked }));

        await times(page).first().click();
        await seen(page.getByText(say.lost));
        await becomes(() => times(page).allInnerTexts(), expect.not.arrayContaining([wanted]));
        expect(await chosen(page)).toEqual(before);
        await times(page).first().click();
        await seen(dialog(page).getByText(say.held));
        expect(await about.inputValue()).toBe(say.mine);
      })(),
    ),
  );

  it(
    'APT-115 because it was held for so long leaves all else as it was, above fresh times, in es on a phone',
    visiting({ language: 'es', size: 'phone', as: people.spanish }, async ({ page }) => {
      const say = said.es;
      const { clock } = browserHarness().portal;
      const about = dialog(page).getByRole('textbox', { name: say.about });
      await clockOf(page).install({ time: clock.now() });
      await choose(page, say);
      const wanted = await times(page).first().innerText();
      await times(page).first().click();
      await seen(dialog(page).getByText(say.held));
      await clockOf(page).fastForward('05:00');
      await becomes(() => dialog(page).getByRole('timer').innerText(), expect.stringMatching(say.half));
      // A sign of life, so that it is not the session that ends.
      await about.pressSequentially(say.mine);
      await clock.later(11, async () => {
        await clockOf(page).fastForward('05:00');
        await seen(page.getByText(say.over));
        await gone(dialog(page));
        await becomes(() => times(page).allInnerTexts(), expect.arrayContaining([wanted]));
        await times(page).first().click();
        await seen(dialog(page).getByText(say.held));
        expect(await about.inputValue()).toBe(say.mine);
      });
    }),
  );
});
