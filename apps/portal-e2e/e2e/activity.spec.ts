import { describe, expect, it } from '@jest/globals';
import { passwordOf, people } from '../src/browser/demo-visitors.ts';
import { editions, seen, visiting, openFixture } from './fixture.ts';
import { words } from './expected-words.ts';

const { email, practice } = people.spanish;

const said = {
  en: {
    link: 'Activity log',
    title: 'Activity Log',
    signedIn: 'You signed in.',
    downloaded: 'You downloaded your medical record.',
  },
  es: {
    link: 'Actividad',
    title: 'Registro de actividad',
    signedIn: 'Usted inició sesión.',
    downloaded: 'Usted descargó su expediente médico.',
  },
} as const;

openFixture();

describe('the activity log', () => {
  it.each(editions)(
    'ACC-110 ACC-124 ACC-129 opens from the menu and says what was just done, newest first, in $language on a $size',
    (edition) =>
      visiting(edition, async (visitor) => {
        const { page } = visitor;
        const say = words[edition.language];
        const log = said[edition.language];
        await visitor.signIn(email, passwordOf(email), practice, '/my_health');
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: say.record }).click();
        await download;
        const menu = page.getByRole('button', { name: say.menu, exact: true });
        if (await menu.isVisible()) await menu.click();
        await page.getByRole('link', { name: log.link, exact: true }).click();
        await seen(page.getByRole('heading', { level: 1, name: log.title, exact: true }));
        expect(new URL(page.url()).pathname).toBe('/activity_log');
        await page.waitForFunction((title) => document.title.startsWith(title), log.title);
        const lines = page.locator('main#content ol > li p');
        await seen(lines.first());
        const [first, second] = await lines.allInnerTexts();
        expect(first).toContain(log.downloaded);
        expect(second).toContain(log.signedIn);
        // By keyboard alone back to the log after a reload: the address opens it.
        await page.reload();
        await seen(lines.first());
      })(),
  );
});
