import { describe, expect, it } from '@jest/globals';
import { people } from '../src/browser/demo-visitors.ts';
import { becomes, gone, seen, visiting, openFixture } from './fixture.ts';
import {
  main,
  form,
  submit,
  toFill,
  signed,
  pathOf,
  askFor,
  withNewVersion,
  placeOfSubmit,
  isBelowFields,
  typeName,
} from './due-forms-steps.ts';

openFixture();

describe('forms', () => {
  it(
    'ACC-115 APT-234 APT-235 APT-245 APT-246 APT-247 APT-248 are signed one after the other from the list, and can then only be read, in en on a desktop',
    visiting({ as: people.empty }, async ({ page }) => {
      await askFor(people.empty, ['Consent to treatment', 'How is your pain?']);
      await page.goto('/form_history');
      await seen(toFill(page).getByText('Consent to treatment'));
      await toFill(page).getByRole('link', { name: 'Fill out all 2 forms' }).click();
      await seen(main(page).getByText('Form 1 of 2'));
      expect(pathOf(page)).toBe('/form_history/sign');
      const { left, share } = await placeOfSubmit(page);
      expect(left).toBe(0);
      expect(share).toBeLessThan(0.5);

      await submit(page).click();
      await seen(form(page).getByText('Please check 2 details:'));
      const pad = await form(page).locator('canvas').boundingBox();
      const error = await form(page)
        .getByText(/^Sign the form\. \(/)
        .boundingBox();
      expect((error?.y ?? Infinity) - (pad?.y ?? 0) - (pad?.height ?? 0)).toBeLessThanOrEqual(16);
      await form(page).getByRole('checkbox', { name: 'I agree to be treated here.' }).check();
      await form(page).getByRole('textbox', { name: 'Questions for your care team' }).fill('May I eat before?');
      await typeName(page, 'Type my name', 'Your full name', 'Sam O');
      await submit(page).click();

      await seen(main(page).getByText('Form 2 of 2'));
      await form(page).getByRole('textbox', { name: 'Where does it hurt?' }).fill('My left knee');
      await form(page).getByRole('radio', { name: '4 stars of 5' }).check({ force: true });
      await form(page).getByRole('radio', { name: 'No', exact: true }).check();
      await submit(page).click();

      await seen(main(page).getByText(/^Thank you\. “Consent to treatment” and “[^”]+” were sent to the practice\./));
      await becomes(async () => pathOf(page), '/form_history');
      await seen(toFill(page).getByText('No forms to fill out.'));
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
      // How much someone smokes is only asked where they do, and a number that was typed before is not held against them.
      const cigarettes = form(page).getByRole('textbox', { name: 'Cigarrillos al día' });
      expect(await cigarettes.count()).toBe(0);
      await form(page).getByRole('radio', { name: 'Sí', exact: true }).check();
      await cigarettes.fill('many');
      await form(page).getByRole('radio', { name: 'No', exact: true }).check();
      await gone(cigarettes);
      await submit(page).click();

      await seen(form(page).getByText('Página 3 de 3'));
      // Back of the browser goes through the pages.
      for (const at of [2, 1]) {
        await page.goBack();
        await seen(form(page).getByText(`Página ${at} de 3`));
      }
      for (const at of [2, 3]) {
        await submit(page).click();
        await seen(form(page).getByText(`Página ${at} de 3`));
      }
      await form(page).getByText('Lo que va a firmar').click();
      await seen(form(page).getByText('Me duele la cabeza'));
      expect(await isBelowFields(page)).toBe(true);
      await form(page).getByRole('checkbox', { name: 'Lo que escribí es cierto hasta donde sé.' }).check();
      await typeName(page, 'Escribir mi nombre', 'Su nombre completo', 'María Fernanda Núñez-Peña');
      await submit(page).click();

      await becomes(async () => pathOf(page), '/dashboard');
      await seen(page.getByRole('tabpanel'));
      await gone(link);
      // None of the form's pages is left behind it.
      await page.goBack();
      await becomes(async () => pathOf(page), '/dashboard');
      expect(
        await page.evaluate(() => (window.history.state as { readonly backSteps?: number }).backSteps),
      ).toBeUndefined();
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
