import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { PostgresAccounts, PostgresDelegations } from '@portico/adapters-storage';
import { foreignPerson } from '@portico/demo/foreign/start-foreign-practices.ts';
import { allPermissions } from '@portico/domain/access';
import type { ProfileId } from '@portico/domain/kernel';
import { chartOf } from '../src/browser/chart-of-account.ts';
import { passCheck } from '../src/browser/link-identity-check.ts';
import { makeGuestLink, type GuestLinkWanted } from '../src/browser/make-guest-link.ts';
import { openVisit, rowsOf } from '../src/browser/open-visit.ts';
import { bytesOf } from '../src/browser/read-downloads.ts';
import { typeCard } from '../src/browser/type-card.ts';
import { unfoldRecord } from '../src/browser/unfold-record.ts';
import { startDemoPracticeSystems } from '../src/practices/start-demo-practice-systems.ts';
import { becomes, browserHarness, openFixture, seen, visiting } from './fixture.ts';
import { pressByKey, tabTo } from './keyboard.ts';

openFixture({ practices: startDemoPracticeSystems });

const jose = { email: foreignPerson.email, practice: 'seaside' };
const birthDate = '1984-02-29';

const main = (page: Page): Locator => page.locator('main');
const button = (page: Page, name: RegExp): Locator => main(page).getByRole('button', { name });
const dialog = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const times = (page: Page): Locator => page.getByRole('toolbar').first().getByRole('button');

const unchosen = /^(Not chosen yet|Sin elegir)$/;

/** Waits for what the form asks next, and says whether it is a list to choose from. */
const asksToChoose = async (page: Page, onward: Locator): Promise<boolean> => {
  let asks: 'list' | 'nothing' | undefined;
  await becomes(async () => {
    if ((await main(page).getByRole('listbox').count()) > 0) asks = 'list';
    else if ((await onward.count()) > 0 && (await main(page).getByText(unchosen).count()) === 0) asks = 'nothing';
    return asks !== undefined;
  }, true);
  return asks === 'list';
};

/** Chooses the first of each list that opens. */
const chooseFirst = async (page: Page, onward: Locator): Promise<void> => {
  while (await asksToChoose(page, onward)) await main(page).locator('[role=option]').first().click();
  await onward.click();
};

const openLink = async (page: Page, wanted: Omit<GuestLinkWanted, 'chart'>): Promise<void> => {
  const { portal } = browserHarness();
  await page.goto(await makeGuestLink(portal, { ...wanted, chart: await chartOf(portal, jose) }));
  await passCheck(page, birthDate);
};

describe('a patient of a practice with a system of its own', () => {
  it(
    'APT-142 APT-146 reads the record that it keeps, and downloads its summary of a visit, in en on a desktop',
    visiting({ as: jose }, async ({ page }) => {
      await page.goto('/my_health');
      await unfoldRecord(page);
      for (const text of ['Penicillin', 'High blood pressure', 'Lisinopril 10 mg tablet']) {
        await seen(main(page).getByText(text).first());
      }
      // The system is asked for one visit each, and not for those of some days.
      expect(await main(page).locator('a[href="/my_health/visit_summary"]').count()).toBe(0);
      await page.goto('/appointments');
      const seaside = rowsOf(page, 'COMPLETED').filter({ has: page.locator('a[href*="/visit/seaside/"]') });
      const visit = await openVisit(page, seaside.first());
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        visit.getByRole('button', { name: /^Visit summary/ }).click(),
      ]);
      expect((await bytesOf(download)).subarray(0, 5).toString('latin1')).toBe('%PDF-');
      await page.goto('/appointments');
      const lakeview = rowsOf(page, 'COMPLETED').filter({ has: page.locator('a[href*="/visit/pinecrest/"]') });
      const other = await openVisit(page, lakeview.first());
      expect(await other.getByRole('button', { name: /^Visit summary/ }).count()).toBe(0);
    }),
  );

  it(
    'sends a message with a file, fills out a form, and pays what is due to the receipt, in es on a phone',
    visiting({ as: jose, language: 'es', size: 'phone' }, async ({ page }) => {
      await page.goto('/messages?new');
      await main(page).getByRole('combobox').selectOption({ index: 1 });
      await main(page)
        .getByLabel(/^Asunto/)
        .fill('Mi radiografía');
      await main(page)
        .getByLabel(/^Su mensaje/)
        .fill('Aquí está la imagen.');
      const buffer = Buffer.from('%PDF-1.4\ntrailer<<>>\n%%EOF');
      await page.locator('input[type=file]').setInputFiles({ name: 'nota.pdf', mimeType: 'application/pdf', buffer });
      await seen(
        main(page)
          .getByText(/nota\.pdf/)
          .first(),
      );
      await button(page, /^Enviar/).click();
      await seen(main(page).getByText('Aquí está la imagen.'));
      await seen(main(page).getByRole('button', { name: /nota\.pdf/ }));

      await page.goto('/form_history');
      await main(page)
        .getByRole('link', { name: /^Llenar/ })
        .or(button(page, /^Llenar/))
        .first()
        .click();
      await main(page).getByRole('radio').last().check();
      await button(page, /^Enviar/).click();
      await seen(
        main(page)
          .getByText(/Se envió al consultorio|Se enviaron al consultorio/)
          .first(),
      );

      await page.goto('/payments');
      await main(page)
        .getByRole('link', { name: /^Pagar \$/ })
        .or(button(page, /^Pagar \$/))
        .first()
        .click();
      await main(page)
        .getByRole('radio', { name: /^Tarjeta/ })
        .check();
      await typeCard(page, '4242424242424242');
      await button(page, /^pagar ahora/i).press('Enter');
      await seen(dialog(page).getByText('Visa terminada en 4242'));
      await dialog(page).getByRole('button').last().click();
      await page.goto('/payments');
      await seen(main(page).getByText('$0.00').first());
    }),
  );

  it(
    'books a time and checks in for it, with the keyboard alone, in en on a desktop',
    visiting({ as: jose }, async ({ page }) => {
      await page.goto('/appointments/add_appointment');
      const onward = button(page, /^Check available times/);
      while (await asksToChoose(page, onward)) {
        await tabTo(page, main(page).locator('input[role=combobox]').first());
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
      }
      await pressByKey(page, onward);
      await pressByKey(page, times(page).first());
      await pressByKey(page, dialog(page).getByRole('button', { name: 'Book this time' }));
      await pressByKey(page, dialog(page).getByRole('button', { name: 'See the visits' }));
      await pressByKey(page, button(page, /^Check in/).first());
      await pressByKey(page, button(page, /^Check in/));
      await seen(rowsOf(page, 'CHECKED-IN').or(main(page).getByText('You’re checked in')).first());
    }),
  );
});

