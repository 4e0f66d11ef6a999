import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { passwordOf, people } from '../src/browser/demo-visitors.ts';
import { becomes, browserHarness, seen, visiting, openFixture } from './fixture.ts';

const { email, practice } = people.rich;
const subject = (page: Page) => page.getByRole('textbox', { name: 'Subject' });
const body = (page: Page) => page.getByRole('textbox', { name: 'Your message' });

/** The text of all that the browser keeps on the device, as somebody reads it who takes the disk. */
const onTheDevice = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const request = indexedDB.open('portico-kept-work');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          // A browser on which nothing was ever kept.
          if (!request.result.objectStoreNames.contains('sealed')) return resolve('');
          const records = request.result.transaction('sealed').objectStore('sealed').getAll();
          records.onsuccess = () => {
            request.result.close();
            const text = (bytes: ArrayBuffer): string => String.fromCharCode(...new Uint8Array(bytes));
            resolve(records.result.map((record) => `${JSON.stringify(record)}${text(record.sealed)}`).join('\n'));
          };
        };
      }),
  );

openFixture();

describe('what is typed', () => {
  it(
    'is there after a reload, sealed on the device, after the browser was closed, and gone after signing out',
    visiting({}, async (visitor) => {
      const { page } = visitor;
      await visitor.signIn(email, passwordOf(email), practice, '/messages?new');
      await subject(page).fill('A mole');
      await body(page).fill('On my back, since June');
      await page.reload();
      await becomes(() => body(page).inputValue(), 'On my back, since June');
      expect(await subject(page).inputValue()).toBe('A mole');
      const kept = await onTheDevice(page);
      expect(kept).not.toBe('');
      expect(kept).not.toMatch(/mole|June|messages|mesa/);
      // A tab that is closed takes its session along.
      await page.evaluate(() => sessionStorage.clear());
      await visitor.signIn(email, passwordOf(email), practice, '/messages?new');
      await becomes(() => body(page).inputValue(), 'On my back, since June');
      await page.getByRole('button', { name: 'Sign out' }).click();
      await seen(page.locator('#login'));
      await becomes(() => onTheDevice(page), '');
    }),
  );

  it(
    'says that it was kept and until when, and is thrown away by starting over',
    visiting({ as: people.rich, language: 'es', size: 'phone' }, async ({ page }) => {
      await page.goto('/messages?new');
      await page.getByRole('textbox', { name: 'Su mensaje' }).fill('Una pregunta');
      await page.reload();
      await seen(page.getByText(/^Guardamos lo que escribió el/));
      await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
      await page.getByRole('button', { name: 'Borrar y empezar de nuevo' }).click();
      await becomes(() => page.getByRole('textbox', { name: 'Su mensaje' }).inputValue(), '');
      await page.reload();
      await becomes(() => page.getByRole('textbox', { name: 'Su mensaje' }).inputValue(), '');
    }),
  );

  it(
    'follows the person to another device, which asks where both typed',
    visiting({}, async (visitor) => {
      const { page } = visitor;
      await visitor.signIn(email, passwordOf(email), practice, '/messages?new');
      await body(page).fill('On my back, since June');
      await becomes(async () => visitor.operations.includes('SaveDraft'), true);
      const other = await browserHarness().visitor({});
      await other.signIn(email, passwordOf(email), practice, '/messages?new');
      await becomes(() => body(other.page).inputValue(), 'On my back, since June');
      await body(other.page).fill('On my arm');
      await becomes(async () => other.operations.includes('SaveDraft'), true);
      await body(page).fill('On my back, since July');
      await seen(page.getByText(/^You also typed something here/));
      await page.getByRole('button', { name: 'Use the other one' }).click();
      await becomes(() => body(page).inputValue(), 'On my arm');
      await other.leave();
    }),
  );

  it(
    'does not stay on a shared device but in the account, and the page says so',
    visiting({}, async (visitor) => {
      const { page } = visitor;
      await page.goto('/messages?new');
      await page.getByRole('checkbox', { name: 'This is a shared or public device' }).check();
      await visitor.fillIn(email, passwordOf(email));
      await page.getByRole('button', { name: 'Riverwalk' }).or(body(page)).first().waitFor();
      if (!(await body(page).isVisible())) await page.getByRole('button', { name: 'Riverwalk' }).click();
      await body(page).fill('On my back');
      await seen(page.getByText(/^What you type here doesn’t stay on this device/));
      await becomes(async () => visitor.operations.includes('SaveDraft'), true);
      expect(await onTheDevice(page)).toBe('');
      await page.reload();
      await becomes(() => body(page).inputValue(), 'On my back');
    }),
  );
});
