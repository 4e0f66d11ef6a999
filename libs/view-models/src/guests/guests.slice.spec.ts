import {
  GuestBillsService,
  guestPages,
  GuestActionsService,
  GuestAuthenticator,
  GuestLinks,
  type GuestLinkOrder,
  GuestAdmission,
  GuestLinkRequests,
  GuestsService,
} from '@portico/services/guests';
import { LinkFinder, LinkMaker } from '@portico/services/access';
import { usualVisitRules } from '@portico/domain/appointments';
import { MemoryAppointmentBooking } from '@portico/domain/appointments/testing';
import { describe, expect, it } from '@jest/globals';
import {
  addressLimit,
  wrongChecks,
  chartCheckLimit,
  everyChartCheckLimit,
  linkRequestLimit,
  type Email,
  type Phone,
} from '@portico/domain/access';
import { guestTokenLife } from '@portico/domain/guests';
import {
  DAY,
  HOUR,
  MINUTE,
  plus,
  type Cents,
  type Instant,
  type LocalDate,
  type PatientId,
  type PracticeId,
} from '@portico/domain/kernel';
import { MemoryNotifier } from '@portico/domain/notifications/testing';
import {
  MemoryCardProcessor,
  MemoryCardsOnFile,
  MemoryMerchants,
  MemoryPaymentLedger,
  MemoryPaymentDocuments,
  MemoryDisputes,
  MemoryPaymentPlans,
  MemoryShop,
} from '@portico/domain/payments/testing';
import type { Practice } from '@portico/domain/practices';
import { openClientSession } from '../access/index.ts';
import { forCall, type BackgroundTasks } from '@portico/services/kernel';
import { wiredHistory } from '@portico/services/payments/testing';
import { MemoryKeyValueStore } from '../access/testing/index.ts';
import { ana, anaAtMesa, benAtMesa, mesa, noon, pena, baseFixture, visit } from '@portico/services/kernel/testing';
import { GuestEntryViewModel } from './guest-entry.view-model.ts';
import { GuestVisitViewModel } from './guest-visit.view-model.ts';
import { PracticePageViewModel } from './practice-page.view-model.ts';
import type { GuestLink } from '@portico/application/guests';

const birthDate = '1970-05-12' as LocalDate;
const branding = { id: mesa.id, name: mesa.name, phone: mesa.phone, management: 'vertex', accent: '#7a4b00' };

/** The values in the query of an address. */
const queryIn = (address: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    address
      .slice(address.indexOf('?') + 1)
      .split('&')
      .map((pair) => pair.split('=').map(decodeURIComponent)),
  );

