import type { Page } from 'playwright-core';
import type { OutboxItem } from '../demo/outbox/outbox-items.ts';

/** The last mail or text message that went to an address, once it is there: the portal sends it after it has answered. */
export const noticeTo = async (page: Page, address: string, kind: OutboxItem['kind']): Promise<OutboxItem> => {
  for (let tries = 0; tries < 400; tries += 1) {
    const answer = await page.request.get('/demo/outbox.json');
    const items = (await answer.json()) as readonly OutboxItem[];
    const found = items.find((item) => item.address === address && item.kind === kind);
    if (found !== undefined) return found;
  }
  throw new Error(`No ${kind} went to ${address}.`);
};

/** The path of the link in a notice. */
export const pathIn = ({ links }: OutboxItem): string => {
  const { pathname, search } = new URL(links[0] ?? '');
  return `${pathname}${search}`;
};

export const fillBirthDate = async (page: Page, birthDate: string): Promise<void> => {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  await page.locator('select[autocomplete=bday-month]').selectOption(month);
  await page.locator('input[autocomplete=bday-day]').fill(day);
  await page.locator('input[autocomplete=bday-year]').fill(year);
};

/** Fills in the form of a new patient of the practice that is chosen, up to the terms. */
export const fillNewPatient = async (page: Page, email: string, password: string): Promise<void> => {
  await page.locator('input[name=firstName]').fill('Eva');
  await page.locator('input[name=lastName]').fill("O'Öz");
  await page.locator('input[name=phone]').fill('602-555-0133');
  await fillBirthDate(page, '1990-05-06');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=new-password]').fill(password);
  await page.locator('input[name=repeated-password]').fill(password);
};
