import { describe, expect, it } from '@jest/globals';
import { demoAccountList, demoAccounts } from './demo-accounts.ts';

describe('the list of demo accounts', () => {
  it('says in words how to sign in to each, and what there is to see', () => {
    const lines = demoAccountList().trimEnd().split('\n');
    expect(lines).toEqual(demoAccounts.map(({ email, password, shows }) => `${email}  ${password}  ${shows.en}`));
    expect(lines.filter((line) => line.includes('[object'))).toEqual([]);
  });
});
