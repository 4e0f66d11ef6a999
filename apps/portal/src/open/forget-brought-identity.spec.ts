import { describe, expect, it } from '@jest/globals';
import { instant } from '@portico/domain/kernel';
import { HandClock, MemoryKeyValueStore } from '@portico/view-models/access/testing';
import { ProviderTrip } from '@portico/view-models/authentication';
import { arriveAt } from '../routes/resolve-address.ts';
import { forgetIdentityAt } from './forget-brought-identity.ts';

/** Whether an identity still waits in the tab after a visit to the address. */
const waitsAfter = (path: string): boolean => {
  const trip = new ProviderTrip(new MemoryKeyValueStore(), new HandClock(instant(0)));
  trip.bring({ kind: 'unknown', provider: 'clinic', ticket: 'ticket-ana' });
  forgetIdentityAt(arriveAt({ path, search: '' }, false).place, trip);
  return trip.takeIdentity() !== undefined;
};

describe('an identity that waits in the tab', () => {
  it.each(['/signup', '/SIGNUP', '/signup.html', '/register_account', '/sign_in/return', '/login', '/', '/messages'])(
    'ASVS-14.3 stays for %s',
    (path) => expect(waitsAfter(path)).toBe(true),
  );

  it.each(['/delegate/delegateLogin', '/delegate/delegateCreateAccount', '/delegate/delegateVerification'])(
    'ASVS-14.3 stays for the delegates’ %s',
    (path) => expect(waitsAfter(path)).toBe(true),
  );

  it.each(['/terms_of_use', '/privacy_notice', '/get_started', '/guest/guestPay', '/shop/sso', '/surl/visit/abc'])(
    'ASVS-14.3 is forgotten at %s',
    (path) => expect(waitsAfter(path)).toBe(false),
  );
});