/** A practice that lets guests check in and look at their bill; Ana has a visit in two hours and owes 12.50. */
const open = (offered: Practice['guestActions'] = ['check-in', 'pay']) => {
  const behind = {
    ...baseFixture(),
    cardsOnFile: new MemoryCardsOnFile(),
    appointmentBooking: new MemoryAppointmentBooking(() => noon),
    ledger: new MemoryPaymentLedger(),
    shop: new MemoryShop(),
    merchants: new MemoryMerchants(new MemoryCardProcessor()),
    documents: new MemoryPaymentDocuments(),
    disputes: new MemoryDisputes(),
    plans: new MemoryPaymentPlans(),
  };
  behind.practices.put({ ...mesa, guestActions: offered });
  behind.patients.put({ patient: anaAtMesa, name: ana.name, birthDate, language: 'es' });
  behind.patients.put({ patient: benAtMesa, name: 'Ben Ortiz', birthDate: '1990-01-02' as LocalDate, language: 'en' });
  behind.schedule.put(visit('soon', anaAtMesa, 2), visit('later', anaAtMesa, 50));
  behind.billing.put(anaAtMesa, { due: 12_50 as Cents, asOf: noon });
  const notifier = new MemoryNotifier();
  const links = new GuestLinks(
    behind.capabilities,
    new LinkMaker(behind.capabilities, behind.codes, (path) => `https://portal.example${path}`),
    notifier,
    behind.practices,
  );
  const laterDone: Promise<void>[] = [];
  const later: BackgroundTasks = (work) => void laterDone.push(work());
  const keep = new MemoryKeyValueStore();
  const clientSession = openClientSession(keep);
  const door = (now: Instant = noon, address = '192.0.2.1') =>
    new GuestsService(
      new LinkFinder(behind.capabilities, behind.codes, behind.tries),
      behind.capabilities,
      behind.tries,
      behind.practices,
      behind.patients,
      behind.activityLog,
      forCall(GuestAdmission)(
        behind.capabilities,
        behind.codes,
        behind.tokens,
        behind.schedule,
        behind.billing,
        behind.keptWorkKeys,
        behind.activityLog,
        behind.withheldAt,
      ),
      forCall(GuestLinkRequests)(behind.practices, behind.patients, behind.schedule, links, behind.tries, later),
      { now, language: 'en', address },
    );
  const gate = new GuestAuthenticator(behind.capabilities, behind.tokens, behind.withheldAt);

  /** Sends a link and answers what stands in it. */
  const sent = async (
    purpose: GuestLinkOrder['purpose'],
    more: { from?: Instant; resource?: string; at?: Instant } = {},
  ) => {
    const { at = noon, ...order } = more;
    const to = { channel: 'email', address: 'guest@example.org' } as const;
    const id = await links.issue({ purpose, chart: anaAtMesa, to, language: 'es', ...order }, at);
    const link = notifier.last('guest-link', to.address)?.link ?? '';
    if (id === undefined) throw new Error('no link');
    return { id, link, code: queryIn(link)['code'] ?? '' };
  };
  const entryOf = (link: GuestLink, now?: Instant) => new GuestEntryViewModel(door(now), clientSession.guest, { link });
  const guestActionsFor = async (now: Instant = noon) => {
    const acting = await gate.admit(clientSession.guest.current?.token ?? '', now);
    return acting.ok
      ? guestPages(
          new GuestActionsService(
            behind.capabilities,
            behind.schedule,
            behind.appointmentBooking,
            behind.visitPolicies,
            behind.waitListService,
            behind.practices,
            behind.activityLog,
            { acting: acting.value, now, language: 'en' },
          ),
          new GuestBillsService(
            behind.accounts,
            behind.capabilities,
            behind.practices,
            behind.billing,
            behind.ledger,
            (call) => wiredHistory({ ...behind, ledgerClock: () => now }, call),
            { acting: acting.value, now, language: 'en' },
          ),
        )
      : undefined;
  };
  return { ...behind, notifier, links, laterDone, keep, clientSession, door, gate, sent, entryOf, guestActionsFor };
};

