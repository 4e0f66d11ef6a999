import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import type { Language } from '@portico/domain/kernel';
import { sizes } from '@portico/portal-e2e/browser/browser.ts';
import { slowDown } from './slow-phone.ts';

/** How one visit to a sign-in page went; milliseconds from the start of the navigation. */
export interface FirstLetter {
  readonly painted: number;
  /** When the first letter, typed as soon as anything was painted, stood in the email field. */
  readonly typed: number;
  /** When the page enabled its button, which tells that its script knows both words; 0 when nothing had to come. */
  readonly takenOver: number;
  /** Whether every letter was still there at the end. */
  readonly kept: boolean;
}

interface Noted {
  painted?: number;
  typed?: number;
  takenOver?: number;
}
declare global {
  interface Window {
    noted: Noted;
  }
}

/** Runs in the page, before anything of its own: puts the cursor into the email field at the first paint. */
const watch = (seen: string): void => {
  window.noted = {};
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name !== 'first-contentful-paint') continue;
      window.noted.painted = startTime;
      document.getElementById('login')?.focus();
      console.debug(seen);
    }
  }).observe({ type: 'paint', buffered: true });
  addEventListener('input', () => (window.noted.typed ??= performance.now()), { capture: true });
  new MutationObserver(() => {
    const button = document.querySelector<HTMLButtonElement>('form button[type=submit]');
    if (button?.disabled === false) window.noted.takenOver ??= performance.now();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['disabled'] });
};

/**
 * What the page says at the first paint. It is listened for, not asked for: for an answer the driver would first run its own
 * script in the page, on the slowed processor, and before the first paint as often as after it.
 */
const seen = 'The form is to be seen.';

const email = 'ann@example.org';
const pause = 60;
/** Milliseconds in which the browser clears up after a visit, so that the next does not pay for it. */
const tidying = 1_000;

/** Types an address and then a password, letter by letter, until the page has taken the form over. */
const typeOn = async (page: Page): Promise<string> => {
  const { keyboard } = page;
  await keyboard.type(email, { delay: pause });
  await keyboard.press('Tab');
  let password = '';
  do {
    await keyboard.type('x', { delay: pause });
    password += 'x';
  } while (await page.locator('form button[type=submit]').isDisabled());
  return password;
};

/** One visit in a fresh browser profile on a slow phone, typing as soon as a field is visible. */
export const firstLetter = async (browser: Browser, url: string, language: Language): Promise<FirstLetter> => {
  const context = await browser.newContext({
    viewport: sizes.phone,
    isMobile: true,
    hasTouch: true,
    locale: language === 'es' ? 'es-US' : 'en-US',
  });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(watch, seen);
    const painting = page.waitForEvent('console', (message) => message.text() === seen);
    await page.goto(url, { waitUntil: 'commit' });
    await painting;
    const password = await typeOn(page);
    const valueOf = (id: string): Promise<string> => page.locator(`#${id}`).inputValue();
    const { painted = NaN, typed = NaN, takenOver = 0 } = await page.evaluate(() => window.noted);
    const kept = (await valueOf('login')) === email && (await valueOf('password')) === password;
    return { painted, typed, takenOver, kept };
  } finally {
    await context.close();
    await setTimeout(tidying);
  }
};
