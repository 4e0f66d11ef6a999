import { describe, expect, it } from '@jest/globals';
import { MemoryKeyValueStore } from '@portico/view-models/access/testing';
import fc from 'fast-check';
import { BrowserDevice, type DeviceOptions } from './browser-device.ts';

const placeholder = 'xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx';

const scene = (more: Partial<DeviceOptions> = {}) => {
  const local = new MemoryKeyValueStore();
  const cookies: string[] = [];
  const looks: unknown[] = [];
  let made = 0;
  const options: DeviceOptions = {
    local,
    randomUuid: () => {
      made += 1;
      return `00000000-0000-4000-8000-00000000000${made}`;
    },
    pageLanguage: 'en',
    setCookie: (cookie) => void cookies.push(cookie),
    showTextLook: (look) => void looks.push(look),
    isSecure: false,
    ...more,
  };
  return { local, cookies, looks, device: () => new BrowserDevice(options), made: () => made };
};

it('keeps how text looks, shows it at once, and takes what it does not know as usual', () => {
  const { device, local, looks } = scene();
  expect(device().textLook()).toEqual({ textSize: 'usual', moreContrast: false });
  const chosen = { textSize: 'largest', moreContrast: true } as const;
  device().rememberTextLook(chosen);
  expect(looks).toEqual([chosen]);
  expect(device().textLook()).toEqual(chosen);
  local.write('textSize', 'huge');
  local.write('contrast', 'x');
  expect(device().textLook()).toEqual({ textSize: 'usual', moreContrast: false });
});

it('keeps on the device that its clock is hidden, and shows it until then', () => {
  const { device } = scene();
  expect(device().isClockHidden()).toBe(false);
  device().hideClock(true);
  expect(device().isClockHidden()).toBe(true);
  device().hideClock(false);
  expect(device().isClockHidden()).toBe(false);
});

describe('the device identifier', () => {
  it('ACC-139 ACC-141 is a random UUID, made once and kept on the device', () => {
    const { device, local, made } = scene();
    const first = device().id;
    expect(first).toBe('00000000-0000-4000-8000-000000000001');
    expect(local.all).toEqual({ deviceIdentifier: first });
    expect(device().id).toBe(first);
    expect(made()).toBe(1);
  });

  it('ACC-139 is whatever UUID the device makes', () => {
    fc.assert(
      fc.property(fc.uuid(), (uuid) => {
        const { device } = scene({ randomUuid: () => uuid });
        expect([device().id, device().id]).toEqual([uuid, uuid]);
      }),
    );
  });

  it('ACC-140 ACC-141 is the placeholder where none can be made, and a real one as soon as it can', () => {
    const { device, local } = scene({
      randomUuid: () => {
        throw new Error('insecure context');
      },
    });
    expect(device().id).toBe(placeholder);
    expect(local.all).toEqual({});
    const odd = scene({ randomUuid: () => 'not an id' });
    expect(odd.device().id).toBe(placeholder);
    expect(odd.local.all).toEqual({});
  });
});

describe('the language of the device', () => {
  it('ACC-138 is kept under the key language as en or es', () => {
    const { device, local, cookies } = scene();
    device().rememberLanguage('es');
    expect(local.read('language')).toBe('es');
    expect(device().language()).toBe('es');
    expect(cookies).toEqual(['language=es; path=/; max-age=31536000; samesite=lax']);
  });

  it('ACC-138 ASVS-3.3 goes by HTTPS alone where the portal is reached so', () => {
    const { device, cookies } = scene({ isSecure: true });
    device().rememberLanguage('es');
    expect(cookies).toEqual(['__Secure-language=es; path=/; max-age=31536000; samesite=lax; secure']);
  });

  it('ACC-012 ACC-373 is that of the page while nothing was chosen, and English where neither says anything known', () => {
    expect(scene({ pageLanguage: 'es' }).device().language()).toBe('es');
    expect(scene({ pageLanguage: 'fr' }).device().language()).toBe('en');
    const { device, local } = scene({ pageLanguage: 'es' });
    local.write('language', 'klingon');
    expect(device().language()).toBe('es');
  });
});
