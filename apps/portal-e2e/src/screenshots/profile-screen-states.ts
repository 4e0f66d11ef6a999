import type { Page } from 'playwright-core';
import { people } from '../browser/demo-visitors.ts';
import type { Visitor } from '../browser/visitor.ts';
import type { ScreenToShow } from './all-screen-states.ts';

const at =
  (section: string) =>
  async ({ page }: Visitor): Promise<void> => {
    await page.goto(`/profile_settings/${section}`);
  };

/** What a section ends with: its button, or the way to the practice that keeps it by itself. */
const saveButton = (page: Page) => page.locator('main#content form button[type=submit]');
const practicePhone = (page: Page) => page.locator('main#content a[href^="tel:"]');

/** A drawn portrait in front of a blue wall, as a PNG. */
const photoOf = async (page: Page): Promise<Buffer> => {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 400;
    canvas.height = 300;
    const pen = canvas.getContext('2d');
    if (pen === null) return '';
    pen.fillStyle = '#8fb3d9';
    pen.fillRect(0, 0, 400, 300);
    pen.fillStyle = '#5c4033';
    pen.arc(200, 130, 70, 0, 7);
    pen.rect(110, 210, 180, 90);
    pen.fill();
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64');
};

/** The sections of the profile settings that are fetched, as they are changed and as they are only read. */
export const profileScreens: readonly ScreenToShow[] = [
  {
    name: 'profile-settings',
    as: people.empty,
    arrive: async ({ page }) => {
      await page.goto('/profile_settings');
    },
    ready: (page) => page.locator('main#content [data-sections] nav a').first(),
  },
  { name: 'profile-personal', as: people.empty, arrive: at('personal'), ready: saveButton },
  {
    name: 'profile-demographics-missing',
    as: people.empty,
    arrive: at('demographics#missing'),
    ready: saveButton,
  },
  ...['demographics', 'documents', 'notifications'].flatMap((section): readonly ScreenToShow[] => [
    { name: `profile-${section}`, as: people.empty, arrive: at(section), ready: saveButton },
    { name: `profile-${section}-read-only`, as: people.vertex, arrive: at(section), ready: practicePhone },
  ]),
  {
    name: 'profile-photo',
    as: people.empty,
    arrive: at('photo'),
    ready: (page) => page.locator('main#content input[type=file] + button'),
  },
  {
    name: 'profile-photo-framed',
    as: people.empty,
    arrive: async (visitor) => {
      await at('photo')(visitor);
      const chosen = visitor.page.locator('main#content input[type=file]');
      await chosen.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await photoOf(visitor.page) });
    },
    ready: (page) => page.locator('main#content input[type=range]'),
  },
  {
    name: 'profile-documents-mistakes',
    as: people.spanish,
    arrive: async (visitor) => {
      await at('documents')(visitor);
      const member = visitor.page.locator('main#content form input:not([type=file])').first();
      await member.fill('M-1');
      await member.fill('');
      await visitor.page.locator('main#content form select').last().selectOption({ index: 2 });
      await visitor.page.locator('main#content form button[type=submit]').last().press('Enter');
    },
    ready: (page) => page.locator('main#content form [role=group][tabindex="-1"]').first(),
  },
  {
    name: 'profile-find-physician',
    as: people.empty,
    arrive: async (visitor) => {
      await at('demographics')(visitor);
      await saveButton(visitor.page).waitFor();
      await visitor.page.locator('main#content form button[type=button]').first().click();
    },
    ready: (page) => page.locator('main#content form').getByRole('searchbox'),
  },
  {
    name: 'registration-to-complete',
    as: people.empty,
    arrive: async ({ page }) => {
      await page.goto('/dashboard');
    },
    ready: (page) => page.locator('main#content a[href^="/profile_settings/"]').last(),
  },
];
