import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { startScript } from './after-paint-script.ts';

/** Addresses of what was asked for. */
const asked = (): readonly string[] =>
  [...document.head.querySelectorAll('link')].map((one) => one.getAttribute('href') ?? '');

const letters = '/assets/letters.woff2';

const everything = ['/assets/first.js', '/assets/index.js'];

const listening: [string, EventListener][] = [];
/** Where the address line was led. */
const went: unknown[] = [];

/** Runs the script with hands on what tells of a paint and on the second it waits at most, as a browser would have them. */
const run = (
  more: object = {},
  { always = false, visit = 'navigate' }: { readonly always?: boolean; readonly visit?: string } = {},
): { readonly paint: () => void; readonly second: () => void; readonly come: () => void } => {
  const [paints, seconds]: (() => void)[][] = [[], []];
  const paintObserver = class {
    constructor(told: () => void) {
      paints?.push(told);
    }
    readonly observe = (): void => undefined;
  };
  const script = startScript('/assets/index.js', ['/assets/first.js'], { address: letters, always }).replace(
    '(window,document)',
    '(around,document)',
  );
  const listens = jest.spyOn(document, 'addEventListener');
  new Function('around', 'PerformanceObserver', script)(
    {
      setTimeout: (task: () => void) => seconds?.push(task),
      performance: { getEntriesByType: () => [{ type: visit }] },
      ...more,
      history: { replaceState: (...[, , to]: unknown[]) => went.push(to) },
    },
    paintObserver,
  );
  listening.push(
    ...listens.mock.calls.map(([kind, listener]): [string, EventListener] => [kind, listener as EventListener]),
  );
  listens.mockRestore();
  const all = (tasks: readonly (() => void)[] | undefined) => (): void => tasks?.forEach((task) => task());
  return {
    paint: all(paints),
    second: all(seconds),
    come: () => document.scripts[document.scripts.length - 1]?.onload?.(new Event('load')),
  };
};

/** Addresses of the scripts that were told to run. */
const running = (): readonly string[] => [...document.scripts].map((one) => one.getAttribute('src') ?? '');

