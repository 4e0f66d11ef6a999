import { setTimeout } from 'node:timers/promises';
import type { BrowserContextOptions } from 'playwright-core';
import type { OutboxItem } from '@portico/demo/outbox/outbox-items.ts';
import { launchBrowser, sizes, type Size } from './browser.ts';
import { BrowserProfiles } from './browser-profiles.ts';
import { passwordOf, type DemoVisitor } from './demo-visitors.ts';
import { startPortal, type PortalOptions, type PortalUnderTest } from './portal-under-test.ts';
import { Visitor, type VisitorLanguage } from './visitor.ts';

export interface Scene {
  readonly language?: VisitorLanguage;
  readonly size?: Size;
  readonly scheme?: 'light' | 'dark';
  /** The account that the tab is signed in to from the start; signed out without it. */
  readonly as?: DemoVisitor;
  readonly context?: BrowserContextOptions;
}

/** How often an outbox is polled for a notification, and the milliseconds between. */
const looking = { times: 500, pause: 50 };

/** One portal and a browser, for visitors who each have a browser profile of their own. */
export class BrowserHarness {
  readonly portal: PortalUnderTest;
  readonly #profiles: BrowserProfiles;
  readonly #sessions = new Map<string, Promise<Readonly<Record<string, string>>>>();

  constructor(portal: PortalUnderTest, profiles: BrowserProfiles) {
    this.portal = portal;
    this.#profiles = profiles;
  }

  /** A portal and a browser that nothing else uses. */
  static async open(options?: PortalOptions): Promise<BrowserHarness> {
    const portal = await startPortal(options);
    return new BrowserHarness(portal, new BrowserProfiles(launchBrowser, portal.url));
  }

  async close(): Promise<void> {
    await this.#profiles.close();
    await this.portal.close();
  }

  async visitor({ language = 'en', size = 'desktop', scheme = 'light', as, context }: Scene = {}): Promise<Visitor> {
    const session = as === undefined ? undefined : await this.#sessionOf(as);
    const profile = await this.#profiles.take({
      viewport: sizes[size],
      ...(size === 'phone' ? { hasTouch: true, isMobile: true } : {}),
      locale: language === 'es' ? 'es-US' : 'en-US',
      timezoneId: 'America/Chicago',
      colorScheme: scheme,
      reducedMotion: 'reduce',
      ...context,
    });
    const visitor = new Visitor(profile.page, language, profile);
    if (session !== undefined) await visitor.putSession(session);
    return visitor;
  }

  /**
   * The last mail or text message, of a kind or of any, that went to an address, once it is there: the portal sends most
   * of them after it has answered.
   */
  async noticeTo(address: string, kind?: OutboxItem['kind']): Promise<OutboxItem> {
    for (let times = 0; times < looking.times; times += 1) {
      const answer = await fetch(`${this.portal.url}/demo/outbox.json`);
      const items = (await answer.json()) as readonly OutboxItem[];
      const found = items.find((item) => item.address === address && (kind ?? item.kind) === item.kind);
      if (found !== undefined) return found;
      await setTimeout(looking.pause);
    }
    throw new Error(`No ${kind ?? 'notice'} went to ${address}.`);
  }

  /** Signs in once per person and practice; what the tab then holds is handed to every later visitor. */
  #sessionOf(person: DemoVisitor): Promise<Readonly<Record<string, string>>> {
    const key = `${person.email} ${person.practice}`;
    const known = this.#sessions.get(key);
    if (known !== undefined) return known;
    const made = this.#signIn(person);
    this.#sessions.set(key, made);
    // Whoever comes next tries again.
    made.catch(() => this.#sessions.delete(key));
    return made;
  }

  async #signIn({ email, practice }: DemoVisitor): Promise<Readonly<Record<string, string>>> {
    const visitor = await this.visitor();
    try {
      await visitor.signIn(email, passwordOf(email), practice);
      return await visitor.session();
    } finally {
      await visitor.leave();
    }
  }
}
