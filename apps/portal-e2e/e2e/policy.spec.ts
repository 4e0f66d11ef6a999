import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { people } from '../src/browser/demo-visitors.ts';
import { becomes, browserHarness, openFixture } from './fixture.ts';

/** What injected script would try; for each the name of the error, or undefined if it succeeded. */
const tries = (page: Page): Promise<readonly (string | undefined)[]> =>
  page.evaluate(() => {
    const part = document.querySelector<HTMLLinkElement>('link[rel=modulepreload]')?.href ?? '';
    const { trustedTypes } = window as never as {
      trustedTypes: { createPolicy: (name: string, rules: object) => void };
    };
    return [
      () => (document.body.innerHTML = '<img src=x onerror=alert(1)>'),
      () => document.createElement('iframe').setAttribute('srcdoc', '<b>x</b>'),
      () => (document.createElement('script').src = 'https://evil.example/x.js'),
      () => (document.createElement('script').src = '/config.json'),
      () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      () => trustedTypes.createPolicy('mine', {}),
      // What the portal and its libraries do themselves.
      () => (document.createElement('div').innerHTML = ''),
      () => (document.createElement('script').src = new URL(part).pathname),
    ].map((attempt) => {
      try {
        attempt();
        return undefined;
      } catch (error) {
        return (error as Error).name;
      }
    });
  });

/** What browsers have told the gateway. */
const told = async (): Promise<readonly string[]> =>
  (await browserHarness().portal.metrics.text())
    .split('\n')
    .filter((line) => line.startsWith('portico_policy_violations_total{'));

openFixture();

describe('the content policy of the portal', () => {
  it.each([
    ['the sign-in page', '/login', undefined],
    ['a page of somebody signed in', '/dashboard', people.rich],
    ['a page without tokens', '/terms', undefined],
  ])('ASVS-3.4 lets no text become markup or a script on %s, and the gateway hears of it', async (_, path, as) => {
    const before = await told();
    const visitor = await browserHarness().visitor(as === undefined ? {} : { as });
    await visitor.page.goto(path);
    await visitor.page.locator('link[rel=modulepreload]').first().waitFor({ state: 'attached' });
    const refused = 'TypeError';
    expect(await tries(visitor.page)).toEqual([...Array<string>(6).fill(refused), undefined, undefined]);
    await becomes(async () => visitor.violations.length, 6);
    expect(visitor.violations[0]).toMatch(/^require-trusted-types-for refused trusted-types-sink/);
    expect(visitor.violations[5]).toMatch(/^trusted-types refused trusted-types-policy/);
    await becomes(async () => (await told()).join() === before.join(), false);
    // A test in which a policy refused anything fails.
    await expect(visitor.leave()).rejects.toThrow('A content policy refused something');
    expect(visitor.violations).toEqual([]);
  });
});
