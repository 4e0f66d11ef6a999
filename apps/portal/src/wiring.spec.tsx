import { afterEach, describe, expect, it } from '@jest/globals';
import { openPortal, type OpenedPortal } from './testing/opened-portal.tsx';
import { guest, otherwise, patient, stranger, type Walk } from './testing/walked-addresses.ts';
import { walk, type WalkOptions } from './testing/press-every-button.ts';

const named = ({ at, where, by = [] }: Walk): string => [at, ...(where === undefined ? [] : [where]), ...by].join(', ');

/** What a walk meets. An answer that the portal cannot read would show its failure, and none of what the screen is handed. */
const met = async ({ at, where: _, ...options }: Walk, more: WalkOptions = {}): Promise<readonly string[]> => {
  const lines = await walk(at, { ...more, ...options });
  expect(lines.filter((line) => line.endsWith('malfunction'))).toEqual([]);
  return lines;
};

describe('what the portal asks, and where it leads', () => {
  it.each([...patient, ...otherwise].map((one) => [named(one), one] as const))('a patient at %s', async (_, one) => {
    expect(await met(one)).toMatchSnapshot();
  });

  it.each(guest.map((one) => [named(one), one] as const))('a guest at %s', async (_, one) => {
    expect(await met(one, { part: 'body', visitor: 'guest' })).toMatchSnapshot();
  });

  it.each(stranger.map((one) => [named(one), one] as const))('a visitor at %s', async (_, one) => {
    expect(await met(one, { part: 'body', visitor: 'stranger' })).toMatchSnapshot();
  });
});

describe('what the portal finds around it', () => {
  let opened: OpenedPortal | undefined;
  afterEach(() => void opened?.close());

  it('ends a session after as long without activity as the installation says', async () => {
    opened = await openPortal('/help', { config: { inactivitySeconds: 120 } });
    await opened.pass(119_000);
    expect(opened.log).not.toContain('asks SignOut {}');
    await opened.pass(2_000);
    expect(opened.log).toContain('asks SignOut {}');
  });

  it('says with each question who asks, when, in which language and from which browser', async () => {
    opened = await openPortal('/help');
    expect(Object.fromEntries(opened.headers[0] ?? [])).toMatchObject({
      'x-language': 'en',
      'x-local-time': '2026-11-23T09:50:00-07:00',
      'x-user-agent': 'a test',
      'x-practice-id': 'mesa',
      'x-username': 'ana',
      'x-access-token': 'access',
    });
  });

  it('keeps who is signed in with the tab, and the device beyond it', async () => {
    opened = await openPortal('/help');
    expect(Object.keys(window.sessionStorage)).toContain('accessToken');
    expect(Object.keys(window.localStorage)).toEqual([
      'deviceIdentifier',
      expect.stringMatching(/^activity\.[\da-f]+$/),
    ]);
    opened.portal.device.rememberLanguage('es');
    expect(opened.log.at(-1)).toBe('sets __Secure-language=es; path=/; max-age=31536000; samesite=lax; secure');
  });

  it('tells the person and the console of a question that failed', async () => {
    const canned = { GetSupport: [{ message: 'Away.', extensions: { code: 'INTERNAL' } }] };
    opened = await openPortal('/help', { canned });
    expect(opened.log.at(-1)).toBe('fails GetSupport INTERNAL');
    expect(document.body.textContent).toContain('Something went wrong on our side');
  });
});
