import { describe, expect, it } from '@jest/globals';
import { startApp } from '../src/browser/start-patient-app.ts';
import { passwordOf, people } from '../src/browser/demo-visitors.ts';
import { violationsOn } from '../src/screenshots/accessibility-violations.ts';
import { becomes, browserHarness, gone, openFixture, seen, visiting } from './fixture.ts';

openFixture();

const editions = [
  {
    language: 'en',
    size: 'desktop',
    who: people.rich,
    asks: 'Health Diary asks to read a health record at',
    reads: ['Name, date of birth and how to reach you', 'Allergies', 'Lab results'],
    allow: 'Allow',
    decline: 'Don’t allow',
    remove: 'Remove Health Diary',
    sure: 'Remove',
    none: 'No app can read your record.',
  },
  {
    language: 'es',
    size: 'phone',
    who: people.spanish,
    asks: 'Health Diary pide leer un expediente médico en',
    reads: ['Nombre, fecha de nacimiento y cómo contactarle', 'Alergias', 'Resultados de laboratorio'],
    allow: 'Permitir',
    decline: 'No permitir',
    remove: 'Quitar Health Diary',
    sure: 'Quitar',
    none: 'Ninguna aplicación puede leer su expediente.',
  },
] as const;

const pathOf = (address: URL): string => `${address.pathname}${address.search}`;

describe('an app that a person lets read their record', () => {
  it.each(editions)(
    'signs in first, is asked, lets it read, and removes it again: in $language on a $size',
    ({ language, size, who, ...say }) =>
      visiting({ language, size }, async (visitor) => {
        const { page } = visitor;
        const { portal } = browserHarness();
        const app = await startApp(portal, who.practice, `diary-${language}`);
        try {
          const { address, checks } = await app.begin();
          await visitor.signIn(who.email, passwordOf(who.email), who.practice, pathOf(address));
          await seen(page.getByRole('heading', { level: 2, name: say.asks }));
          for (const read of say.reads) await seen(page.getByText(read, { exact: true }));
          await becomes(() => violationsOn(page), []);
          await page.getByRole('button', { name: say.allow, exact: true }).click();
          await page.waitForURL(`${app.redirect}?**`);
          const tokens = await app.finish(page.url(), checks);
          const record = `Patient/${String(tokens['patient'])}`;
          expect(await app.statusOf(tokens.access_token, record)).toBe(200);

          await page.goto(`${portal.url}/profile_settings/apps`);
          // The newest permission stands first; the demo has one of an earlier day.
          const remove = page.getByRole('button', { name: say.remove }).first();
          await seen(remove);
          await becomes(() => violationsOn(page), []);
          await remove.click();
          const question = page.getByRole('alertdialog');
          await seen(question);
          await becomes(() => violationsOn(page), []);
          await question.getByRole('button', { name: say.sure, exact: true }).click();
          await gone(question);
          await becomes(() => app.statusOf(tokens.access_token, record), 401);
        } finally {
          await app.close();
        }
      })(),
  );

  it.each(editions)('is not let read: in $language on a $size', ({ language, size, who, ...say }) =>
    visiting({ language, size, as: who }, async ({ page }) => {
      const app = await startApp(browserHarness().portal, who.practice, `declined-${language}`);
      try {
        const { address } = await app.begin();
        await page.goto(pathOf(address));
        await page.getByRole('button', { name: say.decline, exact: true }).click();
        await page.waitForURL(`${app.redirect}?**`);
        expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied');
      } finally {
        await app.close();
      }
    })(),
  );
});
