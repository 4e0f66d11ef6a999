import { bytesOf, fileOfNextWindow, textOf } from '../src/browser/read-downloads.ts';
import { describe, expect, it } from '@jest/globals';
import { people } from '../src/browser/demo-visitors.ts';
import { becomes, editions, gone, seen, visiting, openFixture } from './fixture.ts';

/** What a person reads on the payments screen. */
const words = {
  en: {
    title: 'Payments',
    pay: /^Pay \$/,
    receipt: /^Receipt of/,
    receiptTitle: 'Payment receipt',
    taxId: 'Tax ID (EIN)',
    bill: /^See bill of/,
    insurance: 'Insurance paid',
    pdf: 'Download PDF',
    open: /^Open PDF/,
    blocked: 'Please allow pop-ups for this site to view the file.',
    more: /^Load more \((\d+)\)$/,
    year: /^Download \d{4}$/,
    column: 'Reference',
    notOnline: 'This practice does not accept online payments. Please call the practice to make a payment.',
    cancel: 'Cancel plan Knee MRI',
    keep: 'Keep the plan',
    cancelYes: 'Cancel plan',
    question: 'Cancel this plan?',
    canceled: /is canceled\. \$[\d.,]+ went back to the balance\./,
  },
  es: {
    title: 'Pagos',
    pay: /^Pagar \$/,
    receipt: /^Recibo de/,
    receiptTitle: 'Recibo de pago',
    taxId: 'Número de identificación fiscal (EIN)',
    bill: /^Ver factura del/,
    insurance: 'Pagó el seguro',
    pdf: 'Descargar PDF',
    open: /^Abrir PDF/,
    blocked: 'Permita las ventanas emergentes de este sitio para ver el archivo.',
    more: /^Cargar más \((\d+)\)$/,
    year: /^Descargar \d{4}$/,
    column: 'Referencia',
    notOnline: 'Este consultorio no acepta pagos en línea. Llame al consultorio para hacer un pago.',
    cancel: 'Cancelar el plan Ultrasonidos',
    keep: 'Conservar el plan',
    cancelYes: 'Cancelar el plan',
    question: '¿Cancelar este plan?',
    canceled: /está cancelado\. \$[\d.,]+ volvieron al saldo\./,
  },
} as const;

openFixture();

describe('what was paid', () => {
  it.each(editions)('ACC-102 MON-035 MON-181 is listed, a few at first, in $language on a $size', (edition) =>
    visiting({ ...edition, as: people.rich }, async ({ page }) => {
      const say = words[edition.language];
      await page.goto('/dashboard');
      await page.getByRole('navigation').first().getByRole('link', { name: say.title, exact: true }).click();
      await seen(page.getByRole('heading', { level: 1, name: say.title, exact: true }));
      const entries = page
        .locator('main#content section')
        .filter({ has: page.locator('[data-receipt]') })
        .locator('li');
      await seen(entries.first());
      const before = await entries.count();
      expect(before).toBe(7);
      const more = page.getByRole('button', { name: say.more });
      const left = Number(say.more.exec(await more.innerText())?.[1]);
      await more.click();
      await entries.nth(before).waitFor();
      await becomes(() => entries.count(), before + Math.min(left, 10));
      await page.getByRole('link', { name: say.pay, exact: true }).click();
      await page.waitForURL(/\/payments\/patient\/[^/]+\/practice\/riverwalk\/make_payment$/);
    })(),
  );

  it.each(editions)('has a receipt that is read, saved and left again, in $language on a $size', (edition) =>
    visiting({ ...edition, as: people.rich }, async ({ page }) => {
      const say = words[edition.language];
      await page.goto('/payments');
      const link = page.getByRole('link', { name: say.receipt }).first();
      await link.click();
      await page.waitForURL(/\/payments\/receipt\/[^/]+$/);
      const address = page.url();
      const title = page.getByRole('heading', { name: say.receiptTitle, exact: true });
      await seen(title);
      // It is there again after a reload, and the way back is that of the browser.
      await page.reload();
      await seen(title);
      await seen(page.getByText(say.taxId, { exact: true }));
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: say.pdf, exact: true }).click(),
      ]);
      const receipt = { en: 'receipt', es: 'recibo' }[edition.language];
      expect(download.suggestedFilename().replace(/\d{4}-\d\d-\d\d/, 'DAY')).toBe(`${receipt}_DAY.pdf`);
      expect((await bytesOf(download)).subarray(0, 5).toString()).toBe('%PDF-');
      await page.goBack();
      await gone(title);
      expect(page.url()).not.toBe(address);
      await seen(link);
    })(),
  );

  it.each(editions)('comes as a table for a year, in $language', (edition) =>
    visiting({ ...edition, as: people.rich }, async ({ page }) => {
      const say = words[edition.language];
      await page.goto('/payments');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: say.year }).first().click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^payments_\d{4}\.csv$/);
      const table = await textOf(download);
      expect(table.split('\r\n')[0]?.endsWith(say.column)).toBe(true);
    })(),
  );
});

