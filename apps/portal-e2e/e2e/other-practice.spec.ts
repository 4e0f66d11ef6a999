import { describe, expect, it } from '@jest/globals';
import type { PracticeId } from '@portico/domain/kernel';
import { people } from '../src/browser/demo-visitors.ts';
import { movedOn, watchMoves } from '../src/browser/layout-moves.ts';
import { becomes, editions, seen, visiting, openFixture } from './fixture.ts';

openFixture();

const said = {
  en: 'Switch to Riverwalk Community Clinic to fill out the forms',
  es: 'Cambiar a Riverwalk Community Clinic para llenar los formularios',
} as const;

describe('a visit of another practice than the one that is selected', () => {
  it.each(editions)(
    'ACC-248 leads to the forms that its practice asks for, at that practice, in $language on a $size',
    ({ language, size }) =>
      visiting({ language, size, as: { ...people.rich, practice: 'biscayne' as PracticeId } }, async (visitor) => {
        const { page } = visitor;
        await page.goto('/appointments');
        await page.locator('main a[href*="/visit/riverwalk/"]').first().click();
        await page.getByRole('button', { name: said[language], exact: true }).click();
        await page.waitForURL('**/form_history');
        const selected = async (): Promise<unknown> =>
          JSON.parse((await page.evaluate(() => sessionStorage.getItem('practice'))) ?? '{}').id;
        await becomes(selected, 'riverwalk');
        await seen(page.locator('main h1, main h2').first());
        expect(new URL(page.url()).pathname).toBe('/form_history');
      })(),
  );
});

describe('what waits at another practice', () => {
  it.each(editions)('comes after Home and moves nothing of it, in $language on a $size', ({ language, size }) =>
    visiting({ language, size, as: people.rich }, async ({ page }) => {
      await watchMoves(page);
      await page.goto('/dashboard');
      await page.waitForLoadState('networkidle');
      await seen(page.getByRole('button', { name: /^(Switch to|Cambiar a) Biscayne/ }));
      expect(await movedOn(page)).toEqual([]);
    })(),
  );
});