describe('a guest’s link', () => {
  it('ACC-041 ACC-054 ACC-074 APT-319 MON-023 leads past the identity check to the visit that it is about, and to no other', async () => {
    const fixture = open();
    const { code } = await fixture.sent('guest-check-in', { resource: 'later' });
    const entry = fixture.entryOf({ purpose: 'guest-check-in', code });
    await entry.load();
    expect(entry.phase).toEqual({ kind: 'asking', practice: branding });
    expect(entry.canCheck).toBe(false);
    entry.type('birthDate', birthDate);
    await entry.check();
    const to = 'to' in entry.phase ? entry.phase.to : '';
    expect(to.startsWith('/guest/workflow/check_in?')).toBe(true);
    expect(queryIn(to)).toEqual({
      practice_id: 'mesa',
      practice_mgmt: 'vertex',
      patient_id: 'ana-mesa',
      appointment_id: 'later',
      is_guest_checkin: 'true',
    });
    expect(Object.keys(fixture.keep.all)).toEqual([
      'guestToken',
      'guestPractice',
      'guestPatient',
      'guestBy',
      'guestKeptWorkKeys',
      'guestUntil',
    ]);

    const actions = await fixture.guestActionsFor();
    if (actions === undefined) throw new Error('not admitted');
    const screen = new GuestVisitViewModel(actions);
    await screen.load();
    expect(screen.phase).toMatchObject({ kind: 'ready', found: { visit: { appointment: { id: 'later' } } } });
    // A link to a visit opens no bill.
    expect(await actions.bill(anaAtMesa)).toEqual({ ok: false, error: { kind: 'not-found' } });
  });

  it('ACC-040 ACC-055 ACC-072 leads to what is owed, and then opens no visit', async () => {
    const fixture = open();
    const { code } = await fixture.sent('guest-pay');
    const entry = fixture.entryOf({ purpose: 'guest-pay', code });
    await entry.load();
    entry.type('birthDate', birthDate);
    await entry.check();
    expect(entry.phase).toEqual({ kind: 'led', to: '/guest/workflow/payment' });
    const actions = await fixture.guestActionsFor();
    if (actions === undefined) throw new Error('not admitted');
    expect(await actions.bill(anaAtMesa)).toMatchObject({ ok: true, value: { practice: branding } });
    expect(await actions.bill(benAtMesa)).toEqual({ ok: false, error: { kind: 'not-found' } });
    expect(await actions.visit()).toEqual({ ok: false, error: { kind: 'not-found' } });
  });

  it('ACC-071 leads to the already-done page where nothing is owed, with the practice in the query', async () => {
    const fixture = open();
    fixture.billing.put(anaAtMesa, { due: 0 as Cents, asOf: noon });
    const { code } = await fixture.sent('guest-pay');
    const entry = fixture.entryOf({ purpose: 'guest-pay', code });
    await entry.load();
    entry.type('birthDate', birthDate);
    await entry.check();
    const to = 'to' in entry.phase ? entry.phase.to : '';
    expect(to.startsWith('/guest/guestAlreadyDone?')).toBe(true);
    expect(queryIn(to)).toEqual({
      done: 'pay',
      practice_id: 'mesa',
      practice_mgmt: 'vertex',
      practice_name: mesa.name,
    });
    expect(fixture.clientSession.guest.current).toBeUndefined();
  });

  it('ACC-084 carries a code that nobody can guess, to its own page, and is kept as a hash only', async () => {
    const fixture = open();
    const { link, code, id } = await fixture.sent('guest-pay');
    expect(link.startsWith('https://portal.example/guest/guestPay?')).toBe(true);
    expect(queryIn(link)).toEqual({
      code,
      practice_id: 'mesa',
      practice_mgmt: 'vertex',
      language: 'es',
    });
    const kept = await fixture.capabilities.byId(id);
    expect(kept).toMatchObject({ purpose: 'guest-pay', practice: 'mesa', patient: 'ana-mesa' });
    expect(JSON.stringify(kept)).not.toContain(`"${code}"`);
  });

  it('tells how it stands with an earlier time of the visit that it lets be moved, and up to when, and of no other', async () => {
    const fixture = open(['check-in', 'reschedule']);
    const waitListService = async () => () => 'can-wait' as const;
    const seenBy = async (purpose: 'guest-check-in' | 'guest-reschedule') => {
      const { code } = await fixture.sent(purpose, { resource: 'soon' });
      const entered = await fixture.door().enter({ purpose, code }, birthDate);
      const token = entered.ok && entered.value.kind === 'entered' ? entered.value.token : '';
      const acting = await fixture.gate.admit(token, noon);
      if (!acting.ok) throw new Error(acting.error.kind);
      const call = { acting: acting.value, now: noon, language: 'en' } as const;
      const answer = await new GuestActionsService(
        fixture.capabilities,
        fixture.schedule,
        fixture.appointmentBooking,
        fixture.visitPolicies,
        waitListService,
        fixture.practices,
        fixture.activityLog,
        call,
      ).visit();
      if (!answer.ok) throw new Error(answer.error.kind);
      const { earlierTime, changeUntil, appointment } = answer.value.visit;
      return [earlierTime, changeUntil && appointment.start - changeUntil];
    };
    const { cutOffMinutes } = usualVisitRules.cancellation;
    expect(await seenBy('guest-reschedule')).toEqual(['can-wait', cutOffMinutes * MINUTE]);
    expect(await seenBy('guest-check-in')).toEqual([undefined, undefined]);
  });

  it.each([
    ['early', { from: plus(noon, DAY) }, noon],
    ['expired', {}, plus(noon, 30 * DAY)],
    ['unknown', {}, noon],
  ] as const)('ACC-084 that is %s opens nothing and says why', async (kind, order, now) => {
    const fixture = open();
    const { code } = await fixture.sent('guest-check-in', order);
    const link: GuestLink = {
      purpose: 'guest-check-in',
      code: kind === 'unknown' ? 'another' : code,
      practice: mesa.id,
    };
    const entry = fixture.entryOf(link, now);
    await entry.load();
    expect(entry.phase).toMatchObject({ kind: 'shut', practice: branding, why: { kind } });
    expect(await fixture.door(now).enter(link, birthDate)).toMatchObject({
      ok: false,
      error: { kind: 'shut', why: kind },
    });
  });

  it('ACC-084 says until when an early one must wait', async () => {
    const fixture = open();
    const from = plus(noon, DAY);
    const { code } = await fixture.sent('guest-check-in', { from });
    const entry = fixture.entryOf({ purpose: 'guest-check-in', code });
    await entry.load();
    expect(entry.phase).toMatchObject({ why: { kind: 'early', opensAt: from } });
  });

  it('ACC-084 opens its own purpose only', async () => {
    const fixture = open();
    const { code } = await fixture.sent('guest-check-in');
    const answer = await fixture.door().enter({ purpose: 'guest-pay', code, practice: mesa.id }, birthDate);
    expect(answer).toMatchObject({ ok: false, error: { kind: 'shut', why: 'unknown' } });
  });

  it('ACC-084 that was used or withdrawn opens nothing, nor does a token that it gave before', async () => {
    for (const end of ['use', 'withdraw'] as const) {
      const fixture = open();
      const { id, code } = await fixture.sent('guest-pay');
      const entry = fixture.entryOf({ purpose: 'guest-pay', code });
      await entry.load();
      entry.type('birthDate', birthDate);
      await entry.check();
      expect(await fixture.guestActionsFor()).toBeDefined();
      if (end === 'use') await fixture.capabilities.use(id, noon);
      else await fixture.links.withdraw('guest-pay', anaAtMesa, noon);
      expect(await fixture.guestActionsFor()).toBeUndefined();
      const again = fixture.entryOf({ purpose: 'guest-pay', code, practice: mesa.id });
      await again.load();
      expect(again.phase).toMatchObject({ kind: 'shut', why: { kind: end === 'use' ? 'used' : 'revoked' } });
    }
  });

  it.each(['guest-check-in', 'guest-reschedule'] as const)(
    'ACC-084 APT-325 for %s ends when its visit is over, and not before',
    async (purpose) => {
      const fixture = open(['check-in', 'reschedule']);
      const { code } = await fixture.sent(purpose, { resource: 'soon' });
      expect((await fixture.door(noon).enter({ purpose, code }, birthDate)).ok).toBe(true);
      const answer = await fixture.door(plus(noon, 3 * HOUR)).enter({ purpose, code }, birthDate);
      expect(answer).toMatchObject({ ok: false, error: { kind: 'shut', why: 'expired' } });
    },
  );

  it('ACC-084 is locked by five wrong identity checks in a row, also for the right one after them', async () => {
    const fixture = open();
    const link: GuestLink = { purpose: 'guest-pay', code: (await fixture.sent('guest-pay')).code, practice: mesa.id };
    const wrong = '1971-05-12' as LocalDate;
    for (let tries = 1; tries < wrongChecks; tries += 1) {
      expect(await fixture.door().enter(link, wrong)).toEqual({ ok: false, error: { kind: 'wrong-identity' } });
    }
    // The right one in between begins the count anew.
    expect(await fixture.door().enter(link, birthDate)).toMatchObject({ ok: true });
    for (let tries = 0; tries < wrongChecks; tries += 1) {
      expect(await fixture.door().enter(link, wrong)).toEqual({ ok: false, error: { kind: 'wrong-identity' } });
    }
    expect(await fixture.door().enter(link, birthDate)).toMatchObject({ error: { kind: 'shut', why: 'locked' } });
    const entry = fixture.entryOf(link);
    await entry.load();
    expect(entry.phase).toMatchObject({ kind: 'shut', why: { kind: 'locked' } });
  });

  it('ACC-084 weighs no more than five checks that are made side by side', async () => {
    const fixture = open();
    const link: GuestLink = { purpose: 'guest-pay', code: (await fixture.sent('guest-pay')).code, practice: mesa.id };
    const guesses = Array.from({ length: 40 }, (_, at) => `19${10 + at}-05-12` as LocalDate);
    const answers = await Promise.all(guesses.map((guess) => fixture.door().enter(link, guess)));
    const weighed = answers.filter((answer) => answer.ok || answer.error.kind === 'wrong-identity');
    expect(weighed.length).toBeLessThanOrEqual(wrongChecks);
  });

  it('limits tries by the address that they come from', async () => {
    const fixture = open();
    const wrong = '1971-05-12' as LocalDate;
    for (let tries = 0; tries < addressLimit.failures; tries += 1) {
      const { code } = await fixture.sent('guest-pay');
      await fixture.door().enter({ purpose: 'guest-pay', code }, wrong);
    }
    const link: GuestLink = { purpose: 'guest-pay', code: (await fixture.sent('guest-pay')).code };
    expect(await fixture.door().enter(link, birthDate)).toMatchObject({ ok: false, error: { kind: 'must-wait' } });
    expect(await fixture.door(noon, '192.0.2.2').enter(link, birthDate)).toMatchObject({ ok: true });
  });

  it.each(['guest-appointment', 'guest-reschedule', 'guest-check-in', 'guest-pay'] as const)(
    'ACC-044 ACC-075 ACC-076 for %s says that the practice does not do it online, before anything is asked',
    async (purpose) => {
      const fixture = open([]);
      const { code } = await fixture.sent(purpose);
      const entry = fixture.entryOf({ purpose, code });
      await entry.load();
      expect(entry.phase).toMatchObject({ kind: 'led' });
      const to = 'to' in entry.phase ? entry.phase.to : '';
      expect(to).toMatch(/^\/guest\/workflow\/unavailable\?practice_id=mesa/);
      // Nothing is learnt of the person, right or wrong.
      for (const date of [birthDate, '1971-05-12' as LocalDate]) {
        expect(await fixture.door().enter({ purpose, code }, date)).toMatchObject({ value: { kind: 'not-offered' } });
      }
    },
  );

  it('is opened by looking at it as often as one likes, and nothing happens', async () => {
    const fixture = open();
    const { id, code } = await fixture.sent('guest-pay');
    const before = await fixture.capabilities.byId(id);
    for (let looks = 0; looks < 10; looks += 1) await fixture.entryOf({ purpose: 'guest-pay', code }).load();
    expect(await fixture.capabilities.byId(id)).toEqual(before);
    expect(fixture.activityLog.entries).toEqual([]);
  });

  it('gives a token for half an hour, which signing in takes away', async () => {
    const fixture = open();
    const { code, id } = await fixture.sent('guest-pay');
    const entry = fixture.entryOf({ purpose: 'guest-pay', code });
    await entry.load();
    entry.type('birthDate', birthDate);
    await entry.check();
    expect(await fixture.guestActionsFor(plus(noon, guestTokenLife - 1))).toBeDefined();
    expect(await fixture.guestActionsFor(plus(noon, guestTokenLife))).toBeUndefined();
    expect(fixture.activityLog.entries).toMatchObject([
      { actor: id, actorKind: 'guest', subject: 'ana-mesa', practice: 'mesa', action: 'opened-guest-link' },
    ]);
    const tokens = { access: 'a', authentication: 'a', refresh: 'r' };
    fixture.clientSession.lifecycle.start({
      username: 'ana',
      email: 'ana@example.com',
      tokens,
      practices: [],
    } as never);
    expect(fixture.clientSession.guest.current).toBeUndefined();
  });
});