describe('a statement', () => {
  it.each(editions)('has a page of its own, line by line, in $language on a $size', (edition) =>
    visiting({ ...edition, as: people.rich }, async ({ page }) => {
      const say = words[edition.language];
      await page.goto('/payments');
      await page.getByRole('link', { name: say.bill }).first().click();
      await page.waitForURL(/\/payments\/bill\/[^/]+$/);
      await seen(page.getByText(say.insurance, { exact: true }).first());
      await becomes(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), true);
    })(),
  );

  it.each(editions)('MON-186 opens as a PDF in a new window, in $language on a $size', (edition) =>
    visiting({ ...edition, as: people.rich }, async ({ page }) => {
      const say = words[edition.language];
      await page.goto('/payments');
      const given = fileOfNextWindow(page);
      await page.getByRole('button', { name: say.open }).first().click();
      expect(await given).toMatchObject({ isPdf: true });
      expect(new URL(page.url()).pathname).toBe('/payments');
    })(),
  );

  it.each(editions)('MON-187 asks for pop-ups where the browser blocks the window, in $language', (edition) =>
    visiting({ ...edition, as: people.rich }, async ({ page }) => {
      const say = words[edition.language];
      await page.goto('/payments');
      await page.evaluate(() => {
        window.open = () => null;
      });
      await page.getByRole('button', { name: say.open }).first().click();
      await seen(page.getByRole('alert').filter({ hasText: say.blocked }));
    })(),
  );
});

it.each([
  { language: 'en', size: 'desktop', as: people.rich },
  { language: 'es', size: 'phone', as: people.spanish },
] as const)('MON-093 a plan is canceled after a question, in $language on a $size', ({ language, size, as }) =>
  visiting({ language, size, as }, async ({ page }) => {
    const say = words[language];
    await page.goto('/payments');
    const question = page.getByRole('alertdialog', { name: say.question });
    const cancel = page.getByRole('button', { name: say.cancel, exact: true });
    await cancel.click();
    await question.getByRole('button', { name: say.keep, exact: true }).click();
    await gone(question);
    await becomes(() => cancel.evaluate((button) => button === document.activeElement), true);
    await cancel.click();
    await question.getByRole('button', { name: say.cancelYes, exact: true }).click();
    await seen(page.getByRole('status').filter({ hasText: say.canceled }));
    await gone(cancel);
  })(),
);

it.each(editions)('MON-010 a practice that takes no online payments says so, in $language on a $size', (edition) =>
  visiting({ ...edition, as: people.vertex }, async ({ page }) => {
    const say = words[edition.language];
    await page.goto('/payments');
    await seen(page.locator('main#content').getByText(say.notOnline));
    await becomes(() => page.getByRole('link', { name: say.pay, exact: true }).count(), 0);
  })(),
);
