import { EmbeddedMailSetup, type ThreadMessage } from '@portico/adapters-practice/embedded';
import { HOUR, plus, type ProviderId } from '@portico/domain/kernel';
import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { chartOf } from '../src/browser/chart-of-account.ts';
import { people, type DemoVisitor } from '../src/browser/demo-visitors.ts';
import { operationOf } from '../src/browser/visitor.ts';
import { withOnePersonTwice } from './delegate-steps.ts';
import { becomes, browserHarness, openFixture, seen, visiting } from './fixture.ts';

const bubbles = (page: Page): Locator => page.locator('main#content ol > li');

/** A conversation with the front desk: the person and the practice write in turn, the practice last. */
const written = async (who: DemoVisitor, id: string, count: number): Promise<string> => {
  const { portal } = browserHarness();
  const now = portal.clock.now();
  const messages = Array.from({ length: count }, (_, at): ThreadMessage => {
    const fromPatient = (count - at) % 2 === 0;
    const isLast = at === count - 1;
    return {
      id: `m${at}`,
      fromPatient,
      sender: fromPatient ? 'Ana Walker' : 'Front desk',
      body: isLast ? 'The newest answer.' : `Message ${at}. `.repeat(20),
      sentAt: plus(now, -(count - at) * HOUR),
      ...(isLast ? {} : { readAt: now }),
    };
  });
  await new EmbeddedMailSetup(portal.database).threads([
    {
      patient: await chartOf(portal, who),
      id,
      provider: 'team.front-desk' as ProviderId,
      subject: 'A long talk',
      messages,
    },
  ]);
  return `/messages/${id}`;
};

/** Whether it stands whole within the window. */
const isInSight = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= document.documentElement.clientHeight;
  });

/** Whether no bar of the frame, nor anything else, stands over its first or its last line. */
const isUncovered = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { left, width, top, bottom } = element.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) => {
      const there = document.elementFromPoint(left + width / 2, y);
      return there !== null && element.contains(there);
    });
  });

/** Within the page that stands, with its letters as large as they are. */
const step = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');

openFixture();

describe('a conversation', () => {
  it.each(['100%', '200%'])('shows its newest answer where the eye is, on a phone with letters of %s', (letters) =>
    visiting(
      { as: people.rich, size: 'phone', context: { viewport: { width: 390, height: 844 } } },
      async ({ page }) => {
        const path = await written(people.rich, `talk-${letters.slice(0, 3)}`, 7);
        for (const way of ['by its path', 'from the list'] as const) {
          await page.goto(way === 'by its path' ? '/help' : '/messages');
          await seen(page.locator('main#content h1'));
          await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters);
          if (way === 'by its path') await step(page, path);
          else
            await page
              .getByRole('link', { name: /A long talk/ })
              .first()
              .click();
          const answer = page.getByText('The newest answer.');
          await seen(answer.and(page.locator('ol *')));
          await becomes(() => isInSight(answer.and(page.locator('ol *'))), true);
          await becomes(() => focused(page), 'A long talk');
          expect(await isInSight(page.getByRole('heading', { name: 'A long talk' }))).toBe(true);
          // What is older opens above it, and is there once.
          const older = page.getByText('6 earlier messages');
          expect(await bubbles(page).filter({ visible: true }).count()).toBe(1);
          await older.click();
          await becomes(() => bubbles(page).filter({ visible: true }).count(), 7);
          // To the next round it is unread once more.
          await page.getByRole('button', { name: 'Mark as unread' }).click();
          await seen(page.getByRole('button', { name: 'Mark as read' }));
          expect(await bubbles(page).filter({ visible: true }).count()).toBe(7);
        }
      },
    )(),
  );

  it.each([
    ['en', 390, 844, 'usual'],
    ['en', 360, 740, 'largest'],
    ['es', 390, 844, 'usual'],
    ['es', 360, 740, 'largest'],
  ] as const)(
    'says in %s that a reply was sent above the bar of a phone, %i by %i, with %s letters',
    (language, width, height, letters) =>
      visiting(
        { as: people.rich, language, size: 'phone', context: { viewport: { width, height } } },
        async ({ page }) => {
          const path = await written(people.rich, `sent-${language}-${width}`, 3);
          await page.goto(path);
          await page.evaluate((look) => (document.documentElement.dataset['text'] = look), letters);
          await page.locator('textarea[name=reply]').fill('Thank you');
          await page.locator('main#content form button[type=submit]').click();
          const said = page
            .getByRole('status')
            .getByText(language === 'en' ? 'Your message was sent.' : 'Su mensaje se envió.');
          await seen(said);
          await becomes(() => isUncovered(said), true);
          // Until there is something to be sent again.
          await page.locator('textarea[name=reply]').fill('And');
          await becomes(() => said.count(), 0);
        },
      )(),
  );

  it('says to a delegate what the patient wrote and what they wrote themselves', async () => {
    const { email, password } = await withOnePersonTwice('reading');
    const path = await written(people.rich, 'talk-of-two', 3);
    await visiting({}, async (visitor) => {
      const { page } = visitor;
      await page.goto('/delegateProfile');
      await visitor.fillIn(email, password);
      await page.getByRole('button', { name: 'Walter Brown' }).first().click();
      await page.waitForURL((url) => url.pathname !== '/delegateProfile');
      await page.goto(path);
      await page.getByText('2 earlier messages').click();
      await page.getByRole('textbox', { name: 'Your reply' }).fill('I bring the card');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await becomes(
        () => page.locator('main#content ol strong').allInnerTexts(),
        ['Front desk', 'Ana Walker', 'Front desk', 'You'],
      );
      await page.reload();
      await becomes(
        () => page.locator('main#content ol strong').allInnerTexts(),
        ['Front desk', 'Ana Walker', 'Front desk', 'You'],
      );
    })();
  });

  it(
    'MON-240 keeps a reply with its file whose page went away while it was sent',
    visiting({ as: people.spanish, language: 'es', size: 'phone' }, async ({ page }) => {
      const path = await written(people.spanish, 'talk-with-file', 1);
      await page.goto(path);
      const png = Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      );
      await page.locator('input[type=file]').setInputFiles({ name: 'brazo.png', mimeType: 'image/png', buffer: png });
      await seen(page.getByText('Adjunto: brazo.png'));
      await page.getByRole('textbox', { name: 'Su respuesta' }).fill('Mi brazo');
      const keys: unknown[] = [];
      let isHeld = true;
      await page.route('**/graphql', async (route) => {
        const request = route.request();
        if (operationOf(request) !== 'ReplyMessage') return route.fallback();
        keys.push((request.postDataJSON() as { variables: { input: { replyId: string } } }).variables.input.replyId);
        return isHeld ? undefined : route.fallback();
      });
      await page.getByRole('button', { name: 'Enviar', exact: true }).click();
      await becomes(async () => keys.length, 1);
      await page.reload();
      await seen(bubbles(page).getByText('Adjunto: brazo.png'));
      isHeld = false;
      await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
      await seen(
        bubbles(page)
          .last()
          .getByRole('button', { name: /brazo\.png$/ }),
      );
      expect(new Set(keys).size).toBe(1);
      await page.reload();
      await becomes(() => bubbles(page).filter({ hasText: 'Mi brazo' }).count(), 1);
    }),
  );
});
