import { describe, expect, it } from '@jest/globals';
import { passwordOf, people } from '../src/browser/demo-visitors.ts';
import type { Locator, Page } from 'playwright-core';
import { mostSteps, pressByKey, tabTo, typeByKey } from './keyboard.ts';
import { becomes, gone, seen, visiting, openFixture } from './fixture.ts';

/** Tab leads to what is chosen of the group, the arrows through it. */
const chooseRadio = async (page: Page, chosen: Locator, wanted: Locator): Promise<void> => {
  await tabTo(page, chosen);
  for (let step = 0; step < mostSteps && !(await wanted.isChecked()); step += 1) await page.keyboard.press('ArrowDown');
  expect(await wanted.isChecked()).toBe(true);
};

openFixture();

describe('without a mouse', () => {
  it(
    'MON-037 MON-040 MON-094 MON-123 a person signs in, sets up a plan, pays a part and reads the receipt',
    visiting({ language: 'en', size: 'desktop' }, async ({ page }) => {
      const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
      const radio = (name: RegExp | string): Locator => page.getByRole('radio', { name });
      const field = (name: string): Locator => page.getByRole('textbox', { name, exact: true });
      const dialog = (name: string): Locator => page.getByRole('dialog', { name });

      await page.goto('/');
      await typeByKey(page, page.locator('#login'), people.rich.email);
      await typeByKey(page, page.locator('#password'), passwordOf(people.rich.email));
      await page.keyboard.press('Enter');
      await pressByKey(page, page.getByRole('button', { name: /Riverwalk/ }));

      await pressByKey(page, page.getByRole('navigation').first().getByRole('link', { name: 'Payments', exact: true }));
      await pressByKey(page, page.getByRole('link', { name: /^Pay \$/ }).first());
      await chooseRadio(page, radio(/^Full/), radio(/^Payment plan/));
      await typeByKey(page, field('Amount in the plan'), '60');
      await typeByKey(page, field('Name of the plan'), 'By keyboard');
      await chooseRadio(page, radio('Weekly'), radio('Monthly'));
      await typeByKey(page, field('Number of months'), '4');
      await tabTo(page, page.getByRole('checkbox', { name: 'I agree to the terms of the plan' }));
      await page.keyboard.press('Space');
      await pressByKey(page, button('schedule payment'));
      await seen(dialog('Payment plan set up'));
      await pressByKey(page, button('Done'));
      await gone(dialog('Payment plan set up'));

      await pressByKey(page, page.getByRole('navigation').first().getByRole('link', { name: 'Payments', exact: true }));
      await seen(page.getByText('By keyboard', { exact: true }).first());
      await pressByKey(page, page.getByRole('link', { name: /^Pay \$/ }).first());
      await chooseRadio(page, radio(/^Full/), radio(/^Partial payment/));
      await typeByKey(page, field('Amount to pay'), '9.75');
      await pressByKey(page, button(/^pay now/));
      await seen(dialog('Payment received'));
      await becomes(() => dialog('Payment received').innerText(), expect.stringContaining('$9.75'));
      await pressByKey(page, button('Done'));
      await gone(dialog('Payment received'));

      await pressByKey(page, page.getByRole('navigation').first().getByRole('link', { name: 'Payments', exact: true }));
      await pressByKey(page, page.getByRole('link', { name: /^Receipt of/ }).first());
      const receipt = page.getByRole('heading', { level: 1, name: 'Payment receipt' });
      await seen(receipt);
      await becomes(() => page.locator('main#content').innerText(), expect.stringContaining('$9.75'));
    }),
  );
});
