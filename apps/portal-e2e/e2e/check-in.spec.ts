import { describe, expect } from '@jest/globals';
import { story } from '@portico/gateway/testing/story';
import { people } from '../src/browser/demo-visitors.ts';
import { demoGuest } from '@portico/demo/demo-guest-links.ts';
import { askFor, askOfChart } from './due-forms-steps.ts';
import { informationWords, passInformation } from './fill-information-form.ts';
import { intakeWords, passHistory, passPain } from './fill-intake-form.ts';
import { becomes, gone, networkError, seen, browserHarness, visiting, openFixture } from './fixture.ts';
import {
  saguaro,
  statusOf,
  beginIn,
  linkedVisit,
  passByLink,
  lastVisit,
  visitOf,
  consentWords,
  sign,
} from './check-in-steps.ts';

openFixture();

describe('check-in', () => {
  const it = story();
  it(
    'ACC-414 APT-162 APT-163 APT-164 APT-182 APT-184 APT-186 APT-200 APT-202 APT-203 APT-204 APT-206 APT-172 APT-196 MON-317 MON-318 MON-322 leads from the card through the information check, the lists and the intake forms to the payment, and back, in en on a desktop',
    visiting({ as: people.rich }, async ({ page, events }) => {
      const { practice } = people.rich;
      const visit = await lastVisit();
      await beginIn(10, practice, visit);
      await askFor(people.rich, ['How is your pain?', 'Medical history']);
      await page.goto('/appointments');
      await page
        .getByRole('button', { name: /^Check in/ })
        .first()
        .click();
      await page.waitForURL('**/appointments/check_in?**');
      await passInformation(page, informationWords.en, { photos: false });
      await seen(page.getByRole('heading', { level: 2, name: 'Medications and Allergies' }));
      const allergies = page.getByRole('group', { name: 'Allergies' });
      const medications = page.getByRole('group', { name: 'Medications' });
      await allergies.getByRole('button', { name: 'Add an allergy' }).click();
      await allergies.getByLabel('Allergy', { exact: true }).last().pressSequentially('late');
      await page.getByRole('option', { name: 'Latex' }).click();
      await becomes(() => allergies.getByLabel('Allergy', { exact: true }).last().inputValue(), 'Latex');
      // What the staff wrote is talked about with the provider, and stays.
      const none = medications.getByRole('checkbox', { name: 'I take no medications' });
      await none.click();
      const ask = page.getByRole('dialog', { name: 'Ask the provider' });
      await seen(
        ask.getByText('Please discuss these entries with the provider before choosing none.', { exact: true }),
      );
      await ask.getByRole('button', { name: 'OK', exact: true }).click();
      await gone(ask);
      await becomes(() => none.isChecked(), false);
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await passHistory(page, intakeWords.en, false);
      await passPain(page, intakeWords.en, true);
      await becomes(() => statusOf(practice, visit), 'CHECKED-IN');
      // Something is due, and can be paid at the front desk all the same.
      await page.getByRole('button', { name: 'Pay at the front desk' }).click();
      await page.waitForURL('**/appointments');
      const done = page.getByRole('dialog', { name: 'You’re checked in' });
      await seen(done);
      await done.getByRole('button', { name: 'Close' }).click();
      await gone(done);
      await seen(page.getByRole('main').getByText(/^You’re checked in for .+, at .+\.$/));
      expect(events).toEqual(['Check In']);
    }),
  );

  it(
    'APT-164 APT-170 APT-199 a patient signs the consent forms that wait, one by one, in en on a desktop',
    visiting({ as: people.vertex }, async ({ page }) => {
      const { practice, email } = people.vertex;
      const visit = await visitOf(email, practice);
      await beginIn(30, practice, visit.id);
      await askFor(people.vertex, ['Consent to treatment', 'Notice of privacy practices']);
      await page.goto(
        `/appointments/check_in?practiceId=${practice}&patientId=${visit.patient}&appointmentId=${visit.id}`,
      );
      for (const none of ['I have no allergies', 'I take no medications']) {
        await page.getByRole('checkbox', { name: none }).check();
      }
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await seen(page.getByRole('heading', { level: 2, name: 'Consent Forms' }));
      // A page with an empty required field does not go on.
      await page.locator('main#content form button[type=submit]').click();
      await seen(page.getByText('Please check 2 details:'));
      expect(await statusOf(practice, visit.id)).toBe('SCHEDULED');
      await sign(page, consentWords.en);
      await becomes(() => statusOf(practice, visit.id), 'CHECKED-IN');
      await page.waitForURL('**/appointments');
      await seen(page.getByRole('dialog', { name: 'You’re checked in' }));
    }),
  );

  it(
    'MON-027 APT-320 APT-322 APT-327 tells a guest who is early from when it is possible, and Ok begins anew',
    visiting(
      {},
      async (visitor) => {
        const { page } = visitor;
        await beginIn(120 * 24 * 60, saguaro, await linkedVisit());
        await passByLink(page, 'en');
        const modal = page.getByRole('alertdialog', { name: 'Check in' });
        await seen(modal.getByText('Check-in for this visit isn’t open yet.', { exact: false }));
        await modal.getByRole('button', { name: 'OK', exact: true }).click();
        await seen(page.getByRole('heading', { level: 1, name: 'Get started' }));
        expect(await visitor.session()).toEqual({});
      },
      { expected: networkError },
    ),
  );

  it(
    'APT-172 APT-288 APT-289 APT-292 APT-318 ACC-035 APT-164 APT-165 APT-199 APT-300 a guest checks in by a link, with the lists and the consent forms, in es on a phone',
    visiting({ language: 'es', size: 'phone' }, async ({ page }) => {
      const visit = await linkedVisit();
      await beginIn(120, saguaro, visit);
      const { database, clock } = browserHarness().portal;
      const guest = await demoGuest(database, saguaro, 'visit', clock.now());
      if (guest === undefined) throw new Error('The demo has a guest.');
      const consents = ['Consent to treatment', 'Notice of privacy practices'];
      await askOfChart({ practice: saguaro, patient: guest.patient }, consents);
      await passByLink(page, 'es');
      await seen(page.getByRole('heading', { level: 2, name: 'Medicamentos y alergias' }));
      await page.waitForURL('**/guest/workflow/check_in/medications_and_allergies');
      await page.reload();
      for (const none of ['No tengo alergias', 'No tomo medicamentos']) {
        await page.getByRole('checkbox', { name: none }).check();
      }
      await page.getByRole('button', { name: 'Siguiente', exact: true }).click();
      await seen(page.getByRole('heading', { level: 2, name: 'Formularios de consentimiento' }));
      await page.waitForURL('**/guest/workflow/check_in/consent_forms');
      // Another test may have signed the same form for this patient just now.
      await clock.later(1, async () => {
        await sign(page, consentWords.es);
        await page.waitForURL('**/guest/workflow/appointments/add_appointment_success');
      });
      await seen(page.getByText('Su llegada a Saguaro Family Medicine está registrada.', { exact: false }));
      expect(await statusOf(saguaro, visit)).toBe('CHECKED-IN');
    }),
  );
});
