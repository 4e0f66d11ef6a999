import type { Locator, Page } from 'playwright-core';
import { people } from '../browser/demo-visitors.ts';
import type { Visitor } from '../browser/visitor.ts';
import type { ScreenToShow } from './all-screen-states.ts';
import { answerWith } from './fake-network-errors.ts';

const content = (page: Page): Locator => page.locator('main#content');
const threads = (page: Page): Locator => content(page).locator('[data-threads] a');
const reply = (page: Page): Locator => content(page).locator('textarea[name=reply]');

const open = async ({ page }: Visitor, thread?: number): Promise<void> => {
  await page.goto('/messages');
  await threads(page).first().waitFor();
  if (thread !== undefined) await threads(page).nth(thread).click();
};

/** Conversations with providers, and what is written to them. */
export const messagesScreens: readonly ScreenToShow[] = [
  { name: 'messages', as: people.rich, arrive: (visitor) => open(visitor), ready: (page) => threads(page).first() },
  {
    name: 'messages-conversation',
    as: people.elderly,
    arrive: (visitor) => open(visitor, 1),
    ready: reply,
  },
  {
    name: 'messages-inactive-provider',
    as: people.rich,
    arrive: (visitor) => open(visitor, 3),
    ready: (page) => content(page).locator('a[href^="tel:"]').last(),
  },
  {
    name: 'messages-not-sent',
    as: people.elderly,
    arrive: async (visitor) => {
      const { page } = visitor;
      await page.route('**/graphql', async (route) => {
        const isReply = (route.request().postData() ?? '').includes('"ReplyMessage"');
        if (!isReply) return route.fallback();
        const errors = [{ message: 'Gone.', extensions: { code: 'NOT_FOUND' } }];
        return route.fulfill({ json: { data: null, errors } });
      });
      await open(visitor, 1);
      await reply(page).fill('Thank you, doctor.');
      await content(page).locator('form button[type=submit]').click();
    },
    ready: (page) => content(page).locator('ol [role=alert] button'),
  },
  {
    name: 'messages-new',
    as: people.rich,
    arrive: async ({ page }) => {
      await page.goto('/messages?new');
      await content(page).locator('textarea[name=body]').fill('May I run again?');
    },
    ready: (page) => content(page).locator('input[name=subject]'),
  },
  {
    name: 'messages-kept',
    as: people.rich,
    arrive: async ({ page }) => {
      await page.goto('/messages?new');
      await page.locator('main#content textarea').fill('On my back, since June');
      await page.reload();
    },
    ready: (page) => page.getByRole('button', { name: /^(Start over|Empezar de nuevo)$/ }),
  },
  {
    name: 'messages-delete',
    as: people.elderly,
    arrive: async (visitor) => {
      await open(visitor, 1);
      await content(visitor.page)
        .getByRole('button', { name: /^(Delete|Eliminar|Borrar)/ })
        .last()
        .click();
    },
    ready: (page) => page.getByRole('alertdialog'),
  },
  {
    name: 'messages-unknown',
    as: people.rich,
    arrive: async ({ page }) => {
      await page.goto('/messages/unknown');
    },
    ready: (page) =>
      content(page)
        .getByRole('status')
        .filter({ hasText: /no longer|ya no/ }),
  },
  {
    name: 'messages-empty',
    as: people.empty,
    arrive: async ({ page }) => {
      await page.goto('/messages');
    },
    ready: (page) => content(page).locator('[data-threads] p'),
  },
  {
    name: 'messages-failed',
    as: people.rich,
    arrive: async ({ page }) => {
      await answerWith(page, 'NOT_FOUND');
      await page.goto('/messages');
    },
    ready: (page) => content(page).getByRole('alert').first(),
  },
];
