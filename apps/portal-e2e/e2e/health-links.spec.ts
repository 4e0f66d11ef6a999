import { describe, expect, it } from '@jest/globals';
import jsqr from 'jsqr';
import type { Locator, Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { people } from '../src/browser/demo-visitors.ts';
import { violationsOn } from '../src/screenshots/accessibility-violations.ts';
import { becomes, editions, networkError, openFixture, seen, visiting } from './fixture.ts';

const said = {
  en: {
    taking: 'Take the record with you',
    title: 'Share a summary with a link',
    printCode: 'Print the QR code',
    scan: 'Scan this code with the camera',
    hour: '1 hour',
    passcode: 'Passcode (optional)',
    make: 'Make a link',
    name: 'Your name or your office',
    askedPasscode: 'Passcode',
    open: 'Open the summary',
    wrong: 'You have 4 more tries.',
    conditions: 'Health conditions',
    resolved: 'Cellulitis of left foot Resolved',
    opened: 'Opened once',
    by: 'by “Dr. Away”',
    oneWrong: '1 wrong passcode',
    off: 'Turn off',
    isOff: 'The link is turned off.',
    over: 'This link no longer works.',
  },
  es: {
    taking: 'Llévese el expediente',
    title: 'Compartir un resumen con un enlace',
    printCode: 'Imprimir el código QR',
    scan: 'Escanee este código con la cámara',
    hour: '1 hora',
    passcode: 'Código de acceso (opcional)',
    make: 'Crear un enlace',
    name: 'Su nombre o su consultorio',
    askedPasscode: 'Código de acceso',
    open: 'Abrir el resumen',
    wrong: 'Le quedan 4 intentos.',
    conditions: 'Problemas de salud',
    resolved: 'Cellulitis of left foot Resuelto',
    opened: 'Abierto una vez',
    by: 'por “Dr. Away”',
    oneWrong: '1 código incorrecto',
    off: 'Desactivar',
    isOff: 'El enlace está desactivado.',
    over: 'Este enlace ya no funciona.',
  },
} as const;

/** What a camera reads in a picture on the page. */
const readCode = async (code: Locator): Promise<string | undefined> => {
  const { data, width, height } = PNG.sync.read(await code.screenshot());
  const read = jsqr as unknown as (pixels: Uint8ClampedArray, w: number, h: number) => { readonly data: string } | null;
  return read(new Uint8ClampedArray(data), width, height)?.data;
};

const openSharing = async (page: Page, words: (typeof said)['en' | 'es']): Promise<void> => {
  await page.goto('/my_health');
  await page.locator('main#content summary').filter({ hasText: words.taking }).click();
  await page.locator('main#content summary').filter({ hasText: words.title }).click();
  await seen(page.getByRole('button', { name: words.make }));
};

openFixture();

describe('sharing the summary by a link', () => {
  it.each(editions)('from its QR code to its end, in $language on a $size', (edition) =>
    visiting(
      { ...edition, as: people.rich },
      async ({ page }) => {
        const words = said[edition.language];
        const sent: string[] = [];
        const note = (where: Page) =>
          where.on('request', (request) => {
            sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`);
          });
        note(page);
        await openSharing(page, words);
        await page.getByText(words.hour, { exact: true }).click();
        await page.getByLabel(words.passcode).fill('tulip-4711');
        await page.getByRole('button', { name: words.make }).click();
        const code = page.locator('main#content svg[role=img][shape-rendering=crispEdges]');
        await seen(code);
        const address = await page.locator('main#content a[href*="#shlink:/"]').getAttribute('href');
        await code.scrollIntoViewIfNeeded();
        expect(await readCode(code)).toBe(address);
        expect(await violationsOn(page)).toEqual([]);
        await page.evaluate(() => {
          window.print = () => undefined;
        });
        await page.getByRole('button', { name: words.printCode }).click();
        await page.emulateMedia({ media: 'print' });
        // Paper holds the code, what to do with it, and nothing of the record.
        expect(await readCode(code)).toBe(address);
        await seen(page.getByText(words.scan));
        const printed = await page.locator('body').innerText();
        for (const other of [words.conditions, words.title, words.make, words.printCode])
          expect(printed).not.toContain(other);
        await page.emulateMedia({ media: null });
        await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
        await seen(page.getByRole('button', { name: words.printCode }));

        const context = await page.context().browser()?.newContext({ locale: edition.language });
        if (context === undefined || address === null) throw new Error('There is a browser, and an address.');
        const guest = await context.newPage();
        note(guest);
        await guest.goto(address);
        const open = async (passcode: string): Promise<void> => {
          await guest.getByLabel(words.name).fill('Dr. Away');
          await guest.getByLabel(words.askedPasscode, { exact: true }).fill(passcode);
          await guest.getByRole('button', { name: words.open }).click();
        };
        await open('not this one');
        await seen(guest.getByText(words.wrong));
        await open('tulip-4711');
        await seen(guest.getByRole('heading', { name: words.conditions }));
        await seen(guest.getByRole('listitem').filter({ hasText: words.resolved }));
        const isTooWide = await guest.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect(isTooWide).toBe(false);
        await becomes(() => violationsOn(guest), []);

        await openSharing(page, words);
        await seen(page.getByText(words.by).first());
        await seen(page.getByText(words.opened).first());
        await seen(page.getByText(words.oneWrong).first());
        await page.getByRole('button', { name: words.off }).first().click();
        await page.getByRole('alertdialog').getByRole('button', { name: words.off, exact: true }).click();
        await seen(page.getByText(words.isOff));
        await guest.goto('about:blank');
        await guest.goto(address);
        await open('tulip-4711');
        await seen(guest.getByText(words.over));

        // The key stays in the browsers: nothing that they sent has it.
        const { key } = JSON.parse(
          atob((address.split('shlink:/')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
        );
        expect(key).toHaveLength(43);
        expect(sent.filter((request) => request.includes(String(key)))).toEqual([]);
        await becomes(async () => sent.some((request) => request.includes('/shl/')), true);
        await context.close();
      },
      { expected: networkError },
    )(),
  );
});
