import type { Page } from 'playwright-core';
import { fillBirthDate } from './link-identity-check.ts';

/** Fills in the form of a new patient of the practice that is chosen, up to the terms. */
export const fillNewPatient = async (page: Page, email: string, password: string): Promise<void> => {
  await page.locator('input[name=firstName]').fill('Eva');
  await page.locator('input[name=lastName]').fill("O'Öz");
  await page.locator('input[name=phone]').fill('602-555-0133');
  await fillBirthDate(page, '1990-05-06');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=new-password]').fill(password);
};
