import { describe, expect, it } from '@jest/globals';
import { EmbeddedFormIntake, EmbeddedIntake } from '@portico/adapters-practice/embedded';
import type { PatientRef } from '@portico/domain/kernel';
import { chartOf } from '../src/browser/chart-of.ts';
import { people } from '../src/browser/people.ts';
import { demoForms } from '@portico/demo/forms.ts';
import type { Page } from 'playwright-core';
import { becomes, gone, seen, browserHarness, visiting } from './fixture.ts';

const main = (page: Page) => page.locator('main#content');
const form = (page: Page) => main(page).locator('form');
const submit = (page: Page) => form(page).locator('button[type=submit]');
const toFill = (page: Page) => main(page).locator('section[aria-labelledby="forms-to-fill"]');
const signed = (page: Page) => main(page).locator('section[aria-labelledby="forms-signed"]');
const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** Makes exactly these demo forms due for this person. */
export const askFor = async (
  person: (typeof people)[keyof typeof people],
  titles: readonly string[],
): Promise<void> => {
  await askOfChart(await chartOf(browserHarness().portal, person), titles);
};

export const askOfChart = async (patient: PatientRef, titles: readonly string[]): Promise<void> => {
  const { portal } = browserHarness();
  const asked = demoForms.filter(({ title }) => titles.includes(title.en));
  await portal.database.rows({
    text: 'delete from clinic.form_requests where practice_id = $1 and patient_id = $2',
    values: [patient.practice, patient.patient],
  });
  await new EmbeddedIntake(portal.database).forms(asked.map(({ uuid: id, title }) => ({ patient, id, title })));
};

/** For as long as something is done, the practice asks for a form in which one label is another. */
const withNewVersion = async (
  title: string,
  person: (typeof people)[keyof typeof people],
  run: () => Promise<void>,
): Promise<void> => {
  const { portal } = browserHarness();
  const { practice } = await chartOf(portal, person);
  const before = demoForms.find((one) => one.title.en === title);
  if (before === undefined) throw new Error(`The demo has no form ${title}.`);
  const pages = before.pages.map((page) => ({
    ...page,
    fields: page.fields.map((field) =>
      field.type === 'datefield' ? { ...field, label: { en: 'Version 2', es: 'Version 2' } } : field,
    ),
  }));
  await new EmbeddedFormIntake(portal.database).forms(practice, [{ ...before, version: 2, pages }]);
  try {
    await run();
  } finally {
    for (const table of ['signed_forms', 'forms']) {
      await portal.database.rows({
        text: `delete from clinic.${table} where practice_id = $1 and uuid = $2 and version = 2`,
        values: [practice, before.uuid],
      });
    }
  }
};

/** Where the button of a form stands: pixels from the form's left edge, and the share of its width. */
const placeOfSubmit = async (page: Page) => {
  const [around, button] = await Promise.all([form(page).boundingBox(), submit(page).boundingBox()]);
  if (around === null || button === null) throw new Error('There is no button.');
  return { left: Math.round(button.x - around.x), share: button.width / around.width };
};

/** The last field of the open page ends above the button. */
const isBelowFields = async (page: Page): Promise<boolean> => {
  const [last, button] = await Promise.all([
    form(page).locator('input, select, textarea').last().boundingBox(),
    submit(page).boundingBox(),
  ]);
  return last !== null && button !== null && button.y >= last.y + last.height;
};

const typeName = async (page: Page, way: string, label: string, name: string): Promise<void> => {
  await form(page).getByRole('radio', { name: way }).check();
  await form(page).getByRole('textbox', { name: label }).fill(name);
};

