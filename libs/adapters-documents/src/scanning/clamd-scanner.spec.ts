import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eicar, startClamd, type ClamdMood, type StandInClamd } from '../testing/stand-in-clamd.ts';
import { ClamdScanner } from './clamd-scanner.ts';

describe('ClamdScanner', () => {
  let clamd: StandInClamd;
  beforeAll(async () => {
    clamd = await startClamd();
  });
  afterAll(() => clamd.close());
  const scanning = (mood: ClamdMood, patience?: number) => {
    clamd.mood = mood;
    return new ClamdScanner(clamd, patience);
  };
  const bytes = (text: string) => new TextEncoder().encode(text);

  it.each([0, 1, 65_535, 65_536, 65_537, 3_000_000])('calls a file of %i bytes clean that is', async (size) => {
    expect(await scanning('obliging').scan(new Uint8Array(size).fill(7))).toBe('clean');
  });

  it('finds the test virus, wherever in a file it stands', async () => {
    for (const before of [0, 10, 65_530, 200_000]) {
      const file = new Uint8Array([...new Uint8Array(before), ...bytes(eicar), ...new Uint8Array(50)]);
      expect(await scanning('obliging').scan(file)).toBe('infected');
    }
  });

  it.each<ClamdMood>(['dying', 'breaking-off', 'full', 'babbling'])(
    'has no verdict of a daemon that is %s, and one of it afterwards',
    async (mood) => {
      expect(await scanning(mood).scan(bytes('hello'))).toBe('unreachable');
      expect(await scanning('obliging').scan(bytes('hello'))).toBe('clean');
    },
  );

  it('has no verdict of a daemon that says nothing in time, and none where nobody listens', async () => {
    expect(await scanning('silent', 50).scan(bytes('hello'))).toBe('unreachable');
    expect(await new ClamdScanner({ host: '127.0.0.1', port: 1 }).scan(bytes('hello'))).toBe('unreachable');
    expect(await new ClamdScanner({ path: '/nowhere/clamd.sock' }).scan(bytes('hello'))).toBe('unreachable');
  });
});
