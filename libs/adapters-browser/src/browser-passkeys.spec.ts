import { describe, expect, it } from '@jest/globals';
import { BrowserPasskeys } from './browser-passkeys.ts';

describe('BrowserPasskeys', () => {
  it('is able where the browser has passkeys, asked each time', () => {
    const window: { PublicKeyCredential?: unknown } = {};
    const passkeys = new BrowserPasskeys(() => window);
    expect(passkeys.isAble).toBe(false);
    window.PublicKeyCredential = () => undefined;
    expect(passkeys.isAble).toBe(true);
  });

  it('answers nothing where the browser has none, or is asked nonsense', async () => {
    const passkeys = new BrowserPasskeys(() => ({}));
    for (const options of ['', '{}', '{"challenge":"YQ"}']) {
      expect(await passkeys.make(options)).toBeUndefined();
      expect(await passkeys.show(options)).toBeUndefined();
    }
  });
});
