import { describe, expect, it } from '@jest/globals';
import { readArrival } from './login-query.ts';

const query = (entries: Readonly<Record<string, string>>) => ({
  get: (name: string) => entries[name] ?? null,
  has: (name: string) => name in entries,
});
const nothing = { forgot: false, confirmed: false, portalView: false, mobileSignUp: false };

describe('what a link to the login screen asks for', () => {
  it.each([
    [{}, nothing],
    [
      { confirmation_code: 'c0de', un: 'ana' },
      { ...nothing, reset: { code: 'c0de', username: 'ana' } },
    ],
    [{ confirmation_code: 'c0de' }, nothing],
    [{ confirmation_code: '', un: 'ana' }, nothing],
    [{ forgot: '' }, { ...nothing, forgot: true }],
    [{ i: 'inv' }, { ...nothing, invite: 'inv' }],
    [{ i: '' }, nothing],
    [{ confirmed: 'true' }, { ...nothing, confirmed: true }],
    [{ confirmed: '' }, { ...nothing, confirmed: true }],
    [{ confirmed: 'false' }, nothing],
    [{ source: 'portal' }, { ...nothing, portalView: true }],
    [{ source: 'practice' }, nothing],
    [{ redirect: 'mobileSignup' }, { ...nothing, mobileSignUp: true }],
    [{ redirect: 'https://elsewhere.example' }, nothing],
  ])('ACC-148 ACC-149 ACC-150 ACC-151 ACC-152 %j is %j', (entries, arrival) => {
    expect(readArrival(query(entries))).toEqual(arrival);
  });
});
