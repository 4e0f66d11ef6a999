import type { Page } from 'playwright-core';
import { seen } from './fixture.ts';

/** What a person reads on the way to the payment of a part of the balance. */
export const balanceWords = {
  en: { pay: /^Pay \$/, partial: /^Partial payment/, partialAmount: 'Amount to pay' },
  es: { pay: /^Pagar \$/, partial: /^Pago parcial/, partialAmount: 'Monto a pagar' },
} as const;
type Words = (typeof balanceWords)[keyof typeof balanceWords];

/** Opens the payment of the balance from Home, where the quick actions and the to-do list both lead to it. */
export const openBalance = async (page: Page, say: Words): Promise<void> => {
  await page.goto('/dashboard#payments');
  await page.getByRole('link', { name: say.pay, exact: true }).first().click();
  await seen(page.getByRole('radio', { name: say.partial }));
};

/** A part of the balance, so that there is enough for everybody. */
export const choosePart = async (page: Page, say: Words, amount: string): Promise<void> => {
  const part = page.getByRole('radio', { name: say.partial });
  const field = page.getByRole('textbox', { name: say.partialAmount });
  if (await part.isChecked()) return field.fill(amount);
  await part.check();
  // Seen at once, above what stands fixed at the foot of a phone.
  await field.waitFor();
  const isSeen = await field.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === element;
  });
  if (!isSeen) throw new Error('The field for the amount opened out of sight.');
  await field.fill(amount);
};
