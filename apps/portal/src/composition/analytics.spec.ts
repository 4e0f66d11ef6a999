import { describe, expect, it } from '@jest/globals';
import { countedPayments } from '@portico/application/payments';
import type { DeviceId, PatientId, PracticeId } from '@portico/domain/kernel';
import type { UniqueId } from '@portico/domain/payments';
import { compose } from './compose.ts';
import { authentication } from './ports/authentication.ts';
import { payments } from './ports/make-payment.ts';
import { signup } from './ports/signup.ts';

const sink = { address: 'https://analytics.example/track', token: 'a-token' };

const storage = (): Storage => {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (at) => [...kept.keys()][at] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
};

const portalWith = (answers: Readonly<Record<string, object>>) => {
  const [session, local] = [storage(), storage()];
  const { promise: event, resolve } = Promise.withResolvers<unknown>();
  const portal = compose({
    session: () => session,
    local: () => local,
    document: () => {
      throw new Error('There is no document here.');
    },
    pageLanguage: 'es',
    tabs: () => new BroadcastChannel('analytics-of-a-test'),
    setCookie: () => undefined,
    isSecure: false,
    randomUuid: () => '00000000-0000-4000-8000-000000000000',
    clock: { now: () => 0 as never, every: () => () => undefined },
    localTime: () => '2026-03-18T08:00:00.000-07:00',
    userAgent: 'a test',
    isOptedOut: () => false,
    development: false,
    onTrouble: () => undefined,
    search: () => '?usedBtn=invitation_mail',
    config: Promise.resolve({ analytics: sink }),
    fetch: async (address, init) => {
      const body = JSON.parse(String(init?.body)) as { readonly operationName?: string };
      if (String(address) === sink.address) resolve(body);
      const data = answers[body.operationName ?? ''];
      return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
    },
  });
  return { portal, event };
};

describe('the portal, put together', () => {
  it('ACC-406 ACC-413 tells analytics of a sign-up, and which mail led to it', async () => {
    const screen = { name: 'check-email', email: 'ana@example.org', username: 'ana', practice_id: 'mesa' };
    const { portal, event } = portalWith({ CreateNewUser: { createNewUser: { signupScreen: screen } } });
    const person = {
      firstName: 'Ana',
      lastName: 'Núñez',
      birthDate: '1980-02-29',
      practice: 'mesa' as PracticeId,
      phone: '',
      device: 'device-1' as DeviceId,
    };
    await portal.port(signup).createNew({ ...person, email: 'ana@example.org', password: 'Secret-1', terms: '1' });
    expect(await event).toEqual({ token: 'a-token', event: 'Sign Up', language: 'es', usedBtn: 'invitation_mail' });
  });

  it('ACC-406 ACC-416 tells analytics of a changed password', async () => {
    const { portal, event } = portalWith({ ChangePassword: { changePassword: { message: 'ok' } } });
    const secret = { currentPassword: 'Secret-1', newPassword: 'Secret-2', repeatedPassword: 'Secret-2' };
    await portal.port(authentication).changePassword(secret);
    expect(await event).toEqual({ token: 'a-token', event: 'Change Password', language: 'es' });
  });

  it('MON-034 ACC-411 tells analytics of a guest’s payment at which practice it was, and nothing else', async () => {
    const receipt = {
      done: 'PAID',
      amount: '86.40',
      charge_id: 'c1',
      reference: '8USPOT7AR35G',
      card_type: 'Visa',
      last4: '4242',
      practice_name: 'Mesa',
      date: null,
      copayNext: null,
      next: '/guest/workflow/payments/payment_success',
      cardSaved: null,
    };
    const paid = { status: 200, payment_plan_id: null, appointment_id: null, receipt };
    const { portal, event } = portalWith({ GetPaymentOutcome: { getPaymentOutcome: paid } });
    const practice = 'mesa' as PracticeId;
    portal.keeper.startGuest({ token: 't', practice, patient: 'p1' as PatientId, by: 'link' });
    await countedPayments(portal.port(payments), portal.analytics).outcome('attempt-1' as UniqueId);
    expect(await event).toEqual({ token: 'a-token', event: 'Complete Payment', language: 'es', practiceId: 'mesa' });
  });
});
