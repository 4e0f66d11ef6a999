import { describe, expect, it } from '@jest/globals';
import { JwtTokens } from '@portico/adapters-crypto';
import type { Transport } from '@portico/adapters-graphql/gateway/engine';
import { RequestAuthenticator } from '@portico/services/access';
import { HOUR, plus, type AccountId, type SessionId } from '@portico/domain/kernel';
import { MemoryAccounts, MemorySessions } from '@portico/domain/access/testing';
import { MemoryDelegations } from '@portico/domain/delegates/testing';
import { callerOf } from './identify-caller.ts';
import { noon as now, testKeys } from './testing/running-gateway.ts';

const tokens = new JwtTokens(testKeys);
// Only tokens are read: a caller is known before the database is asked.
const requestAuthenticator = new RequestAuthenticator(
  new MemoryAccounts([]),
  new MemorySessions(),
  new MemoryDelegations(),
  tokens,
);

const asked = (headers: Transport['headers']) =>
  callerOf({ method: 'POST', headers, address: '192.0.2.7', requestId: 'one' }, requestAuthenticator, now);

describe('who has a turn at the database', () => {
  const accessToken = tokens.access({
    account: 'ana' as AccountId,
    session: 'session-1' as SessionId,
    expiresAt: plus(now, -HOUR),
  });

  it('OPS-D7 is the account whose token we signed, over or not, at the practice it names', () => {
    expect(asked({ 'x-access-token': accessToken, 'x-practice-id': 'north' })).toEqual({
      name: 'account ana',
      practice: 'north',
    });
  });

  it('OPS-D7 is the address where no token of ours is shown', () => {
    const [head = '', body = ''] = accessToken.split('.');
    expect(asked({})).toEqual({ name: 'address 192.0.2.7', practice: '' });
    expect(asked({ 'x-access-token': `${head}.${body}.forged` }).name).toBe('address 192.0.2.7');
  });
});
