import { afterEach, describe, expect, it } from '@jest/globals';
import { dashboardTabs, type DashboardTab } from '@portico/application/dashboard';
import { paths } from '@portico/application/kernel';
import type { AppointmentId, ProfileId, PracticeId, PatientId } from '@portico/domain/kernel';
import type { Permission } from '@portico/domain/access';
import type { Portal } from '../composition/compose.ts';
import { bookingDrafts } from '../composition/ports/booking-drafts.ts';
import { goTo, pressed } from '../testing/press-and-type.ts';
import { openPortal, type OpenedPortal, type OpenOptions } from '../testing/opened-portal.tsx';
import { button } from '../testing/find-button.ts';

let opened: OpenedPortal | undefined;
afterEach(() => void opened?.close());

const open = async (at: string, options: OpenOptions = {}): Promise<OpenedPortal> => {
  opened = await openPortal(at, options);
  return opened;
};

const practice = { id: 'mesa' as PracticeId, name: 'Mesa', management: 'vertex', patient: 'p1' as PatientId } as const;

/** A delegate with these permissions, at a practice that takes cards in this way. */
const delegate =
  (permissions: readonly Permission[], payments: 'payeezy' | 'no-value') =>
  ({ clientSession: { actingAs } }: Portal): void => {
    const practices = [{ ...practice, payments, permissions }] as const;
    const person = { profile: 'bo' as ProfileId, name: 'Bo', practices };
    actingAs.keepDelegate({ id: 'd1', name: 'Ana', email: 'ana@example.org', people: [person] } as never);
    actingAs.actFor(person);
  };

const payLink = paths.payBalance({ patientId: 'p1', practiceId: 'mesa' });
const payments = '/dashboard#payments';

describe('the way to pay on the dashboard', () => {
  const rows = [
    { permissions: ['payments:view', 'payments:act'], takes: 'payeezy', leads: [payLink] },
    { permissions: ['payments:view'], takes: 'payeezy', leads: [] },
    { permissions: ['payments:view', 'payments:act'], takes: 'no-value', leads: [] },
    { permissions: ['payments:view'], takes: 'no-value', leads: [] },
  ] as const;

  it.each(rows)(
    'with $permissions at a practice that takes $takes leads to $leads',
    async ({ permissions, takes, leads }) => {
      await open(payments, { before: delegate(permissions, takes), canned: { 'LayoutData.delegate': null } });
      const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
      expect([...new Set(links.filter((to) => to?.endsWith('/make_payment')))]).toEqual(leads);
    },
  );

  it('pays on the chart and at the practice that are open', async () => {
    const portal = await open(payments);
    expect(await pressed(portal, 'Make a payment')).toEqual([
      'asks GetMakePayments {"context":{"kind":"BALANCE"},"patientId":"p1","practiceId":"mesa"}',
      `opens ${payLink}`,
    ]);
  });
});

describe('a booking that was begun and left', () => {
  it.each([
    {
      what: 'a move, which would cancel the visit that it moves',
      draft: { replaces: 'a7' as AppointmentId },
      kept: false,
    },
    { what: 'a new visit', draft: {}, kept: true },
  ])('$what: kept at Home is $kept', async ({ draft, kept }) => {
    const portal = await open('/help');
    const drafts = portal.portal.port(bookingDrafts);
    drafts.keep({ practice: practice.id, picked: {}, ...draft });
    await goTo(portal, paths.dashboard);
    expect(drafts.current !== undefined).toBe(kept);
  });
});

it('APT-248 forms that were filled in from Home are said there to have been sent', async () => {
  const portal = await open('/help');
  await goTo(portal, paths.dashboard, {
    usr: { sent: { before: 'Thank you. Your forms were sent. See ', link: 'Forms', after: '.' } },
    key: 'k1',
  });
  expect(document.querySelector('main [role=status]')?.textContent).toBe('Thank you. Your forms were sent. See Forms.');
});