describe('the script at the end of the page', () => {
  beforeEach(() => {
    // A page runs the script once, this document in every test.
    for (const [kind, listener] of listening.splice(0)) document.removeEventListener(kind, listener);
    document.body.replaceChildren();
    document.head.replaceChildren();
    document.documentElement.removeAttribute('data-signed-in');
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
  });

  it('ASVS-3.4 lets nothing but its own scripts be fetched as scripts, and no text become markup', () => {
    const rules: Record<string, (text: string) => string | null>[] = [];
    const named: string[] = [];
    const createPolicy = (name: string, rule: (typeof rules)[number]) => {
      named.push(name);
      rules.push(rule);
    };
    run({ trustedTypes: { createPolicy } });
    const [rule] = rules;
    expect(named).toEqual(['default']);
    expect(Object.keys(rule ?? {})).toEqual(['createHTML', 'createScriptURL']);
    expect(everything.map((address) => rule?.['createScriptURL']?.(address))).toEqual(everything);
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        expect(rule?.['createHTML']?.(text)).toBeNull();
        expect(rule?.['createScriptURL']?.(text)).toBeNull();
      }),
    );
    expect(rule?.['createHTML']?.('')).toBe('');
  });

  describe('the typeface', () => {
    const isFetched = (): boolean => document.head.querySelector(`link[rel=preload][href="${letters}"]`) !== null;
    const comes = (kind: 'load' | 'error'): void =>
      void document.head.querySelector('link[rel=preload]')?.dispatchEvent(new Event(kind));

    it('is fetched with the scripts where the page is drawn with it, and not for the sign-in form', () => {
      run().paint();
      expect(isFetched()).toBe(false);
      document.head.replaceChildren();
      document.documentElement.toggleAttribute('data-signed-in', true);
      run();
      expect({ isFetched: isFetched(), running: running() }).toEqual({ isFetched: true, running: [everything[0]] });
      document.documentElement.removeAttribute('data-signed-in');
      document.head.replaceChildren();
      run({}, { always: true }).paint();
      expect(isFetched()).toBe(true);
    });

    it.each(['load', 'error'] as const)(
      'is there before the scripts of a page that is loaded again run: %s',
      (kind) => {
        document.documentElement.toggleAttribute('data-signed-in', true);
        const { second } = run({}, { visit: 'reload' });
        expect({ asked: asked(), running: running() }).toEqual({ asked: [...everything, letters], running: [] });
        comes(kind);
        expect(running()).toEqual([everything[0]]);
        second();
        expect(running()).toEqual([everything[0]]);
      },
    );

    it('is waited for one second at most', () => {
      document.documentElement.toggleAttribute('data-signed-in', true);
      run({}, { visit: 'reload' }).second();
      expect(running()).toEqual([everything[0]]);
    });
  });

  it('asks for the scripts after the first paint, once', () => {
    const { paint, second } = run();
    expect(asked()).toEqual([]);
    paint();
    expect(asked()).toEqual(everything);
    second();
    expect(asked()).toEqual(everything);
  });

  it('asks after a second where no paint is told of', () => {
    run().second();
    expect(asked()).toEqual(everything);
  });

  it('runs one script after the other, the entry last', () => {
    const { paint, come } = run();
    paint();
    expect(running()).toEqual(['/assets/first.js']);
    come();
    expect(running()).toEqual(['/assets/first.js', '/assets/index.js']);
    expect([...document.scripts].map(({ type }) => type)).toEqual(['module', 'module']);
    come();
    expect(running()).toHaveLength(2);
  });

  it('asks at once in a tab that is signed in, which shows no form', () => {
    document.documentElement.setAttribute('data-signed-in', '');
    run();
    expect(asked()).toEqual([...everything, letters]);
  });

  it('asks at once in a tab that nobody looks at, which paints nothing', () => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    run();
    expect(asked()).toEqual(everything);
  });

  it('stays for whoever asks for a new password meanwhile, and the address says where they want to', () => {
    document.body.innerHTML = '<a href="/login?forgot"><b>Forgot?</b></a>';
    went.length = 0;
    run();
    const pressed = (more: MouseEventInit = {}): Event => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more });
      document.querySelector('b')?.dispatchEvent(event);
      return event;
    };
    expect(pressed({ ctrlKey: true }).defaultPrevented).toBe(false);
    expect({ wentCount: went.length, asked: asked() }).toEqual({ wentCount: 0, asked: [] });
    expect(pressed().defaultPrevented).toBe(true);
    expect(went).toEqual([document.querySelector('a')?.href]);
    expect(asked()).toEqual(everything);
  });

  it('leaves the link to the portal once that has taken the form over', () => {
    document.body.innerHTML = '<a href="/login?forgot">Forgot?</a>';
    went.length = 0;
    run();
    const link = document.querySelector('a');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    expect(went).toEqual([]);
  });

  describe('keeps a press on the button of the form', () => {
    const form = (): { form: HTMLFormElement; field: HTMLInputElement; button: HTMLButtonElement } => {
      document.body.innerHTML = '<form><input><button type="button" data-heard="Signing in…">Sign in</button></form>';
      const [field] = document.body.getElementsByTagName('input');
      const [button] = document.body.getElementsByTagName('button');
      const [found] = document.forms;
      if (field === undefined || button === undefined || found === undefined) throw new Error('no form');
      return { form: found, field, button };
    };
    const isSent = (to: HTMLFormElement): boolean =>
      to.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));

    it('and says at once that it was heard', () => {
      const parts = form();
      run();
      expect(parts.button.type).toBe('submit');
      expect(isSent(parts.form)).toBe(false);
      expect(parts.button.getAttribute('aria-busy')).toBe('true');
      expect(asked()).toEqual(everything);
    });

    it('but not of one who goes on typing', () => {
      const parts = form();
      run();
      isSent(parts.form);
      parts.field.dispatchEvent(new Event('input', { bubbles: true }));
      expect(parts.button.hasAttribute('aria-busy')).toBe(false);
    });

    it('only until the portal has taken the form over', () => {
      const parts = form();
      run();
      parts.button.removeAttribute('data-heard');
      expect(isSent(parts.form)).toBe(true);
      expect(parts.button.hasAttribute('aria-busy')).toBe(false);
    });
  });
});
