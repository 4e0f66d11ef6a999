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
