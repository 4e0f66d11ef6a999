import { describe } from '@jest/globals';
import type { Page } from 'playwright-core';
import { story } from '@portico/gateway/testing/story';
import { offerEarlierTime, reminderOf } from '../src/browser/offer-earlier-time.ts';
import { people } from '../src/browser/demo-visitors.ts';
import { editions, seen, browserHarness, visiting, openFixture } from './fixture.ts';
import { openVisitSaying } from './visit-pages.ts';

const said = {
  en: {
    ask: 'Tell me if an earlier time opens up',
    tuesday: 'Tuesday',
    morning: 'Morning, before noon',
    joined: 'Done. We’ll tell you when a time opens up.',
    badge: 'On the wait list for an earlier time',
    waiting: 'On the wait list for an earlier time',
    stop: 'Leave the wait list',
    left: 'You’re no longer on the wait list. The booked visit hasn’t changed.',
    see: /^See the earlier time/,
    kept: /^We’re holding this time for you: (2:00:00|1:59:\d\d)$/,
    keep: 'Keep the booked visit',
    passed: 'You didn’t take this time. You’re still on the wait list.',
    take: 'Take this time',
    taken: 'The visit is booked',
    over: 'You’re no longer on the wait list for an earlier time. Your visit hasn’t changed.',
    confirm: 'Yes, I will be there',
    confirmed: 'You have confirmed this visit. See you then!',
    word: 'Confirmed',
    unknown: 'We don’t recognize this link. Open the full link again from the message.',
  },
  es: {
    ask: 'Avíseme si hay una cita más pronto',
    tuesday: 'Martes',
    morning: 'Por la mañana',
    joined: 'Listo. Le avisaremos cuando haya un horario.',
    badge: 'En lista de espera',
    waiting: 'En lista de espera para una cita más pronto',
    stop: 'Salir de la lista',
    left: 'Ya no está en la lista de espera. Lo que está reservado sigue igual.',
    see: /^Ver la cita más pronto/,
    kept: /^Apartamos este horario para usted: (2:00:00|1:59:\d\d)$/,
    keep: 'Conservar la cita reservada',
    passed: 'No tomó este horario. Sigue en la lista de espera.',
    take: 'Tomar este horario',
    taken: 'La cita está reservada',
    over: 'Ya no está en lista de espera para una cita más pronto. Su cita sigue igual.',
    confirm: 'Sí, ahí estaré',
    confirmed: 'Confirmó esta cita. ¡Le esperamos!',
    word: 'Confirmada',
    unknown: 'No reconocemos este enlace. Ábralo de nuevo, completo, desde el mensaje.',
  },
} as const;

const who = { en: people.rich, es: people.spanish } as const;
const main = (page: Page) => page.locator('main#content');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

openFixture();

describe.each(editions)('waiting for an earlier time, in $language on a $size', ({ language, size }) => {
  const it = story();
  const say = said[language];
  const as = who[language];

  it(
    'is begun on the page of the visit, seen in the list and there, and ended',
    visiting({ language, size, as }, async ({ page }) => {
      await openVisitSaying(page, say.ask);
      await main(page)
        .getByRole('button', { name: new RegExp(`^${say.ask}`) })
        .click();
      await page.getByRole('checkbox', { name: say.tuesday }).check();
      await page.getByRole('radio', { name: say.morning }).check();
      await button(page, say.ask).click();
      await seen(page.getByText(say.joined));
      await page.goto('/appointments');
      await seen(page.getByText(say.badge).first());
      await openVisitSaying(page, say.waiting);
      await main(page)
        .getByRole('button', { name: new RegExp(`^${say.waiting}`) })
        .click();
      await button(page, say.stop).click();
      await seen(page.getByText(say.left));
      await seen(button(page, say.ask));
    }),
  );

  it(
    'brings an offer to the list, which is passed on by whoever keeps their time',
    visiting({ language, size, as }, async ({ page }) => {
      await offerEarlierTime(browserHarness().portal, as);
      await page.goto('/appointments');
      await page.getByRole('button', { name: say.see }).first().click();
      await seen(page.getByText(say.kept));
      await button(page, say.keep).click();
      await seen(page.getByText(say.passed));
      await button(page, say.stop).click();
      await seen(page.getByText(say.left));
    }),
  );

  it(
    'ends with the offered time, which is taken by its link without signing in; the mailed link alone does nothing',
    visiting({ language, size }, async ({ page }) => {
      const link = await offerEarlierTime(browserHarness().portal, as);
      for (const _ of [1, 2]) {
        await page.goto(`${link}&language=${language}`);
        await seen(page.getByText(say.kept));
      }
      await button(page, say.take).click();
      await seen(page.getByText(say.taken));
      await page.goto(`${link}&language=${language}`);
      await seen(page.getByText(say.over));
    }),
  );

  it(
    'a reminder is confirmed by one button, and the list says so',
    visiting({ language, size, as }, async ({ page }) => {
      const reminder = await reminderOf(browserHarness().portal, as);
      await page.goto(`${reminder}&language=${language}`);
      await button(page, say.confirm).click();
      await seen(page.getByText(say.confirmed));
      await page.goto('/appointments');
      await seen(page.getByText(say.word, { exact: true }).first());
    }),
  );

  it(
    'a link that nobody knows says so',
    visiting({ language, size }, async ({ page }) => {
      for (const path of ['/confirm_visit', '/earlier_time']) {
        await page.goto(`${path}?code=nonsense&language=${language}`);
        await seen(page.getByText(say.unknown));
      }
    }),
  );
});
