import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { paths } from '@portico/application/kernel';
import { act, fireEvent } from '@testing-library/react';
import { bookingDrafts } from '../composition/ports/booking-drafts.ts';
import { chunks } from '../fetch-chunk.ts';
import { openPortal, settled, type OpenedPortal, type OpenOptions } from '../testing/opened-portal.tsx';
import { goTo, pressed } from '../testing/press-and-type.ts';

let opened: OpenedPortal | undefined;
afterEach(() => {
  void opened?.close();
  jest.restoreAllMocks();
});

const open = async (at: string, options: OpenOptions = {}): Promise<OpenedPortal> => {
  opened = await openPortal(at, options);
  return opened;
};

const modals = (): number => document.querySelectorAll('[role=dialog]').length;

describe('the frame behind sign-in', () => {
  it('says so where a screen cannot be fetched, and fetches it anew when it is told to', async () => {
    const portal = await open('/help');
    const fetch = jest.spyOn(chunks, 'fetch').mockRejectedValue(new Error('Away.'));
    await pressed(portal, 'Activity log');
    const away = document.body.textContent?.includes('We couldn’t reach the portal');
    fetch.mockRestore();
    expect({ away, then: await pressed(portal, 'Try') }).toEqual({ away: true, then: ['asks GetActivityLog {}'] });
  });

  it('speaks the language that is chosen, keeps it, and asks the screen anew', async () => {
    const portal = await open('/help');
    const before = portal.log.length;
    for (const list of document.querySelectorAll('header select')) {
      await act(async () => void fireEvent.change(list, { target: { value: 'es' } }));
    }
    await settled(portal.log);
    const asked = portal.log.slice(before).filter((line) => line.includes('GetSupport'));
    expect({ kept: portal.portal.device.language(), asked }).toEqual({ kept: 'es', asked: ['asks GetSupport {}'] });
  });

  it('is titled by its screen', async () => {
    const portal = await open('/help');
    const before = document.title;
    await goTo(portal, paths.activityLog);
    expect({ before, after: document.title }).toEqual({
      before: 'Technical Support · Patient portal',
      after: 'Activity Log · Patient portal',
    });
  });

  it.each([
    { to: paths.profileSettings, at: paths.personal, leaves: undefined },
    { to: '/nowhere?a=b', at: paths.dashboard, leaves: undefined },
    { to: `${paths.terms}?a=b`, at: paths.terms, leaves: 'leaves for /terms_of_use?a=b' },
  ])('leads from $to to $at', async ({ to, at, leaves }) => {
    const portal = await open('/help');
    await goTo(portal, to);
    const left = portal.log.find((line) => line.startsWith('leaves'));
    expect({ at: window.location.pathname, left }).toEqual({ at, left: leaves });
  });
});

describe('the profile settings', () => {
  const heading = (): string | null | undefined => document.querySelector('main h1')?.textContent;
  const rows = (): number => document.querySelectorAll('main nav a').length;
  /** As the page stands: its heading, how many sections are listed, and whether the fields of one are there. */
  const stands = () => ({ heading: heading(), rows: rows(), fields: document.querySelector('main form') !== null });

  const onPhone = async (at: string): Promise<OpenedPortal> => {
    const portal = await open('/help');
    window.matchMedia = () =>
      ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
    await goTo(portal, at);
    return portal;
  };

  it.each([paths.profileSettings, '/profile_settings/nowhere'])(
    'ACC-119 ACC-123 are a page of rows on a phone, each of which leads to its own page and back, from %s',
    async (at) => {
      const portal = await onPhone(at);
      const all = { stands: stands(), at: window.location.pathname };
      const { rows: listed } = all.stands;
      expect(all).toEqual({
        stands: { heading: 'Profile settings', rows: expect.any(Number), fields: false },
        at: paths.personal,
      });
      expect(listed).toBeGreaterThan(5);
      // The address stays, and so nothing else moves the focus off the row that is gone.
      await pressed(portal, 'Personal');
      expect(stands()).toEqual({ heading: 'Personal', rows: 0, fields: true });
      expect(document.activeElement).toBe(document.querySelector('main h1'));
      await pressed(portal, 'Back to Profile settings');
      await pressed(portal, 'Notifications');
      expect({ ...stands(), at: window.location.pathname }).toEqual({
        heading: 'Notifications',
        rows: 0,
        fields: true,
        at: paths.notifications,
      });
      await pressed(portal, 'Back to Profile settings');
      expect(stands()).toEqual(all.stands);
    },
  );

  it('MON-261 open the section that an address names, on a phone too', async () => {
    await onPhone(paths.personal);
    expect(stands()).toEqual({ heading: 'Personal', rows: 0, fields: true });
  });

  it('ACC-119 are a list beside the open section on a desktop', async () => {
    const portal = await open('/help');
    await goTo(portal, paths.profileSettings);
    expect({ ...stands(), rows: rows() > 5 }).toEqual({ heading: 'Personal', rows: true, fields: true });
  });

  it('ACC-267 call no field wrong before anything was saved, whether or not one comes to complete the registration', async () => {
    const portal = await open('/help');
    await goTo(portal, paths.personal);
    const wrong = () => document.querySelectorAll('main [aria-invalid=true]').length;
    const before = wrong();
    await goTo(portal, '/help');
    await goTo(portal, `${paths.personal}#missing`);
    expect({ before, completing: wrong() }).toEqual({ before: 0, completing: 0 });
  });
});

describe('the list of visits', () => {
  it('ends the booking that was begun', async () => {
    const portal = await open('/help');
    portal.portal.port(bookingDrafts).keep({ practice: 'mesa' as never, picked: {} });
    await goTo(portal, paths.appointments);
    expect(portal.portal.port(bookingDrafts).current).toBeUndefined();
  });

  it('tells once that the check-in is complete, where it leads here', async () => {
    const portal = await open('/help');
    await goTo(portal, paths.appointments, { usr: { done: 'checked-in' }, key: 'k1' });
    const told = { modals: modals(), state: (window.history.state as { readonly usr?: unknown }).usr ?? null };
    await pressed(portal, 'Close');
    expect({ told, after: modals() }).toEqual({ told: { modals: 1, state: null }, after: 0 });
  });

  it('names the forms that are still due after check-in, and leads to them', async () => {
    const portal = await open('/help');
    await goTo(portal, paths.appointments, { usr: { done: 'checked-in', appointment: 'v1' }, key: 'k1' });
    expect(document.querySelector('[role=dialog]')?.textContent).toMatch(/still due:/);
    await pressed(portal, 'Fill out the form');
    expect({ at: window.location.pathname, modals: modals() }).toEqual({ at: paths.formHistory, modals: 0 });
  });

  it.each([
    { left: paths.appointments, told: 1 },
    { left: paths.messages, told: 0 },
    { left: undefined, told: 0 },
  ])('tells $told times of a check-in that a partner led back from to $left', async ({ left, told }) => {
    const before: OpenOptions['before'] = ({ clientSession }) =>
      left === undefined ? undefined : clientSession.handover.checkedInAt.leave(left);
    await open(paths.appointments, { before });
    expect(modals()).toBe(told);
  });
});
