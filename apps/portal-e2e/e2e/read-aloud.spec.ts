import { describe, it } from '@jest/globals';
import { people } from '../src/browser/demo-visitors.ts';
import { readAloud } from '../src/browser/screen-reader.ts';
import { becomes, openFixture, seen, visiting } from './fixture.ts';

openFixture();

/** Things that people come for, and what has to be heard on the way, in this order. */
const tasks = [
  {
    task: 'read the record',
    path: '/my_health',
    ready: 'section li',
    heard: ['heading, My Health, level 1', 'navigation, Sections of the record', 'link, Timeline'],
  },
  {
    task: 'find the message that is new',
    path: '/messages',
    ready: 'li',
    heard: [
      'heading, Messages, level 1',
      'link, 911',
      'button, New message',
      '20 conversations shown',
      "link, Dr. Patrick O'Malley Your lab results Your results are in. Nothing urgent; we will go over them at your next visit. March 8 at 9:40\u00a0AM Unread",
    ],
  },
  {
    task: 'learn what is owed',
    path: '/payments',
    ready: 'progress',
    heard: [
      'heading, Payments, level 1',
      '$184.60',
      'link, Pay $184.60, You can also pay part of it. You choose how much on the next page.',
      'heading, Knee MRI, level 3',
      '$400.00 of $600.00 paid',
      'button, Cancel plan Knee MRI',
      'heading, Payment history, level 2',
      'link, Receipt of $100.00 on Mar 12, 2026',
    ],
  },
  {
    task: 'let someone help',
    path: '/profile_settings/manage_delegates',
    ready: 'form',
    heard: [
      'heading, People who help you, level 1',
      'heading, Who can act for you, level 2',
      'form, Invite someone to help you',
      'textbox, Name, required',
      'textbox, Email, required',
      'checkbox, Biscayne Bay Health Partners, not checked',
      'Your helper can’t see or do anything yet.',
    ],
  },
  {
    task: 'get help',
    path: '/help',
    ready: 'a',
    heard: [
      'heading, Technical Support, level 1',
      'link, (555)\u00a0010\u20110100',
      'Monday to Friday, 8:00 AM to 6:00 PM',
      'heading, For medical questions, level 2',
      'link, 911',
      'heading, Frequent questions, level 2',
    ],
  },
] as const;

/** What of it was heard, in the order of its first time. */
const among = (said: readonly string[], heard: readonly string[]): readonly string[] => {
  return [...new Set(said.filter((phrase) => heard.includes(phrase)))];
};

describe('what a screen reader says on the way to', () => {
  it.each(tasks)('$task', ({ path, ready, heard }) =>
    visiting({ as: people.rich }, async ({ page }) => {
      await page.goto(path);
      await seen(page.locator(`main#content ${ready}`).first());
      await becomes(async () => among(await readAloud(page, 'main#content'), heard), heard);
    })(),
  );

  it(
    'sign in',
    visiting({}, async ({ page }) => {
      await page.goto('/');
      await seen(page.locator('#login'));
      const heard = [
        'combobox, Language, en, has popup listbox, not expanded',
        'heading, Sign in, level 1',
        'textbox, Email, required',
        'button, Show password, 1 control',
        'link, Forgot your password?',
      ];
      await becomes(async () => among(await readAloud(page, 'body'), heard), heard);
    }),
  );
});
