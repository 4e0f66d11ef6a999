import { describe, expect, it } from '@jest/globals';
import { MINUTE, type PatientId } from '@portico/domain/kernel';
import { passwordOf, people, type DemoVisitor } from '../src/browser/demo-visitors.ts';
import { Visitor } from '../src/browser/visitor.ts';
import type { Page } from 'playwright-core';
import { partnerPractice } from '@portico/demo/partner/start-demo-partner.ts';
import { askOfChart } from './due-forms-steps.ts';
import { becomes, seen, browserHarness, visiting, openFixture } from './fixture.ts';

const james: DemoVisitor = { email: people.rich.email, practice: partnerPractice };

/** Moves the person's last visit at the practice to half an hour from now, with nothing to pay. */
const visitSoon = async ({ email }: DemoVisitor) => {
  const { database, clock } = browserHarness().portal;
  const [visit] = await database.rows<{ readonly id: string; readonly patient_id: string }>({
    text: `select a.id, a.patient_id from clinic.appointments a
           join account_charts c on c.practice_id = a.practice_id and c.patient_id = a.patient_id
           join accounts o on o.id = c.account_id
           where o.email = $1 and a.practice_id = $2 and a.status = 'SCHEDULED' and not a.video and a.starts_at > $3
           order by a.starts_at desc limit 1`,
    values: [email, partnerPractice, clock.now()],
  });
  if (visit === undefined) throw new Error(`${email} has no visit to come.`);
  const start = clock.now() + 30 * MINUTE;
  await database.rows({
    text: 'update clinic.appointments set starts_at = $3, ends_at = $4 where practice_id = $1 and id = $2',
    values: [partnerPractice, visit.id, start, start + 30 * MINUTE],
  });
  for (const table of ['charges', 'visit_dues']) {
    const whose =
      table === 'charges' ? (['patient_id', visit.patient_id] as const) : (['appointment_id', visit.id] as const);
    await database.rows({
      text: `delete from clinic.${table} where practice_id = $1 and ${whose[0]} = $2`,
      values: [partnerPractice, whose[1]],
    });
  }
  await askOfChart({ practice: partnerPractice, patient: visit.patient_id as PatientId }, []);
  // Who they are was looked through before, and nothing else was done.
  await database.rows({
    text: 'delete from check_ins where practice_id = $1 and patient_id = $2',
    values: [partnerPractice, visit.patient_id],
  });
  await database.rows({
    text: `insert into check_ins (practice_id, patient_id, appointment_id, stage, done_at)
           values ($1, $2, $3, 'information', $4) on conflict do nothing`,
    values: [partnerPractice, visit.patient_id, visit.id, clock.now()],
  });
  const query = { practiceId: partnerPractice, patientId: visit.patient_id, appointmentId: visit.id };
  return { id: visit.id, checkIn: `/appointments/check_in?${new URLSearchParams(query).toString()}` };
};

const statusOf = async (id: string): Promise<string | undefined> => {
  const [visit] = await browserHarness().portal.database.rows<{ readonly status: string }>({
    text: 'select status from clinic.appointments where practice_id = $1 and id = $2',
    values: [partnerPractice, id],
  });
  return visit?.status;
};

const atPartner = (page: Page): Promise<void> => page.waitForURL(`${browserHarness().portal.partner.origin}/**`);
const pathIn = (page: Page): string => new URL(page.url()).pathname;

openFixture();

describe('a task of check-in at a partner', () => {
  it(
    'ACC-045 APT-207 APT-208 APT-210 APT-211 APT-212 leads there and back, done or not, in en on a desktop',
    visiting({ as: james }, async ({ page }) => {
      const visit = await visitSoon(james);
      await page.goto(visit.checkIn);
      await seen(page.getByText('Step 2 of 3', { exact: true }));
      for (const none of ['I have no allergies', 'I take no medications']) {
        await page.getByRole('checkbox', { name: none }).check();
      }
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      const heading = page.getByRole('heading', { level: 2, name: 'Questions from Bayline Pre-Registration' });
      await seen(heading);
      await becomes(() => heading.evaluate((one) => one === document.activeElement), true);
      const go = page.getByRole('button', { name: 'Go to Bayline Pre-Registration' });
      await go.click();
      await atPartner(page);
      await page.getByRole('link', { name: 'Go back without answering' }).click();
      // The practice knows that nothing was done, even if the address says otherwise.
      await page.waitForURL((url) => `${url.pathname}${url.search}` === visit.checkIn);
      await seen(heading);
      await page.goto(`/third_party/continue_check_in?practiceId=biscayne&appointmentId=${visit.id}&success=true`);
      await page.waitForURL((url) => `${url.pathname}${url.search}` === visit.checkIn);
      expect(await statusOf(visit.id)).toBe('SCHEDULED');
      await go.click();
      await atPartner(page);
      await page.getByRole('radio', { name: 'No' }).check();
      await page.getByRole('textbox').fill('Rosa Walker');
      await page.getByRole('button', { name: 'Send and go back' }).click();
      const done = page.getByRole('dialog', { name: 'You’re checked in' });
      await seen(done);
      expect({ path: pathIn(page), status: await statusOf(visit.id) }).toEqual({
        path: '/appointments',
        status: 'CHECKED-IN',
      });
      await page.reload();
      await page.waitForLoadState('networkidle');
      expect(await done.isVisible()).toBe(false);
    }),
  );

  it(
    'ACC-045 APT-208 APT-213 asks somebody who is signed out to sign in and goes on then, in es on a phone',
    visiting({ language: 'es', size: 'phone', as: people.spanish }, async ({ page }) => {
      const visit = await visitSoon(people.spanish);
      await page.goto(visit.checkIn);
      for (const none of ['No tengo alergias', 'No tomo medicamentos']) {
        await page.getByRole('checkbox', { name: none }).check();
      }
      await page.getByRole('button', { name: 'Siguiente', exact: true }).click();
      await page.getByRole('button', { name: 'Ir a Bayline Pre-Registration' }).click();
      await atPartner(page);
      // Another tab has no session.
      const tab = new Visitor(await page.context().newPage(), 'es');
      await tab.page.goto(page.url());
      await tab.page.getByRole('radio', { name: 'Sí' }).check();
      await tab.page.getByRole('textbox').fill('José Núñez');
      await tab.page.getByRole('button', { name: 'Enviar y volver' }).click();
      await tab.page.waitForURL('**/third_party/continue_check_in?**');
      await tab.page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
      await tab.fillIn(people.spanish.email, passwordOf(people.spanish.email));
      await seen(tab.page.getByRole('dialog', { name: 'Su llegada está registrada' }));
      expect({ path: pathIn(tab.page), status: await statusOf(visit.id) }).toEqual({
        path: '/appointments',
        status: 'CHECKED-IN',
      });
      expect(tab.complaints).toEqual([]);
    }),
  );
});