describe('a bill without a link', () => {
  const bill = { practice: mesa.id, patient: 'ana-mesa' as PatientId, lastName: 'Nunez', birthDate };

  it('ACC-056 ACC-073 opens what is owed to whoever knows what is printed on it', async () => {
    const fixture = open();
    const entry = new GuestEntryViewModel(fixture.door(), fixture.clientSession.guest, {
      link: { purpose: 'guest-pay', practice: mesa.id },
      withBill: true,
    });
    await entry.load();
    expect(entry.phase).toEqual({ kind: 'asking', practice: branding });
    entry.type('birthDate', birthDate);
    entry.type('patientNumber', ' ana-mesa ');
    expect(entry.canCheck).toBe(false);
    entry.type('lastName', 'núñez');
    await entry.check();
    expect(entry.phase).toEqual({ kind: 'led', to: '/guest/workflow/payment' });
    const actions = await fixture.guestActionsFor();
    expect(fixture.clientSession.guest.current).toMatchObject({ practice: mesa.id, patient: 'ana-mesa', by: 'bill' });
    expect(await actions?.bill(anaAtMesa)).toMatchObject({ ok: true, value: { practice: branding } });
    expect(await actions?.visit()).toEqual({ ok: false, error: { kind: 'not-found' } });
  });

  it('answers everything that is wrong, and a patient or practice that there is not, alike', async () => {
    const fixture = open();
    const wrong = [
      { ...bill, lastName: 'Ortiz' },
      { ...bill, lastName: '-' },
      { ...bill, birthDate: '1970-05-13' as LocalDate },
      { ...bill, patient: 'nobody' as PatientId },
      { ...bill, practice: 'nowhere' as PracticeId },
    ];
    for (const one of wrong) {
      expect(await fixture.door().enterWithBill(one)).toEqual({ ok: false, error: { kind: 'wrong-identity' } });
    }
  });

  it('SEC-S8 a stranger who guesses keeps themselves out of a bill, and not its patient, whose right one clears nothing of theirs', async () => {
    const fixture = open();
    const guess = (address: string) => fixture.door(noon, address).enterWithBill({ ...bill, lastName: 'Ortiz' });
    for (let tries = 0; tries < 3 * chartCheckLimit.failures; tries += 1) await guess('192.0.2.1');
    expect(await fixture.door(noon, '192.0.2.1').enterWithBill(bill)).toMatchObject({ error: { kind: 'must-wait' } });
    expect(await fixture.door(noon, '192.0.2.99').enterWithBill(bill)).toMatchObject({ ok: true });
    expect(await guess('192.0.2.1')).toMatchObject({ error: { kind: 'must-wait' } });
    expect(await fixture.door(plus(noon, 2 * HOUR), '192.0.2.1').enterWithBill(bill)).toMatchObject({ ok: true });
  });

  it('limits the tries at one patient from everywhere: then one an hour is weighed', async () => {
    const fixture = open();
    const wrong = { ...bill, lastName: 'Ortiz' };
    for (let tries = 0; tries < everyChartCheckLimit.failures; tries += 1) {
      expect(await fixture.door(noon, `192.0.2.${tries}`).enterWithBill(wrong)).toMatchObject({
        error: { kind: 'wrong-identity' },
      });
    }
    const later = plus(noon, HOUR);
    expect(await fixture.door(noon, '192.0.2.99').enterWithBill(bill)).toMatchObject({ error: { kind: 'must-wait' } });
    expect(await fixture.door(later, '192.0.2.98').enterWithBill(wrong)).toMatchObject({
      error: { kind: 'wrong-identity' },
    });
    expect(await fixture.door(later, '192.0.2.97').enterWithBill(wrong)).toMatchObject({
      error: { kind: 'must-wait' },
    });
    expect(await fixture.door(plus(noon, 2 * HOUR), '192.0.2.99').enterWithBill(bill)).toMatchObject({ ok: true });
  });

  it('a link of one’s own opens while the number of the bill is shut', async () => {
    const fixture = open();
    for (let tries = 0; tries < everyChartCheckLimit.failures; tries += 1) {
      await fixture.door(noon, `192.0.2.${tries}`).enterWithBill({ ...bill, lastName: 'Ortiz' });
    }
    expect(await fixture.door(noon, '192.0.2.99').enterWithBill(bill)).toMatchObject({ error: { kind: 'must-wait' } });
    const { code } = await fixture.sent('guest-pay');
    const link = { purpose: 'guest-pay', code } as const;
    expect(await fixture.door(noon, '192.0.2.99').enter(link, birthDate)).toMatchObject({ ok: true });
  });

  it('asks for a link where the practice takes no guests', async () => {
    const fixture = open(['check-in']);
    expect(await fixture.door().enterWithBill(bill)).toMatchObject({ value: { kind: 'not-offered' } });
  });
});

