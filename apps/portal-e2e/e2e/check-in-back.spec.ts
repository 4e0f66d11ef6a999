import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { people } from '../src/browser/demo-visitors.ts';
import { partnerPractice } from '@portico/demo/partner/start-demo-partner.ts';
import { asking, james, pathOf, soonLike, usual, words } from './check-in-visits.ts';
import { visitOf } from './check-in-steps.ts';
import { becomes, gone, seen, visiting, openFixture } from './fixture.ts';

openFixture();

const steps = {
  en: { lists: 'Medications and Allergies', back: 'Back to step 1', first: 'Step 1 of 2', second: 'Step 2 of 2' },
  es: { lists: 'Medicamentos y alergias', back: 'Volver al paso 1', first: 'Paso 1 de 2', second: 'Paso 2 de 2' },
};

describe('Back within check-in', () => {
  beforeAll(() => asking(['medsAllergies', 'consents']));
  afterAll(() => asking(usual));

  it.each([
    { language: 'en', size: 'desktop', as: james },
    { language: 'es', size: 'phone', as: people.spanish },
  ] as const)(
    'APT-164 APT-165 goes one step back with the answers as they were given, and only from the first step out of it, in $language on a $size',
    ({ language, size, as }) =>
      visiting({ language, size, as }, async ({ page }) => {
        const say = { ...words[language], ...steps[language] };
        const visit = await soonLike(await visitOf(as.email, partnerPractice));
        await page.goto('/appointments');
        await page.goto(pathOf(visit));
        const isFirst = async (): Promise<void> => {
          await seen(page.getByRole('heading', { level: 2, name: say.lists }));
          await seen(page.getByText(say.first));
          for (const none of say.none) {
            await becomes(() => page.getByRole('checkbox', { name: none }).isChecked(), true);
          }
        };
        const isSecond = async (): Promise<void> => {
          await seen(page.getByRole('heading', { level: 2, name: say.consents }));
          await seen(page.getByText(say.second));
        };
        for (const none of say.none) await page.getByRole('checkbox', { name: none }).check();
        await gone(page.getByRole('button', { name: say.back }));
        await page.getByRole('button', { name: say.next, exact: true }).click();
        await isSecond();
        await page.goBack();
        await isFirst();
        await page.getByRole('button', { name: say.next, exact: true }).click();
        await isSecond();
        // Whoever comes back later is where they were, and can look at the step before.
        await page.reload();
        await isSecond();
        await page.getByRole('button', { name: say.back }).click();
        await isFirst();
        await page.goBack();
        await page.waitForURL('**/appointments');
        expect(new URL(page.url()).pathname).toBe('/appointments');
      })(),
  );
});
