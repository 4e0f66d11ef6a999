import { passwordOf, people } from '@portico/portal-e2e/browser/demo-visitors.ts';
import type { BrowserHarness } from '@portico/portal-e2e/browser/browser-harness.ts';
import type { Size } from '@portico/portal-e2e/browser/browser.ts';
import type { Bar } from '../performance-targets.ts';
import { Availability, type Opening } from './scripts-and-requests-of-screen.ts';
import { slowDown } from './slow-phone.ts';

/** One way of coming to one screen, and what it took. */
interface Arrival extends Opening {
  readonly screen: string;
  readonly how: 'sign-in' | 'in the portal' | 'by address' | 'later';
  readonly size: Size;
}

const screens = ['/dashboard', '/appointments', '/my_health', '/payments', '/help'] as const;
const person = people.vertex;

/** The parts of the frame that are fetched once the page has settled come after this many milliseconds. */
const settled = 4_000;

/** One visit from the sign-in page through every screen, each by its link. */
const walk = async (browserHarness: BrowserHarness, size: Size): Promise<readonly Arrival[]> => {
  const visitor = await browserHarness.visitor({ size });
  const { page } = visitor;
  try {
    const availability = await Availability.of(page);
    await slowDown(page);
    const arrivals: Arrival[] = [];
    const arrive = async (screen: string, how: Arrival['how'], step: () => Promise<unknown>): Promise<void> => {
      arrivals.push({ screen, how, size, ...(await availability.open(step)) });
    };
    await arrive('sign-in', 'by address', () => page.goto('/'));
    await arrive('/dashboard', 'sign-in', async () => {
      await visitor.fillIn(person.email, passwordOf(person.email));
      await page.locator('main#content h1').waitFor();
    });
    await arrive('/dashboard', 'later', () => page.waitForTimeout(settled));
    for (const path of [...screens.slice(1), screens[0]]) {
      // What has no room in the bar of a phone stands behind its menu.
      if (path === '/help' && size === 'phone') await page.locator('button[aria-controls=menu]').click();
      await arrive(path, 'in the portal', () => page.locator(`a[href="${path}"]:visible`).first().click());
    }
    return arrivals;
  } finally {
    await visitor.leave();
  }
};

/** Opens one screen by its address, in a tab with a session. */
const drop = async (browserHarness: BrowserHarness, size: Size, screen: string): Promise<Arrival> => {
  const visitor = await browserHarness.visitor({ size, as: person });
  try {
    const availability = await Availability.of(visitor.page);
    await slowDown(visitor.page);
    return { screen, how: 'by address', size, ...(await availability.open(() => visitor.page.goto(screen))) };
  } finally {
    await visitor.leave();
  }
};

/** Scripts, GraphQL requests and layout shifts of every screen, on a slow phone and a slow desktop. */
export const benchScreenCosts = async (browserHarness: BrowserHarness): Promise<readonly Bar[]> => {
  const arrivals: Arrival[] = [];
  for (const size of ['phone', 'desktop'] as const) {
    arrivals.push(...(await walk(browserHarness, size)));
    for (const screen of screens) arrivals.push(await drop(browserHarness, size, screen));
  }

  console.log('screen          how            size     scripts kB  layout shift  GraphQL');
  for (const arrival of arrivals) console.log(line(arrival));

  const signIn = arrivals.filter(({ screen }) => screen === 'sign-in');
  const inside = arrivals.filter(({ screen, how }) => screen !== 'sign-in' && how !== 'later');
  const added = inside.filter(({ how }) => how !== 'by address');
  const most = (of: readonly Arrival[], what: (arrival: Arrival) => number): number => Math.max(...of.map(what));
  return [
    { name: 'scripts of the sign-in page', measured: most(signIn, weight), bar: 190, unit: 'kB', better: 'less' },
    { name: 'scripts that a screen adds, at most', measured: most(added, weight), bar: 40, unit: 'kB', better: 'less' },
    { name: 'layout shift, at most', measured: most(arrivals, ({ shift }) => shift), bar: 0, unit: '', better: 'less' },
    { name: 'GraphQL requests of a screen, at most', measured: most(inside, asked), bar: 1, unit: '', better: 'less' },
  ];
};

/** Kilobytes as they come over the line. */
const weight = ({ scripts }: Opening): number => [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1_000;

/** Signing in is a request before the screen's own. */
const asked = ({ operations }: Opening): number => operations.filter((name) => name !== 'GetUserToken').length;

const line = (arrival: Arrival): string => {
  const columns = [arrival.screen.padEnd(14), arrival.how.padEnd(13), arrival.size.padEnd(7)];
  const figures = [weight(arrival).toFixed(1).padStart(10), arrival.shift.toFixed(4).padStart(12)];
  return [...columns, ...figures, arrival.operations.join(', ')].join('  ');
};