describe('the tabs of the dashboard', () => {
  const selected = (): string | null | undefined =>
    document.querySelector('[role=tab][aria-selected=true]')?.textContent;
  const titles: Readonly<Record<DashboardTab, string>> = {
    appointments: 'Visits',
    payments: 'Payment',
    visits: 'Visit history',
    allergies: 'Allergies',
    medications: 'Medications',
    conditions: 'Conditions',
  };

  it.each(dashboardTabs)('%s stands in the address, and is opened by it', async (tab) => {
    const portal = await open(`/dashboard#${tab === 'visits' ? 'allergies' : 'visits'}`);
    const { length } = window.history;
    await pressed(portal, titles[tab]);
    const { hash } = window.location;
    expect({ hash, steps: window.history.length - length, tab: selected() }).toEqual({
      hash: `#${tab}`,
      steps: 0,
      tab: titles[tab],
    });
    portal.close();
    await open(`/dashboard#${tab}`);
    expect(selected()).toBe(titles[tab]);
  });
});

it('a tab that there is not opens the first one', async () => {
  await open('/dashboard#nonsense');
  expect(document.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe('Visits');
});

describe('what the dashboard says of the practice and the person', () => {
  const says = (text: string): boolean => document.querySelector('main')?.textContent?.includes(text) === true;

  it.each([
    { withheld: null, partly: false },
    { withheld: ['payments'], partly: true },
  ])('where its system withholds $withheld, that it does only part online: $partly', async ({ withheld, partly }) => {
    await open('/dashboard', { canned: { 'LayoutScreen.withheld': withheld } });
    expect(says('Not everything at practice_name can be done online')).toBe(partly);
  });

  it('that what was opened is not offered online', async () => {
    const portal = await open('/help');
    await goTo(portal, paths.dashboard, { usr: { turnedAway: true }, key: 'k1' });
    expect(says('What you wanted to open can’t be done online at practice_name')).toBe(true);
  });

  it.each([
    { may: ['messages:view', 'messages:act'], write: true },
    { may: ['messages:view'], write: false },
  ] as const)('a delegate who may $may is greeted by no name, and may write: $write', async ({ may, write }) => {
    await open('/dashboard', { before: delegate(may, 'payeezy'), canned: { 'LayoutData.delegate': null } });
    const links = [...document.querySelectorAll('main a')].map((link) => link.textContent);
    expect({ hello: says('Hello, '), write: links.includes('Write a message') }).toEqual({ hello: false, write });
  });

  it('the person is greeted, and may write', async () => {
    await open('/dashboard');
    const write = [...document.querySelectorAll('main a')].find((link) => link.textContent === 'Write a message');
    expect({ hello: says('Hello, person_name'), write: write?.getAttribute('href') }).toEqual({
      hello: true,
      write: `${paths.messages}?new`,
    });
  });
});

describe('a step back to the dashboard', () => {
  it('opens the tab that stands in the address then', async () => {
    const portal = await open('/dashboard#visits');
    await goTo(portal, '/dashboard#allergies');
    const forth = document.querySelector('[role=tab][aria-selected=true]')?.textContent;
    await goTo(portal, '/dashboard');
    const back = document.querySelector('[role=tab][aria-selected=true]')?.textContent;
    expect({ forth, back }).toEqual({ forth: 'Allergies', back: 'Visits' });
  });
});

describe('what the dashboard shows once', () => {
  /** The dashboard, left and come back to by its link in the frame. */
  const again = async (portal: OpenedPortal): Promise<void> => {
    await pressed(portal, 'Help');
    await pressed(portal, 'Home');
  };
  const modal = (): number => document.querySelectorAll('[role=dialog]').length;
  const offered = (): boolean => button('main', 'I’ll check in at the office') !== undefined;

  it('the message of the practice, to each who signs in', async () => {
    const portal = await open('/dashboard', { canned: { 'DashboardAnswer.importantMessageModal': {} } });
    const first = modal();
    await pressed(portal, 'Remind me');
    await again(portal);
    expect({
      first,
      later: modal(),
      asked: portal.log.filter((line) => line.startsWith('asks GetDashboard')).length,
    }).toEqual({
      first: 1,
      later: 0,
      asked: 2,
    });
  });

  it('the check-in of a visit, once the office was chosen for it', async () => {
    const portal = await open('/dashboard', { canned: { 'Appointment.video': false } });
    const before = offered();
    await again(portal);
    const meanwhile = offered();
    await pressed(portal, 'I’ll check in at the office');
    await again(portal);
    expect({ before, meanwhile, later: offered() }).toEqual({ before: true, meanwhile: true, later: false });
  });
});
