import { clockOf } from '../src/browser/profile-overrides.ts';
import { describe, expect, it } from '@jest/globals';
import { EmbeddedMailSetup } from '@portico/adapters-practice/embedded';
import { formsPageSize } from '@portico/application/forms';
import { threadPageSize } from '@portico/application/messages';
import { instant, type ProviderId } from '@portico/domain/kernel';
import { chartOf } from '../src/browser/chart-of-account.ts';
import { people } from '../src/browser/demo-visitors.ts';
import { isGraphql, operationOf, type Visitor } from '../src/browser/visitor.ts';
import { bookingWords, choose, times } from './book-time-steps.ts';
import { becomes, editions, seen, browserHarness, visiting, openFixture } from './fixture.ts';

/** What the file says that the portal fetches at its start, beside what it says of itself. */
const configuredWith = ({ page }: Visitor, more: Readonly<Record<string, unknown>>): Promise<unknown> =>
  page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), ...more } });
  });

/** Adds more signed forms than a page shows, and removes them afterwards. */
const withManySigned = async (run: () => Promise<void>): Promise<void> => {
  const { database } = browserHarness().portal;
  const { practice, patient } = await chartOf(browserHarness().portal, people.spanish);
  const named = [practice, patient];
  await database.rows({
    text: `insert into clinic.signed_forms (practice_id, patient_id, uuid, signed_at, version, responses)
           select practice_id, $2, uuid, 1000000000000 + day, version, '{}'
           from (select practice_id, uuid, version from clinic.forms where practice_id = $1 limit 1) form,
                generate_series(1, ${3 * formsPageSize}) day`,
    values: named,
  });
  try {
    await run();
  } finally {
    await database.rows({
      text: 'delete from clinic.signed_forms where practice_id = $1 and patient_id = $2 and signed_at between 1000000000001 and 1000000001000',
      values: named,
    });
  }
};

const withManyThreads = async (run: () => Promise<void>): Promise<void> => {
  const { database } = browserHarness().portal;
  const patient = await chartOf(browserHarness().portal, people.spanish);
  const [provider] = await database.rows<{ readonly id: ProviderId }>({
    text: 'select id from clinic.providers where practice_id = $1 limit 1',
    values: [patient.practice],
  });
  if (provider === undefined) throw new Error('The practice has no provider.');
  const sentAt = instant(Date.UTC(2024, 0, 1));
  await new EmbeddedMailSetup(database).threads(
    Array.from({ length: 2 * threadPageSize }, (_, at) => ({
      patient,
      id: `many-${at}`,
      provider: provider.id,
      subject: `Subject ${at}`,
      messages: [{ id: `many-${at}`, fromPatient: false, sender: 'The office', body: 'Hello', sentAt, readAt: sentAt }],
    })),
  );
  try {
    await run();
  } finally {
    for (const [table, column] of [
      ['messages', 'thread_id'],
      ['threads', 'id'],
    ] as const) {
      await database.rows({
        text: `delete from clinic.${table} where practice_id = $1 and patient_id = $2 and ${column} like 'many-%'`,
        values: [patient.practice, patient.patient],
      });
    }
  }
};

/** Each of these is a place where the portal is put together: the parts have tests of their own, which do not see it. */
openFixture();

describe('the portal, put together', () => {
  it(
    'ACC-378 APT-018 asks the gateway at the address of the configuration file',
    visiting({ as: people.rich }, async (visitor) => {
      await configuredWith(visitor, { gateway: '/graphql?named=by-the-file' });
      const asked: string[] = [];
      visitor.page.on('request', (request) => {
        if (isGraphql(request)) asked.push(new URL(request.url()).search);
      });
      await visitor.page.goto('/help');
      await seen(visitor.page.locator('main#content dl'));
      expect(new Set(asked)).toEqual(new Set(['?named=by-the-file']));
    }),
  );

  it(
    'ACC-236 ACC-238 warns a minute before the time of the configuration file is over',
    visiting({ as: people.rich }, async (visitor) => {
      const { page } = visitor;
      await configuredWith(visitor, { inactivitySeconds: 120 });
      const opensAt = browserHarness().portal.clock.now();
      await clockOf(page).install({ time: opensAt });
      await page.goto('/help');
      await seen(page.locator('main#content dl'));
      await clockOf(page).runFor(3_500);
      await page.waitForLoadState('networkidle');
      // From here on it goes by what the test says alone, however long a busy machine takes.
      await clockOf(page).pauseAt(opensAt + 55_000);
      expect(await page.getByRole('alertdialog').count()).toBe(0);
      await clockOf(page).fastForward('00:30');
      await seen(page.getByRole('alertdialog'));
    }),
  );

  it.each(editions)(
    'APT-243 the forms that were signed grow when their end is scrolled to, in $language on a $size',
    (edition) =>
      withManySigned(
        visiting({ ...edition, as: people.spanish }, async ({ page, operations }) => {
          await page.goto('/form_history');
          const lines = page.locator('section[aria-labelledby="forms-signed"] li');
          await becomes(() => lines.count(), formsPageSize);
          const before = operations.length;
          await lines.last().scrollIntoViewIfNeeded();
          await becomes(async () => (await lines.count()) > formsPageSize, true);
          expect(operations.length).toBeGreaterThan(before);
        }),
      ),
  );

  it.each(editions)(
    'MON-248 the conversations grow when their end is scrolled to, in $language on a $size',
    (edition) =>
      withManyThreads(
        visiting({ ...edition, as: people.spanish }, async ({ page }) => {
          await page.goto('/messages');
          const lines = page.getByRole('link', { name: /Subject \d/ });
          await seen(lines.first());
          const shown = await lines.count();
          expect(shown).toBeLessThanOrEqual(threadPageSize);
          await lines.last().scrollIntoViewIfNeeded();
          await becomes(async () => (await lines.count()) > shown, true);
        }),
      ),
  );

  it.each([true, false])('APT-053 APT-054 asks what a visit is about as the practice wants it: %s', (asks) =>
    visiting({ as: people.spanish }, async ({ page }) => {
      await page.route('**/graphql', async (route) => {
        if (operationOf(route.request()) !== 'GetAvailableHours') return route.continue();
        const answer = await route.fetch();
        const text = await answer.text();
        return route.fulfill({
          response: answer,
          body: text.replace(/"asksVisitReason":\w+/, `"asksVisitReason":${asks}`),
        });
      });
      await choose(page, bookingWords.en);
      await times(page).first().click();
      const confirm = page.getByRole('dialog');
      await seen(confirm.getByRole('button', { name: bookingWords.en.book }));
      expect(await confirm.getByRole('textbox').count()).toBe(asks ? 1 : 0);
      await page.keyboard.press('Escape');
    })(),
  );
});
