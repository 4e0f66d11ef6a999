import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parsePractices } from './parse-practices.ts';

const entry = {
  name: 'Seaside Family Medicine',
  phone: '(305) 555-0100',
  timeZone: 'America/New_York',
  behavior: 'carecloud',
  payments: 'cloverapi',
  accent: '#0a5fb4',
  guestActions: ['check-in', 'pay'],
  takesNewPatients: true,
  billing: { address: ['9 Pier Street', 'Miami, FL 33131'], taxId: '12-3456789' },
  booking: { leadMinutes: 120, waitList: true },
  officeDigest: { to: ['desk@seaside.example'], at: '07:00' },
  connection: { adapter: 'fhir', callsPerMinute: 60, deadlineSeconds: 3, base: 'https://ehr.example/r4' },
};

const parse = (changed: object) => parsePractices(JSON.stringify({ seaside: { ...entry, ...changed } }));

describe('the file of practices', () => {
  it('says of each practice what it is called, how it behaves and how its system is reached', () => {
    const settings = parsePractices(
      JSON.stringify({ seaside: entry, pines: { ...entry, connection: { adapter: '@pines/ehr' } } }),
    );
    if (!settings.ok) throw new Error(settings.error.join(' '));
    const [seaside, pines] = [...settings.value.values()];
    expect(seaside).toMatchObject({
      practice: {
        id: 'seaside',
        name: entry.name,
        behavior: { management: 'carecloud' },
        payments: 'cloverapi',
        billing: entry.billing,
      },
      booking: { leadMinutes: 120, waitList: true, approvesRequests: false, preRegistration: false },
      officeDigest: { to: ['desk@seaside.example'], at: '07:00' },
      adapter: 'fhir',
      connection: { base: 'https://ehr.example/r4' },
      limits: { callsPerMinute: 60, deadline: 3_000 },
    });
    expect(pines).toMatchObject({
      adapter: '@pines/ehr',
      connection: {},
      limits: { callsPerMinute: 250, deadline: 5_000 },
    });
    expect(parse({ connection: { adapter: './adapters/ehr' } })).toMatchObject({ ok: true });
  });

  it.each([
    { changed: { name: '' }, where: 'name' },
    { changed: { phone: 'call us' }, where: 'phone' },
    { changed: { timeZone: 'America/Atlantis' }, where: 'timeZone' },
    { changed: { behavior: 'epic' }, where: 'behavior' },
    { changed: { payments: 'cash' }, where: 'payments' },
    { changed: { accent: 'red' }, where: 'accent' },
    { changed: { guestActions: ['dance'] }, where: 'guestActions' },
    { changed: { guestActions: 'pay' }, where: 'guestActions' },
    { changed: { takesNewPatients: 'yes' }, where: 'takesNewPatients' },
    { changed: { billing: 'us' }, where: 'billing' },
    { changed: { billing: { street: 'x' } }, where: 'billing.street' },
    { changed: { billing: { address: [] } }, where: 'billing.address' },
    { changed: { billing: { address: ['1', 2] } }, where: 'billing.address' },
    { changed: { billing: { taxId: '123456789' } }, where: 'billing.taxId' },
    { changed: { booking: 7 }, where: 'booking' },
    { changed: { booking: { leadMinutes: -1 } }, where: 'booking.leadMinutes' },
    { changed: { booking: { wait: true } }, where: 'booking.wait' },
    { changed: { officeDigest: 'desk' }, where: 'officeDigest' },
    { changed: { officeDigest: { to: [], at: '07:00' } }, where: 'officeDigest.to' },
    { changed: { officeDigest: { to: ['desk'], at: '07:00' } }, where: 'officeDigest.to' },
    { changed: { officeDigest: { to: ['desk@seaside.example'], at: '7' } }, where: 'officeDigest.at' },
    { changed: { officeDigest: { to: ['desk@seaside.example'], at: '07:00', cc: [] } }, where: 'officeDigest.cc' },
    { changed: { connection: undefined }, where: 'connection' },
    { changed: { connection: { base: 'https://ehr.example' } }, where: 'connection.adapter' },
    { changed: { connection: { adapter: 'a b' } }, where: 'connection.adapter' },
    { changed: { connection: { adapter: '..' } }, where: 'connection.adapter' },
    { changed: { connection: { adapter: '/etc/adapter' } }, where: 'connection.adapter' },
    { changed: { connection: { adapter: 'fhir', callsPerMinute: 0 } }, where: 'connection.callsPerMinute' },
    { changed: { connection: { adapter: 'fhir', deadlineSeconds: 31 } }, where: 'connection.deadlineSeconds' },
    { changed: { phones: '1' }, where: 'phones' },
    { changed: { 's3cret value': '1' }, where: 'a name' },
  ])('says what is wrong at $where', ({ changed, where }) => {
    const settings = parse(changed);
    expect(settings).toEqual({ ok: false, error: [expect.stringMatching(new RegExp(`^seaside\\.${where} .*\\.$`))] });
  });

  it('repeats no value, whatever stands where', () => {
    const secret = 'k9$Zq-secret';
    const places = Object.keys(entry);
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.constantFrom(secret, [secret], { [secret]: secret }),
        (place, value) => {
          const settings = parse({ [place]: value });
          const told = settings.ok ? '' : settings.error.join(' ');
          expect(told).not.toContain('secret');
        },
      ),
    );
    const mistakes = parsePractices(`{"${secret}": 1`);
    expect(mistakes).toEqual({
      ok: false,
      error: ['The file must be a JSON object with one entry for each practice.'],
    });
  });
});
