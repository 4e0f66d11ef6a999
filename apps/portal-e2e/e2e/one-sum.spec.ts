import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { people } from '../src/browser/demo-visitors.ts';
import { becomes, openFixture, seen, visiting } from './fixture.ts';

const main = (page: Page) => page.getByRole('main');
const payment = (page: Page) => page.locator('[data-step=payment]');

/** The sums in a text, in cents. */
const sumsIn = (text: string | null): readonly number[] =>
  [...(text ?? '').matchAll(/\$([\d,]+)\.(\d{2})/g)].map(([, whole = '', rest = '']) =>
    Number(`${whole.replaceAll(',', '')}${rest}`),
  );

openFixture();

describe('one sum of what is owed', () => {
  it(
    'MON-169 is said alike before and after a part at check-out: pay page, receipt, check-out and Payments',
    visiting({ language: 'en', size: 'phone', as: people.leaving }, async ({ page }) => {
      await page.goto('/appointments');
      await page.getByRole('button', { name: /^Check out/ }).click();
      await seen(payment(page).getByText(/is due/));
      const [due = 0] = sumsIn(
        await payment(page)
          .getByText(/is due/)
          .textContent(),
      );
      const [balance = 0, copay = 0] = sumsIn(
        await payment(page)
          .getByText(/^Balance/)
          .textContent(),
      );
      expect(balance + copay).toBe(due);

      await payment(page)
        .getByRole('button', { name: /^Pay \$/ })
        .click();
      await page.getByRole('radio', { name: /^Partial payment/ }).check();
      await seen(page.getByText(/To pay the .* copay, choose/));
      await page.getByLabel('Amount to pay').fill('40.00');
      const after = [due - 4_000, balance - 4_000, copay];
      expect(sumsIn(await page.getByText(/^Left to pay after this/).textContent())).toEqual(after);
      await page.getByRole('button', { name: /^pay now/i }).click();

      const receipt = page.getByRole('dialog', { name: 'Payment received' });
      await seen(receipt.getByText('Left to pay in all'));
      const rows = sumsIn((await receipt.locator('dl').textContent()) ?? '');
      expect(rows).toEqual([4_000, copay, balance - 4_000, due - 4_000]);
      await receipt.getByRole('button', { name: 'Done' }).click();

      await page.waitForURL('**/appointments/check_out?*');
      const dueNow = async () =>
        sumsIn(
          await payment(page)
            .getByText(/is still due/)
            .textContent(),
        );
      const partsNow = async () =>
        sumsIn(
          await payment(page)
            .getByText(/^Balance/)
            .textContent(),
        );
      await becomes(dueNow, [4_000, due - 4_000]);
      expect(await partsNow()).toEqual([balance - 4_000, copay]);

      await page.goto('/payments');
      await seen(main(page).getByRole('heading', { name: 'Balance to pay now' }));
      await seen(main(page).getByRole('link', { name: `Pay $${((balance - 4_000) / 100).toFixed(2)}` }));
    }),
  );
});
