import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';
import { demoPractices } from '@portico/demo/practices.ts';
import type { BrowserProfile } from './browser-profiles.ts';
import { lostFocus } from './focus-recorder.ts';
import { saidAmiss, type Announcement } from './live-region-recorder.ts';
import { RequestsUnderWay } from './requests-under-way.ts';
import { quietPage } from './script-free-page.ts';

/** How often a focus is looked for, and the milliseconds between. */
const looking = { times: 20, pause: 50 };

export type VisitorLanguage = 'en' | 'es';

/** The important messages of the demo's practices, as already read, for visitors with a prepared session. */
const messagesRead = demoPractices.flatMap(({ practice }) =>
  practice.importantMessage === undefined ? [] : [`self ${practice.importantMessage.id}`],
);

const nameOf = (practice: string): string =>
  demoPractices.find((demo) => demo.practice.id === practice)?.practice.name ?? practice;

const isOfPreload = /\.woff2 was preloaded using link preload but not used within a few seconds/;

/** A visitor with a browser profile of their own, and the errors that the browser reported. */
export class Visitor {
  readonly page: Page;
  readonly language: VisitorLanguage;
  /** Errors of the console, uncaught errors and refusals of the content policy. */
  readonly complaints: string[] = [];
  /** Names of the GraphQL operations that were asked, in their order. */
  readonly operations: string[] = [];
  /** Names of the events that analytics was told of, in their order (`ACC-406`). */
  readonly events: string[] = [];

  /** What content policies refused in any window of this visit; a test that provokes some takes them away. */
  readonly violations: string[];
  /** What live regions said, in its order. */
  readonly announcements: Announcement[];
  readonly #underWay: RequestsUnderWay;
  readonly #lostFocus: string[];
  readonly #leave: () => Promise<void>;

  constructor(page: Page, language: VisitorLanguage, profile?: Omit<BrowserProfile, 'page'>) {
    this.page = page;
    this.#underWay = new RequestsUnderWay(page);
    this.language = language;
    this.violations = profile?.violations ?? [];
    this.announcements = profile?.announcements ?? [];
    this.#lostFocus = profile?.lostFocus ?? [];
    this.#leave = profile?.leave ?? (() => page.close());
    page.on('console', (message) => {
      // A machine that is busy draws the text later than a few seconds after the file of its typeface has come.
      if (isOfPreload.test(message.text())) return;
      if (['error', 'warning'].includes(message.type())) this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('request', (request) => {
      if (isGraphql(request)) this.operations.push(operationOf(request));
      if (isEvent(request)) this.events.push(eventOf(request));
    });
  }

  /**
   * Closes this browser, and with it every window that the visit opened; fails where a content policy refused anything,
   * the focus fell to the body, or something was said amiss.
   */
  async leave(): Promise<void> {
    for (const page of this.page.context().pages()) await this.#lookForFocus(page);
    await this.#leave();
    const faults = {
      'A content policy refused something': this.violations.splice(0),
      'The focus fell to the body from': this.#lostFocus.splice(0),
      'A screen reader would say': saidAmiss(this.announcements.splice(0)),
    };
    const told = Object.entries(faults).filter(([, each]) => each.length > 0);
    if (told.length > 0) throw new Error(told.map(([what, each]) => `${what}:\n${each.join('\n')}`).join('\n'));
  }

  /** The portal moves the focus a frame after what it shows; what stays lost for a while is lost. */
  async #lookForFocus(page: Page): Promise<void> {
    let lost: string | undefined;
    for (let times = 0; times < looking.times; times += 1) {
      lost = page.isClosed() ? undefined : await page.evaluate(lostFocus);
      if (lost === undefined) return;
      await setTimeout(looking.pause);
    }
    if (lost !== undefined) this.#lostFocus.push(lost);
  }

  /** Waits until the page has and has drawn all that it asked for. */
  settled(): Promise<void> {
    return this.#underWay.settled();
  }

  /** Puts a session into this tab, from the portal's quiet page. */
  async putSession(session: Readonly<Record<string, string>>): Promise<void> {
    if (!this.page.url().endsWith(quietPage)) await this.page.goto(quietPage);
    await this.page.evaluate(
      (entries) => {
        for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
        // The mark of the portal on a tab that is signed in.
        window.name = 'portico-signed-in';
      },
      { ...session, importantMessages: JSON.stringify(messagesRead) },
    );
  }

  session(): Promise<Readonly<Record<string, string>>> {
    return this.page.evaluate(() => ({ ...sessionStorage }));
  }

  device(): Promise<Readonly<Record<string, string>>> {
    return this.page.evaluate(() => ({ ...localStorage }));
  }

  /** Fills in and sends the form of the sign-in page. */
  async fillIn(email: string, password: string): Promise<void> {
    await this.page.locator('#login').fill(email);
    await this.page.locator('#password').fill(password);
    await this.page.locator('form button[type=submit]').click();
  }

  /** From the sign-in page to the first screen; `practice` is chosen where there are several. */
  async signIn(email: string, password: string, practice: string, path = '/'): Promise<void> {
    await this.page.goto(path);
    await this.fillIn(email, password);
    await this.enter(practice);
    await this.page.waitForFunction(() => sessionStorage.getItem('layout') !== null);
  }

  /** From an accepted password to the first screen; `practice` is chosen where there are several. */
  async enter(practice: string): Promise<void> {
    const choice = this.page.getByRole('button', { name: nameOf(practice) });
    const frame = this.page.locator('main#content h1');
    await choice.or(frame).first().waitFor();
    if (await choice.isVisible()) await choice.click();
    await frame.waitFor();
  }
}

export const isGraphql = (request: Request): boolean =>
  request.method() === 'POST' && new URL(request.url()).pathname === '/graphql';

export const operationOf = (request: Request): string => {
  const asked = request.postDataJSON() as { readonly operationName?: string } | null;
  return asked?.operationName ?? '';
};

const isEvent = (request: Request): boolean =>
  request.method() === 'POST' && new URL(request.url()).pathname === '/demo/events';

const eventOf = (request: Request): string => {
  const told = request.postDataJSON() as { readonly event?: string } | null;
  return told?.event ?? '';
};