describe('a page in a practice’s name', () => {
  it('ACC-044 shows the practice that the address names by its id, and words of nobody else', async () => {
    const page = new PracticePageViewModel(open().door(), pena.id);
    await page.load();
    expect(page.practice).toMatchObject({ name: pena.name, phone: pena.phone });
  });

  it('ACC-044 says it without one where the address names none that there is', async () => {
    for (const id of [undefined, 'nowhere' as PracticeId]) {
      const page = new PracticePageViewModel(open().door(), id);
      await page.load();
      expect({ practice: page.practice, looking: page.looking }).toEqual({ practice: undefined, looking: false });
    }
  });
});

describe('somebody without a link', () => {
  const eva = { practice: mesa.id, patient: 'eva' as PatientId };
  const [email, phone] = ['eva@example.org' as Email, '+16025550123' as Phone];
  const offered = ['check-in', 'reschedule', 'book'] as const;

  /** Eva is reached by mail and by phone; she has a visit tomorrow. */
  const fixture = async () => {
    const all = open([...offered]);
    await all.patients.register({ patient: eva, name: 'Eva Luna Ruiz', birthDate, language: 'es', email, phone });
    all.schedule.put(visit('asked-for', eva, 3), visit('tomorrow', eva, 24));
    return all;
  };

  const ask = async (
    all: Awaited<ReturnType<typeof fixture>>,
    contact: string,
    {
      purpose = 'guest-check-in',
      firstName = 'Eva',
      at = noon,
    }: { purpose?: GuestLink['purpose']; firstName?: string; at?: Instant } = {},
  ) => {
    const entry = new GuestEntryViewModel(all.door(at), all.clientSession.guest, {
      link: { purpose, practice: mesa.id },
    });
    await entry.load();
    if (entry.phase.kind !== 'no-link') throw new Error(`It is ${entry.phase.kind}.`);
    const { asks } = entry.phase;
    for (const [field, text] of Object.entries({ firstName, lastName: 'ruiz', birthDate, contact })) {
      asks.type(field as keyof typeof asks.form, text);
    }
    await asks.send();
    await Promise.all(all.laterDone);
    return asks;
  };

  it('APT-326 is sent a link to the address on file, by mail or by text message, which leads past the identity check', async () => {
    const all = await fixture();
    expect((await ask(all, ' EVA@example.org ')).phase).toEqual({ kind: 'asked' });
    const mailed = all.notifier.last('guest-link', email);
    expect(mailed).toMatchObject({ opens: 'check-in', practice: mesa.name });
    const { code = '' } = queryIn(mailed?.link ?? '');
    expect(await all.door().enter({ purpose: 'guest-check-in', code }, birthDate)).toMatchObject({
      ok: true,
      value: { kind: 'entered', guestAction: 'check-in', patient: eva.patient },
    });
    await ask(all, '(602) 555-0123', { purpose: 'guest-reschedule' });
    expect(all.notifier.last('guest-link', phone)).toMatchObject({ opens: 'reschedule' });
    await ask(all, '(602) 555-0123', { purpose: 'guest-appointment' });
    expect(all.notifier.last('guest-link', phone)).toMatchObject({ opens: 'appointment' });
  });

  it('APT-326 is answered alike whether they are known or not, and then nobody is written to', async () => {
    const all = await fixture();
    const known = await ask(all, email);
    const sent = all.notifier.sent.length;
    expect(sent).toBe(1);
    const strangers = [await ask(all, 'nobody@example.org'), await ask(all, email, { firstName: 'Ada' })];
    for (const stranger of strangers) expect(stranger.phase).toEqual(known.phase);
    all.practices.put({ ...mesa, guestActions: ['check-in'] });
    expect(await all.door().askForLink({ ...requestOf('guest-reschedule'), contact: email })).toEqual({
      ok: true,
      value: undefined,
    });
    await Promise.all(all.laterDone);
    expect(all.notifier.sent).toHaveLength(sent);
  });

  const requestOf = (purpose: 'guest-reschedule' | 'guest-check-in') => ({
    purpose,
    practice: mesa.id,
    firstName: 'Eva',
    lastName: 'Ruiz',
    birthDate,
  });

  it('APT-326 has so many tries for an address, known or not, from wherever they are made', async () => {
    for (const contact of [email, 'nobody@example.org' as Email]) {
      const all = await fixture();
      const answers = [];
      for (let at = 0; at <= linkRequestLimit.failures; at += 1) {
        answers.push(await all.door(noon, `192.0.2.${at}`).askForLink({ ...requestOf('guest-check-in'), contact }));
      }
      expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true, false]);
      const asks = await ask(all, contact);
      expect(asks.phase).toEqual({
        kind: 'asking',
        problem: { kind: 'must-wait', until: plus(noon, linkRequestLimit.pause) },
      });
      // What was typed is still there.
      expect(asks.form).toMatchObject({ firstName: 'Eva', contact });
    }
  });

  it('APT-306 ACC-067 is offered the email that the address of the page says, and may write another', async () => {
    const all = await fixture();
    const entry = new GuestEntryViewModel(all.door(noon), all.clientSession.guest, {
      link: { purpose: 'guest-check-in', practice: mesa.id },
      email,
    });
    await entry.load();
    expect(entry.phase).toMatchObject({ kind: 'no-link', asks: { form: { firstName: '', contact: email } } });
    expect(all.notifier.sent).toEqual([]);
  });

  it('APT-326 is told what is missing before anything is sent', async () => {
    const all = await fixture();
    const asks = await ask(all, 'eva', { firstName: ' ' });
    expect({ phase: asks.phase, wrong: asks.wrong, wasTried: asks.wasTried }).toEqual({
      phase: { kind: 'asking' },
      wrong: ['firstName', 'contact'],
      wasTried: true,
    });
  });

  it('is offered another link in place of one that is over, and of none that the practice took back', async () => {
    const all = await fixture();
    const entry = all.entryOf({ purpose: 'guest-check-in', code: 'unknown', practice: mesa.id });
    await entry.load();
    expect(entry.askAgain).toBe('/guest/guestCheckin?practice_id=mesa');
    const { code } = await all.sent('guest-check-in');
    await all.links.withdraw('guest-check-in', anaAtMesa, noon);
    const revoked = all.entryOf({ purpose: 'guest-check-in', code });
    await revoked.load();
    expect({ phase: revoked.phase.kind, askAgain: revoked.askAgain }).toEqual({ phase: 'shut', askAgain: undefined });
  });
});