export const formTests = (): void => {
  describe('forms', () => {
    it(
      'ACC-115 APT-234 APT-235 APT-245 APT-246 APT-247 APT-248 are signed one after the other from the list, and can then only be read, in en on a desktop',
      visiting({ as: people.empty }, async ({ page }) => {
        await askFor(people.empty, ['Consent to treatment', 'How is your pain?']);
        await page.goto('/form_history');
        await seen(toFill(page).getByText('Consent to treatment'));
        await toFill(page).getByRole('link', { name: 'Fill in all 2 forms' }).click();
        await seen(main(page).getByText('Form 1 of 2'));
        expect(pathOf(page)).toBe('/form_history/sign');
        const { left, share } = await placeOfSubmit(page);
        expect(left).toBe(0);
        expect(share).toBeLessThan(0.5);

        await submit(page).click();
        await seen(form(page).getByRole('alert').getByText('Please look at 2 fields:'));
        await form(page).getByRole('checkbox', { name: 'I agree to be treated here.' }).check();
        await form(page).getByRole('textbox', { name: 'Questions for your care team' }).fill('May I eat before?');
        await typeName(page, 'Type my name', 'Your full name', 'Sam O');
        await submit(page).click();

        await seen(main(page).getByText('Form 2 of 2'));
        await form(page).getByRole('textbox', { name: 'Where does it hurt?' }).fill('My left knee');
        await form(page).getByRole('radio', { name: '4 stars of 5' }).check({ force: true });
        await form(page).getByRole('radio', { name: 'No', exact: true }).check();
        await submit(page).click();

        await seen(main(page).getByText('Thank you. Your forms were sent.'));
        await becomes(async () => pathOf(page), '/form_history');
        await seen(toFill(page).getByText('You have no forms to fill in.'));
        await becomes(() => signed(page).getByRole('link').count(), 2);
        await signed(page).getByRole('link', { name: 'Consent to treatment' }).click();
        await seen(main(page).getByText('May I eat before?'));
        await seen(main(page).getByText('Sam O', { exact: true }));
        expect(pathOf(page)).toMatch(/^\/form_history\/.+_\d{4}-\d\d-\d\dT/);
        expect(await main(page).locator('input, select, textarea').count()).toBe(0);
      }),
    );

    it(
      'ACC-116 APT-235 APT-245 APT-248 one that was opened from the dashboard leads through its pages and back there, in es on a phone',
      visiting({ language: 'es', size: 'phone', as: people.spanish }, async ({ page }) => {
        await askFor(people.spanish, ['Medical history']);
        await page.goto('/dashboard');
        const link = main(page).getByRole('link', { name: 'Historial médico' });
        await link.click();
        await seen(form(page).getByText('Página 1 de 3'));
        const { share } = await placeOfSubmit(page);
        expect(share).toBeGreaterThan(0.95);
        expect(await isBelowFields(page)).toBe(true);
        await form(page).getByRole('textbox', { name: '¿Por qué viene a consulta?' }).fill('Me duele la cabeza');
        await form(page).getByRole('combobox', { name: '¿Cómo es su salud en general?' }).selectOption('fair');
        await form(page).getByRole('textbox', { name: 'Contacto de emergencia' }).fill('Ana Peña');
        await form(page).getByRole('textbox', { name: 'Teléfono de ese contacto' }).pressSequentially('3055550142');
        await submit(page).click();

        await seen(form(page).getByText('Página 2 de 3'));
        await form(page).getByRole('checkbox', { name: 'Ninguno' }).check();
        await form(page).getByRole('radio', { name: 'No', exact: true }).check();
        await submit(page).click();

        await seen(form(page).getByText('Página 3 de 3'));
        expect(await isBelowFields(page)).toBe(true);
        await form(page).getByRole('checkbox', { name: 'Lo que escribí es cierto hasta donde sé.' }).check();
        await typeName(page, 'Escribir mi nombre', 'Su nombre completo', 'María Fernanda Núñez-Peña');
        await submit(page).click();

        await becomes(async () => pathOf(page), '/dashboard');
        await seen(page.getByRole('tabpanel'));
        await gone(link);
      }),
    );

    it.each([
      ['en', 'desktop', 'This form has changed', 'Where does it hurt?', 'Close'],
      ['es', 'phone', 'Este formulario cambió', '¿Dónde le duele?', 'Cerrar'],
    ] as const)(
      'MON-021 MON-024 APT-253 that the practice changes meanwhile come back as they are now, with what was typed, in %s on a %s',
      async (language, size, title, where, close) =>
        visiting({ language, size, as: people.elderly }, async ({ page }) => {
          await askFor(people.elderly, ['How is your pain?']);
          await page.goto('/form_history/sign');
          await form(page).getByRole('textbox', { name: where }).fill('Left knee');
          await form(page).getByRole('radio', { name: /^4 / }).check({ force: true });
          await form(page).getByRole('radio', { name: 'No', exact: true }).check();
          await withNewVersion('How is your pain?', people.elderly, async () => {
            await submit(page).click();
            const modal = page.locator('#postPendingFormsChanged');
            await seen(modal.getByText(title));
            await modal.getByRole('button', { name: close }).click();
            await gone(modal);
            await seen(form(page).getByText('Version 2'));
            expect(await form(page).getByRole('textbox', { name: where }).inputValue()).toBe('Left knee');
            await submit(page).click();
            await becomes(async () => pathOf(page), '/form_history');
            await becomes(() => signed(page).getByRole('link').count(), 1);
          });
        })(),
    );
  });
};
