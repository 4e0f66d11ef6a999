import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BowserUserAgents } from './bowser-user-agents.ts';

const agents = new BowserUserAgents();

describe('BowserUserAgents', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      { browser: 'Chrome', system: 'Windows' },
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      { browser: 'Safari', system: 'iOS' },
    ],
    ['Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0', { browser: 'Firefox', system: 'Android' }],
    ['', {}],
  ])('reads %s', (text, device) => {
    expect(agents.read(text)).toEqual(device);
  });

  it('reads whatever comes', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 512 }), (text) => {
        for (const name of Object.values(agents.read(text))) expect(name).not.toBe('');
      }),
    );
  });
});
