import type { Locator, Page } from 'playwright-core';

const holderLabel = /^(Name on card|Nombre en la tarjeta)$/;
const ownNumber = 'input[autocomplete="cc-number"]';
// Not the frame of the wallets beside it.
const hosted = 'iframe[src*="/card-frame/clover#"]';

/** A field of the card processor's own, in its frame. */
export const hostedField = (page: Page, name: 'CARD_NUMBER' | 'CARD_DATE' | 'CARD_CVV' | 'CARD_POSTAL_CODE'): Locator =>
  page.frameLocator(hosted).locator(`#${name} input`);

/** Types a card where the practice's processor wants it: into its own fields, or into the portal's. It is good until the end of 2030. */
export const typeCard = async (page: Page, number: string, holder = 'Ana Prueba'): Promise<void> => {
  await page.getByLabel(holderLabel).fill(holder);
  await page.locator(`${ownNumber}, ${hosted}`).first().waitFor();
  if ((await page.locator(hosted).count()) > 0) {
    await hostedField(page, 'CARD_NUMBER').fill(number);
    await hostedField(page, 'CARD_DATE').fill('12/30');
    await hostedField(page, 'CARD_CVV').fill('123');
    await hostedField(page, 'CARD_POSTAL_CODE').fill('78205');
    return;
  }
  await page.locator(ownNumber).fill(number);
  await page.getByLabel(/^(Month|Mes)$/).selectOption('12');
  await page.getByLabel(/^(Year|Año)$/).selectOption('2030');
  await page.getByLabel(/^(Security code|Código de seguridad)$/).fill('123');
};
