import { bytesOf } from '../src/browser/read-downloads.ts';
import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { people } from '../src/browser/demo-visitors.ts';
import { openVisit, rowsOf } from '../src/browser/open-visit.ts';
import { seen, visiting, openFixture } from './fixture.ts';

const fetched = async (page: Page, button: Locator): Promise<{ readonly name: string; readonly begins: string }> => {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const bytes = await bytesOf(download);
  return { name: download.suggestedFilename(), begins: bytes.subarray(0, 5).toString('latin1') };
};

openFixture();

describe('a visit summary', () => {
  it(
    'APT-146 is downloaded from the page of a past visit as visit_summary.pdf',
    visiting({ language: 'en', size: 'desktop', as: people.rich }, async ({ page }) => {
      await page.goto('/appointments');
      const visit = await openVisit(page, rowsOf(page, 'COMPLETED').first());
      const button = visit.getByRole('button', { name: /^Visit summary/ });
      await seen(button);
      expect(await fetched(page, button)).toEqual({ name: 'visit_summary.pdf', begins: '%PDF-' });
    }),
  );

  it(
    'APT-158 is a list of documents in a practice that keeps them: shown without scripts, and downloaded as XML',
    visiting({ language: 'es', size: 'phone', as: people.vertex }, async ({ page }) => {
      await page.goto('/my_health/visit_summary');
      await page.getByRole('button', { name: 'Crear resumen' }).click();
      const view = page.getByRole('button', { name: /^Ver/ }).first();
      await seen(view);
      const [shown] = await Promise.all([page.waitForEvent('popup'), view.click()]);
      await seen(shown.frameLocator('iframe[sandbox=""]').locator('h1'));
      await shown.close();
      const file = await fetched(page, page.getByRole('button', { name: /^Descargar/ }).first());
      expect(file).toEqual({ name: 'resumen-de-la-consulta.xml', begins: '<?xml' });
    }),
  );
});
