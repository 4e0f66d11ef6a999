import { describe, expect, it } from '@jest/globals';
import { EmbeddedSchedule } from '@portico/adapters-practice/embedded';
import { pathIn } from '../src/browser/link-identity-check.ts';
import { chartOf } from '../src/browser/chart-of-account.ts';
import { people } from '../src/browser/demo-visitors.ts';
import { guestAddress } from '@portico/demo/demo-guest-links.ts';
import type { PracticeId } from '@portico/domain/kernel';
import type { Page } from 'playwright-core';
import { becomes, editions, seen, browserHarness, visiting, openFixture } from './fixture.ts';

const said = {
  en: {
    poor: '1 star of 5',
    best: '5 stars of 5',
    back: 'Back to surveys',
    begun: 'You started this one. Your answers are saved.',
    wrong: 'What went wrong?',
    thanks: 'Thank you',
    already: /^You have already answered this survey/,
  },
  es: {
    poor: '1 estrella de 5',
    best: '5 estrellas de 5',
    back: 'Volver a las encuestas',
    begun: 'Ya comenzó esta encuesta. Sus respuestas están guardadas.',
    wrong: '¿Qué salió mal?',
    thanks: 'Gracias',
    already: /^Ya respondió esta encuesta/,
  },
} as const;

const who = { en: people.rich, es: people.spanish } as const;
/** A practice that asks satisfied patients to share their opinion, regardless of the language of a guest's mail. */
const sharing: PracticeId = 'riverwalk' as PracticeId;

const main = (page: Page) => page.locator('main#content');
const submit = (page: Page) => main(page).locator('form button[type=submit]');
const surveys = (page: Page) => main(page).locator('a[href^="/surveys/view"]');
const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** The same stars for every question that asks for some, and the first of every choice. */
const rate = async (page: Page, stars: string): Promise<void> => {
  for (const radio of await main(page).getByRole('radio', { name: stars }).all()) await radio.check({ force: true });
  for (const choice of await main(page).locator('fieldset').all()) {
    const first = choice.getByRole('radio').first();
    if ((await choice.getByRole('radio', { name: stars }).count()) === 0) await first.check();
  }
};

openFixture();

describe.each(editions)('surveys, in $language on a $size', ({ language, size }) => {
  const say = said[language];
  const as = who[language];

  it(
    'ACC-004 ACC-117 ACC-118 ACC-279 ACC-288 ACC-297 are chosen, left, found again, answered, and what went wrong is asked',
    visiting({ language, size, as }, async ({ page, operations }) => {
      await page.goto('/surveys');
      await surveys(page).first().click();
      await seen(submit(page));
      expect(pathOf(page)).toBe('/surveys/view');
      await main(page).getByRole('radio', { name: say.poor }).first().check({ force: true });
      await main(page).getByRole('button', { name: say.back }).click();
      await seen(main(page).getByText(say.begun));
      expect(operations).toContain('PostPendingSurvey');
      await surveys(page).filter({ hasText: say.begun }).click();
      await becomes(() => main(page).getByRole('radio', { name: say.poor }).first().isChecked(), true);
      await rate(page, say.poor);
      await submit(page).click();
      const wrong = main(page).getByRole('textbox', { name: say.wrong });
      await seen(wrong);
      expect(await submit(page).isDisabled()).toBe(true);
      await wrong.fill('x');
      await submit(page).click();
      await seen(main(page).getByRole('heading', { name: say.thanks, exact: true }));
      await page.reload();
      await seen(main(page).getByText(say.already));
    }),
  );
});

it(
  'ACC-007 ACC-039 ACC-280 ACC-281 ACC-282 ACC-294 ACC-299 are answered by link on a phone, with the practice’s pages elsewhere at the end',
  visiting({ language: 'es', size: 'phone' }, async ({ page }) => {
    const path = pathIn(await browserHarness().noticeTo(guestAddress(sharing, 'survey')), 'es');
    expect(path).toMatch(/^\/guest\/workflow\/survey\?/);
    await page.goto(path);
    await seen(page.locator('header').getByText('Riverwalk Community Clinic'));
    await seen(submit(page));
    await rate(page, said.es.best);
    await submit(page).click();
    const elsewhere = main(page).locator('a[target="_blank"]').first();
    await seen(elsewhere);
    expect(await elsewhere.getAttribute('rel')).toContain('noopener');
    expect(await elsewhere.getAttribute('href')).toMatch(/^https:\/\//);
    await page.goto(path);
    await seen(main(page).getByText(said.es.already));
    expect(await submit(page).count()).toBe(0);
  }),
);

it(
  'ACC-099 ACC-298 is a step of check-out, to which it leads back',
  visiting({ as: people.elderly }, async ({ page }) => {
    const { portal } = browserHarness();
    const chart = await chartOf(portal, people.elderly);
    const visits = await new EmbeddedSchedule(portal.database).upcoming(chart, portal.clock.now(), 10);
    const here = visits.find(({ status }) => status === 'CHECKED-IN');
    const ids = { practiceId: chart.practice, patientId: chart.patient, appointmentId: here?.id ?? '' };
    await page.goto(`/appointments/check_out/survey?${new URLSearchParams(ids).toString()}`);
    await seen(submit(page));
    await rate(page, said.en.best);
    await submit(page).click();
    await becomes(async () => pathOf(page), '/appointments/check_out');
  }),
);