describe('a delegate at a practice with a system of its own', () => {
  it(
    'answers a message and changes the profile of the patient, in en on a phone',
    visiting({ size: 'phone' }, async (visitor) => {
      const { page } = visitor;
      const { portal } = browserHarness();
      const rosa = await new PostgresAccounts(portal.database).byLogin('rosa.delgado@example.org');
      if (rosa === undefined) throw new Error('Rosa has no account.');
      await new PostgresDelegations(portal.database).grant({
        delegate: rosa.id,
        chart: await chartOf(portal, jose),
        profile: 'rosa-at-seaside' as ProfileId,
        profileName: 'José Ángel Peña Muñoz',
        permissions: allPermissions,
        grantedAt: portal.clock.now(),
      });
      await page.goto('/');
      await visitor.fillIn('rosa.delgado@example.org', 'Portico-Demo-1');
      await page.waitForURL('**/delegateProfile');
      await main(page).getByText('José Ángel Peña Muñoz').first().click();
      await page.waitForURL('**/dashboard');

      await page.goto('/messages');
      await main(page).getByText('Your test results').first().click();
      await main(page).locator('textarea').fill('Thank you, from Rosa.');
      await button(page, /^Send/).click();
      await seen(main(page).getByText('Thank you, from Rosa.').last());

      await page.goto('/profile_settings/personal');
      await main(page)
        .getByLabel(/^Phone number/)
        .fill('(212) 555-0188');
      await button(page, /^Save/).click();
      await seen(dialog(page).getByText('Your changes were saved.'));
    }),
  );
});

const said = {
  en: { onward: /^Check available times/, book: 'Book this time', booked: /is booked\. We look forward/ },
  es: { onward: /^Ver horarios/, book: 'Reservar este horario', booked: /está reservada\. Le esperamos/ },
} as const;

/** Books the first time that there is, by a link. */
const bookFirst = async (page: Page, language: 'en' | 'es'): Promise<void> => {
  const say = said[language];
  await openLink(page, { purpose: 'guest-appointment', language });
  await chooseFirst(page, button(page, say.onward));
  await times(page).first().click();
  await dialog(page).getByRole('button', { name: say.book }).click();
  await seen(main(page).getByText(say.booked).first());
};

describe('a guest of a mailed link at a practice with a system of its own', () => {
  it(
    'books a time, in es on a phone and in the dark',
    visiting({ language: 'es', size: 'phone', scheme: 'dark' }, ({ page }) => bookFirst(page, 'es')),
  );

  it(
    'moves a visit that is days ahead, in en on a desktop',
    visiting({}, async ({ page }) => {
      const visit = (await visitsToCome()).at(-1);
      await openLink(page, { purpose: 'guest-reschedule', visit, language: 'en' });
      await button(page, /^Reschedule/).click();
      await times(page).last().click();
      await dialog(page).getByRole('button', { name: 'Move to this time' }).click();
      await seen(
        main(page)
          .getByText(/is booked for the new time\. The old one is canceled\.$/)
          .first(),
      );
    }),
  );

  it(
    'checks in for a visit that is near, in en on a phone',
    visiting({ size: 'phone' }, async ({ page }) => {
      await bookFirst(page, 'en');
      const [visit] = await visitsToCome();
      await openLink(page, { purpose: 'guest-check-in', visit, language: 'en' });
      await button(page, /^Check in/).click();
      await seen(
        main(page)
          .getByText(/^You’re checked in/)
          .first(),
      );
    }),
  );
});

/** The visits that José has to come at the practice, earliest first, by their ids. */
const visitsToCome = async (): Promise<readonly string[]> => {
  const visitor = await browserHarness().visitor({ as: jose });
  try {
    await visitor.page.goto('/appointments');
    const links = rowsOf(visitor.page, 'SCHEDULED').locator('a[href*="/visit/seaside/"]');
    await seen(links.first());
    return await links.evaluateAll((all) =>
      all.map((each) => decodeURIComponent(each.getAttribute('href')?.split('/').at(-1) ?? '')),
    );
  } finally {
    await visitor.leave();
  }
};
