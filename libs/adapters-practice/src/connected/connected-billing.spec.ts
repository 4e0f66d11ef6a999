import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import type { AppointmentId, Cents } from '@portico/domain/kernel';
import type { ChargeId, ChargePurpose, LedgerPosting, LedgerPostingId } from '@portico/domain/payments';
import { ana, here, now } from '../conformance/practice-fixture.ts';
import { ConnectedBilling, entriesByHand, markEntered } from './index.ts';
import { capableClinic, contraryClinic } from './testing/clinic-books.ts';
import { ConnectedSystem } from './testing/connected-system-fixture.ts';
import { Gateway, holdNamed, keyNamed, later, nine, told, wanted } from './testing/two-gateways-fixture.ts';

const posting = (id: string, amount: number, purpose: ChargePurpose = { kind: 'balance' }): LedgerPosting => ({
  id: id as LedgerPostingId,
  charge: 'charge-1' as ChargeId,
  patient: ana.patient,
  amount: amount as Cents,
  at: now,
  purpose,
  tries: 1,
});

describe('what was paid, in the books of a connected practice', () => {
  let database: Database;
  let system: ConnectedSystem;
  let billing: ConnectedBilling;
  beforeAll(async () => {
    database = await openMigrated();
  }, 60_000);
  afterAll(() => database.close());
  const open = (profile = capableClinic) => {
    system = new ConnectedSystem(database, profile);
    billing = new ConnectedBilling(system.gateway());
  };
  beforeEach(async () => {
    await ConnectedSystem.empty(database);
    open();
  });
  const books = () => system.clinics.at(here.id).books;
  const asked = () => system.network.calls.filter((call) => call === 'money.post').length;

  it('is looked for by its key when the answer is lost, and written once', async () => {
    system.network.losesAnswer.add('money.post');
    await billing.post(posting('p1', 500));
    await new ConnectedBilling(system.gateway()).post(posting('p1', 500));
    expect((await billing.balance(ana.patient)).due).toBe(-500);
    expect(asked()).toBe(1);
  });

  it('is tried again where nobody can tell, and found where it had arrived', async () => {
    system.network.losesWrite.add('money.post');
    expect(await told(billing.post(posting('p1', 500)))).toEqual({ unavailable: 'unreachable' });
    await billing.post(posting('p1', 500));
    system.network.dies.add('money.post');
    await expect(billing.post(posting('p2', 300))).rejects.toThrow();
    await new ConnectedBilling(system.gateway()).post(posting('p2', 300));
    expect((await billing.balance(ana.patient)).due).toBe(-800);
    expect(asked()).toBe(3);
  });

  it('counts for the visit that was booked for it once, however often it is posted', async () => {
    const gateway = new Gateway(system);
    await gateway.holds.keep(ana.patient, wanted(nine), holdNamed('h1'), later);
    await gateway.booking.book(ana.patient, holdNamed('h1'), keyNamed('charge-1'));
    const paid = posting('p1', 2_500, { kind: 'prepayment', hold: holdNamed('h1') });
    for (let time = 0; time < 3; time += 1) await billing.post(paid);
    expect(await gateway.schedule.upcoming(ana.patient, now, 5)).toMatchObject([{ prepaid: 2_500 }]);
  });

  it('waits for a system that is away, and is not the office’s', async () => {
    system.network.away = true;
    expect(await told(billing.post(posting('p1', 500)))).toEqual({ unavailable: 'unreachable' });
    expect(await entriesByHand(database, here.id)).toEqual([]);
  });

  it('is listed for the office where the system takes no entries, or refuses one, until it is entered', async () => {
    open(contraryClinic);
    const copay: ChargePurpose = { kind: 'check-in', appointment: 'v1' as AppointmentId };
    await billing.post(posting('p1', 500));
    await billing.post(posting('p1', 500));
    await billing.post(posting('p1-out', -200, copay));
    open();
    const { money } = system.clinics.at(here.id).connection;
    if (money === undefined) throw new Error('The clinic has money.');
    money.post = async () => ({ ok: false, error: { kind: 'refused' } });
    await billing.post(posting('p2', 700));
    const entries = await entriesByHand(database, here.id);
    expect(entries.map(({ id, amount, purpose, visit }) => ({ id, amount, purpose, visit }))).toEqual([
      { id: 'p1', amount: 500, purpose: 'balance', visit: undefined },
      { id: 'p1-out', amount: -200, purpose: 'check-in', visit: 'v1' },
      { id: 'p2', amount: 700, purpose: 'balance', visit: undefined },
    ]);
    for (const entry of entries.slice(0, 2)) await markEntered(database, here.id, entry, now);
    await billing.post(posting('p1', 500));
    expect((await entriesByHand(database, here.id)).map(({ id }) => id)).toEqual(['p2']);
  });

  it('of a statement that exists on paper alone the head is listed and no page made up', async () => {
    const pdf = { id: 's/1', date: '2026-03-01', total: 500, pdf: new Uint8Array(1) } as const;
    const lines = [{ date: 'yesterday', description: 'Visit', amount: 500 }];
    books().accounts.set(ana.patient.patient, {
      due: 500,
      statements: [pdf, { id: 's2', date: '2026-02-01', total: 500, lines }],
    });
    const [first, second] = await billing.statements(ana.patient, 5);
    expect(first).toMatchObject({ date: '2026-03-01', total: 500 });
    expect(await billing.statement(ana.patient, first?.id ?? '')).toBeUndefined();
    expect(await told(billing.statement(ana.patient, second?.id ?? ''))).toEqual({ unavailable: 'unreachable' });
  });

  it('says nothing of insurance, and nothing of what is open, where the books contradict themselves', async () => {
    const line = { date: '2026-03-01', description: 'Visit', amount: 500 };
    const insurance = { charged: 900, paid: 300, adjusted: 100 };
    const wrong = [
      { insurance: { ...insurance, paid: 301 } },
      { insurance: { charged: 400, paid: -200, adjusted: 100 } },
      { insurance: { charged: 900.5, paid: 300.5, adjusted: 100 } },
      { insurance, open: 501 },
      { open: -1 },
    ];
    const said = async (more: object) => {
      const statements = [{ id: 's1', date: '2026-03-01', total: 500, lines: [{ ...line, ...more }] }];
      books().accounts.set(ana.patient.patient, { due: 500, statements });
      return (await billing.statement(ana.patient, 's1'))?.lines;
    };
    expect(await said({ insurance, open: 500, visit: 'v1' })).toEqual([{ ...line, insurance, open: 500, visit: 'v1' }]);
    for (const more of wrong) expect(await said({ ...more, visit: 'v1' })).toEqual([{ ...line, visit: 'v1' }]);
  });
});
