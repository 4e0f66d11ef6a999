import type { Page } from 'playwright-core';
import type { OutboxItem } from '@portico/demo/outbox/outbox-items.ts';
import type { VisitorLanguage } from './visitor.ts';

/** The path of the link in a notice, in another language than the notice's own where one is given. */
export const pathIn = ({ links }: OutboxItem, language?: VisitorLanguage): string => {
  const link = new URL(links[0] ?? '');
  if (language !== undefined) link.searchParams.set('language', language);
  return `${link.pathname}${link.search}`;
};

/** Fills in a birth date, `YYYY-MM-DD`, in a page's three fields. */
export const fillBirthDate = async (page: Page, birthDate: string): Promise<void> => {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  await page.locator('select[autocomplete=bday-month]').selectOption(month);
  await page.locator('input[autocomplete=bday-day]').fill(day);
  await page.locator('input[autocomplete=bday-year]').fill(year);
};

/** Answers the identity check that a link opens. */
export const passCheck = async (page: Page, birthDate: string): Promise<void> => {
  await fillBirthDate(page, birthDate);
  await page.locator('main form button[type=submit]').click();
};
