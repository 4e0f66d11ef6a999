import { describe, it } from '@jest/globals';
import { people } from '../src/browser/demo-visitors.ts';
import { readAloud } from '../src/browser/screen-reader.ts';
import { screenCalled } from '../src/screenshots/all-screen-states.ts';
import { becomes, browserHarness, openFixture, seen, visiting } from './fixture.ts';

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

/** The same on screens that are come to by more than an address. */
const screensOfTasks = [
  {
    task: 'ask for a visit',
    screen: 'add-appointment',
    heard: [
      'link, Back to Visits',
      'heading, Book a visit, level 1',
      'group, Provider',
      'combobox, Language of the provider, has popup listbox, not expanded',
      'listbox, Provider, orientated vertically',
      'Takes requests: you ask for a time, and the practice confirms it',
    ],
  },
  {
    task: 'get ready for a visit',
    screen: 'visit-upcoming',
    heard: [
      'heading, Visit details, level 1',
      'article, Tuesday, March 24 at 9:30\u00a0AM',
      'button, Cancel visit: visit on Tuesday, March 24 at 9:30\u00a0AM',
      'You can cancel or move this visit here until Monday, March 23 at 9:30 AM, at no charge.',
      'heading, Get ready, level 2',
      'button, Test your camera and microphone',
    ],
  },
  {
    task: 'check in',
    screen: 'check-in',
    heard: [
      'heading, Check in for your visit, level 1',
      'heading, Medications and Allergies, level 2',
      'button, Remove Latex',
      'checkbox, I have no allergies, not checked',
      'group, Medications',
      'radio, I stopped taking this, not checked, position 2, set size 2',
    ],
  },
  {
    task: 'fill in a form',
    screen: 'form',
    heard: [
      'heading, Medical history, level 1',
      'What you type is saved as you go. You can stop and come back to it.',
      'heading, About you Page 1 of 3, level 2',
      'link, Fill in “What brings you in?”.',
      'textbox, Date of your last check-up, MM/DD/YYYY',
    ],
  },
  {
    task: 'pay',
    screen: 'pay',
    heard: [
      'heading, Pay your balance, level 1',
      'heading, Balance to pay now, level 2',
      'radio, Partial payment, Pay part of it now, not checked, position 2, set size 3',
      'group, Card on file',
      'radio, Visa ending in 1111, Good through 05/28, checked, position 1, set size 4',
      'You pay $184.60 to Riverwalk Community Clinic now.',
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

  it.each(screensOfTasks)('$task', ({ screen, heard }) => {
    const { as, scene, arrive, ready } = screenCalled(screen);
    return visiting({ ...scene, ...(as === undefined ? {} : { as }) }, async (visitor) => {
      await arrive(visitor, browserHarness());
      await seen(ready(visitor.page));
      await becomes(async () => among(await readAloud(visitor.page, 'main#content'), heard), heard);
    })();
  });

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
