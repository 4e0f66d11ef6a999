import { describe, expect, it } from '@jest/globals';
import { paths } from '@portico/application/kernel';
import fc from 'fast-check';
import { openPaths } from './open-paths.ts';
import { arriveAt, home, rowOf } from './resolve-address.ts';
import { table, type Row } from './route-table.ts';

const rows: readonly Row[] = table;
const concrete = (path: string): string => path.replace(/:\w+/g, '17').replace('*', 'any/thing');
const signInAt = (path: string, search = '') => ({ path, search, place: { kind: 'sign-in' } });
/** Whether somebody signed in is told that this is a link for people without a sign-in. */
const isOfGuests = (path: string): boolean => /^\/(?:guest|standalone)/.test(path);
/** Whether somebody signed in is told how the invitation of a delegate is accepted. */
const isInvitation = (path: string): boolean =>
  /^\/delegate\/(?:workflow\/invitations|delegateVerification)$/.test(path);
const atHome = { path: home, search: '', place: { kind: 'signed-in', screen: 'dashboard', path: home } };
const homeInstead = (path: string) =>
  isOfGuests(path)
    ? { ...atHome, missed: 'guest-link' }
    : isInvitation(path)
      ? { ...atHome, missed: 'invitation' }
      : atHome;

/** What a row must come to, read off its data without the code that follows the table. */
const expected = (row: Row, path: string, signedIn: boolean): unknown => {
  if (!signedIn && row.wayIn !== undefined) return arriveAt({ path: row.wayIn, search: '' }, signedIn);
  if (!signedIn && row.access === 'tokens') return signInAt(path);
  if (signedIn && row.access === 'open') return homeInstead(path);
  if ('screen' in row) {
    const kind = row.access === 'tokens' ? 'signed-in' : 'open';
    return { path, search: '', place: { kind, screen: row.screen, path: row.path } };
  }
  if (!('to' in row)) return undefined;
  const there = arriveAt({ path: row.to, search: '' }, signedIn);
  return row.to === paths.personal ? { ...there, missed: 'section' } : there;
};

/** The gateway answers them itself, to providers and apps and not to people. */
const ofGateway: readonly string[] = [
  paths.appIntrospection,
  paths.appRevocation,
  paths.appToken,
  paths.healthLinkFile.pattern,
  paths.healthLinkManifest.pattern,
  paths.providerLogout,
];

