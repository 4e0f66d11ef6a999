import { clockOf } from '../src/browser/profile-overrides.ts';
import { passwordOf, people } from '../src/browser/demo-visitors.ts';
import type { Visitor, VisitorLanguage } from '../src/browser/visitor.ts';
import { seen, browserHarness } from './fixture.ts';
import { words } from './expected-words.ts';

const { email, practice } = people.spanish;
export const signIn = (visitor: Visitor, path?: string): Promise<void> =>
  visitor.signIn(email, passwordOf(email), practice, path);

export const signOut = async ({ page }: Visitor, language: VisitorLanguage = 'en'): Promise<void> => {
  const say = words[language];
  const menu = page.getByRole('button', { name: say.menu, exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: say.signOut }).click();
  await seen(page.locator('#login'));
};

export const modal = ({ page }: Visitor) => page.getByRole('alertdialog');

/** Lets time pass in the browser without input, after the chunks of the warning are loaded. */
export const idleFor = async (visitor: Visitor, time: string): Promise<void> => {
  const clock = clockOf(visitor.page);
  await clock.runFor(3_500);
  await visitor.settled();
  await clock.fastForward(time);
};

export const openWithClock = async ({ page }: Visitor): Promise<void> => {
  await clockOf(page).install({ time: browserHarness().portal.clock.now() });
  await page.goto('/help');
  await seen(page.locator('main#content dl'));
};