describe('the route table', () => {
  it('knows every path that can be built', () => {
    const built = Object.values(paths).map((path) => (typeof path === 'string' ? path : path.pattern));
    expect(built.filter((path) => rowOf(concrete(path)) === undefined)).toEqual(ofGateway);
    expect(new Set(built).size).toBe(built.length);
  });

  it.each(rows.map((row) => [row.path, row] as const))(
    '%s shows what its row says to both kinds of visitor',
    (_, row) => {
      const path = concrete(row.path);
      expect(rowOf(path)).toBe(row);
      for (const signedIn of [false, true]) {
        expect(arriveAt({ path, search: '' }, signedIn)).toEqual(expected(row, path, signedIn));
      }
    },
  );

  it('names each path once, and every way on ends at something that is shown', () => {
    expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length);
    for (const row of rows) {
      for (const to of 'to' in row ? [row.to, ...(row.when === undefined ? [] : [row.when.to])] : []) {
        expect(to === '/' || to === home || rowOf(to) !== undefined).toBe(true);
      }
    }
  });

  it('ACC-085 ACC-009 shows the login screen without tokens at every path that needs them, and leaves the path', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z0-9_]{1,12}$/), { maxLength: 5 }), (segments) => {
        const path = `/${segments.join('/')}`;
        const row = rowOf(path);
        fc.pre(row === undefined || (row.access === 'tokens' && row.wayIn === undefined));
        expect(arriveAt({ path, search: '?x=1' }, false)).toEqual(signInAt(path, '?x=1'));
      }),
    );
  });

  it('ACC-032 opens to a delegate without tokens by the sign-in of delegates, and shows their people with them', () => {
    const come = (signedIn: boolean) => arriveAt({ path: '/delegateProfile', search: '' }, signedIn).place;
    expect(come(false)).toMatchObject({ kind: 'open', screen: 'delegate-login' });
    expect(come(true)).toMatchObject({ kind: 'signed-in', screen: 'delegate-profile' });
  });

  it('ACC-087 ACC-123 leads every path that is not in the table home with tokens', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z0-9_]{1,12}$/), { maxLength: 5 }), (segments) => {
        const path = `/${segments.join('/')}`;
        fc.pre(rowOf(path) === undefined);
        expect(arriveAt({ path, search: '?x=1' }, true)).toEqual({ ...atHome, missed: 'unknown' });
      }),
    );
  });

  it('ACC-086 leads / to the dashboard with tokens', () => {
    expect(arriveAt({ path: '/', search: '' }, true)).toEqual(atHome);
  });

  it('ACC-123 lets literal paths win over parameters', () => {
    expect(rowOf('/shop/sso')?.access).toBe('either');
    expect(rowOf('/shop/make_payment')?.path).toBe('/shop/make_payment');
    expect(rowOf('/shop/17')?.path).toBe('/shop/:id');
    expect(rowOf('/appointments/check_in')?.path).toBe('/appointments/check_in');
  });

  it('ACC-046 ACC-047 MON-217 MON-218 opens the sign-on of the shop without tokens, and with them', () => {
    for (const path of ['/shop/sso', '/shop-sso.html']) {
      for (const signedIn of [true, false]) {
        expect(arriveAt({ path, search: '?practice_id=p' }, signedIn).place).toMatchObject({
          kind: 'open',
          screen: 'shop-sign-on',
        });
      }
    }
  });

  it('ACC-045 APT-208 APT-213 opens the way back from a partner of check-in without tokens, and with them', () => {
    for (const signedIn of [true, false]) {
      const { place } = arriveAt({ path: '/third_party/continue_check_in', search: '?appointmentId=a' }, signedIn);
      expect(place).toMatchObject({ kind: 'open', screen: 'continue-check-in' });
    }
  });

  it('ACC-111 ACC-112 ACC-113 ACC-114 opens the shop and its payment with tokens alone', () => {
    for (const [path, screen] of [
      ['/shop', 'shop'],
      ['/shop/17', 'shop'],
      ['/shop/make_payment', 'make-payment'],
      ['/payment', 'make-payment'],
    ] as const) {
      expect(arriveAt({ path, search: '' }, true).place).toMatchObject({ kind: 'signed-in', screen });
      expect(arriveAt({ path, search: '' }, false).place).toEqual({ kind: 'sign-in' });
    }
  });

  it('APT-293 opens the one entry screen of guests behind its addresses, without tokens alone', () => {
    for (const section of ['guestAppointment', 'guestRescheduleAppointment', 'guestCheckin']) {
      const path = `/guest/${section}`;
      expect(arriveAt({ path, search: '?code=c' }, false).place).toMatchObject({ kind: 'open', screen: 'guest-entry' });
      expect(arriveAt({ path, search: '?code=c' }, true)).toEqual({ ...atHome, missed: 'guest-link' });
    }
  });

  it('ACC-063 leads an unknown section of guests and delegates home', () => {
    for (const path of ['/guest/nothing', '/delegate/nothing']) {
      expect(arriveAt({ path, search: '?code=secret' }, false)).toEqual(signInAt('/'));
      expect(arriveAt({ path, search: '?code=secret' }, true)).toEqual(homeInstead(path));
    }
  });

  it('ACC-051 sends a person with tokens home from sign-up, unless a confirmation is asked for', () => {
    for (const path of ['/signup', '/signup.html', '/register_account']) {
      const row = rowOf(path);
      expect(row).toMatchObject({ access: 'open', staysWith: ['confirm', 'reconfirm'] });
      expect(arriveAt({ path, search: '' }, true)).toEqual(atHome);
    }
  });

  it('tells whoever serves the page which paths are open, and no other', () => {
    const open = new RegExp(openPaths, 'i');
    for (const row of rows) {
      const path = concrete(row.path);
      const shown = arriveAt({ path, search: '' }, false);
      if (shown.path === '/') continue;
      expect({ path, isOpen: open.test(path) }).toEqual({ path, isOpen: shown.place.kind === 'open' });
      expect({ path, isOpen: open.test(`${path}/`) }).toEqual({ path, isOpen: shown.place.kind === 'open' });
    }
    for (const path of ['/', '/login', '/dashboard', '/get_startedx', '/x/get_started'])
      expect(open.test(path)).toBe(false);
  });
});

/** Redirects of the requirements, from → to. */
const ledOn = [
  ['ACC-022', '/guest/workflow/payments', '?code=c&practice_id=p', '/guest/guestPay'],
  ['ACC-023', '/guest/workflow/payments', '?practice_id=p', '/guest/guestPayNoCode'],
  ['ACC-024', '/delegate/workflow/invitations', '?code=c', '/delegate/delegateVerification'],
  ['ACC-025', '/standalone-signup.html', '?practice_id=p', '/guest/guestAppointment'],
  ['ACC-026', '/guest_rescheduleAppointment', '?code=c', '/guest/guestRescheduleAppointment'],
  ['ACC-027', '/guest_checkin', '?code=c', '/guest/guestCheckin'],
] as const;

describe('a redirect of an open route', () => {
  it.each(ledOn)('%s leads %s with %s to %s', (_, path, search, to) => {
    const row = rowOf(path);
    expect(
      row !== undefined && 'to' in row && (row.when !== undefined && search.includes('code') ? row.when.to : row.to),
    ).toBe(to);
    expect(arriveAt({ path, search }, false)).toMatchObject({ path: to, search });
  });

  it('ACC-028 keeps the whole query unchanged', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ledOn.map(([, path]) => path)), fc.webQueryParameters(), (path, query) => {
        fc.pre(query !== '');
        expect(arriveAt({ path, search: `?${query}` }, false).search).toBe(`?${query}`);
      }),
    );
  });

  it('ACC-029 ACC-051 sends a person with tokens home from every guest page', () => {
    for (const row of rows.filter(({ path }) => /^\/(?:guest|get_started|standalone)/.test(path))) {
      expect(arriveAt({ path: concrete(row.path), search: '?code=c' }, true)).toEqual(homeInstead(row.path));
    }
  });
});
