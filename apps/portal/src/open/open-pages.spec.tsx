import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { paths } from '@portico/application/kernel';
import { backAfter, storeAfter } from '@portico/view-models/guests';
import { act, fireEvent } from '@testing-library/react';
import { chunks } from '../fetch-chunk.ts';
import { signedInMark } from '../prerender/signed-in-mark.ts';
import { nameOf } from '../testing/find-button.ts';
import { openPortal, settled, type OpenedPortal, type OpenOptions } from '../testing/opened-portal.tsx';
import { goTo, pressed } from '../testing/press-and-type.ts';

let opened: OpenedPortal | undefined;
afterEach(() => {
  void opened?.close();
  window.name = '';
  jest.restoreAllMocks();
});

const open = async (at: string, options: OpenOptions = {}): Promise<OpenedPortal> => {
  opened = await openPortal(at, { visitor: 'stranger', ...options });
  return opened;
};

/** What waits this long is kept, and begins when it is told to. */
const waiting = (delay: number): (() => void)[] => {
  const { setTimeout: wait, clearTimeout: stop } = globalThis;
  const kept: (() => void)[] = [];
  jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((run: () => void, milliseconds?: number) =>
      milliseconds === delay ? kept.push(run) : wait(run, milliseconds)) as never);
  jest
    .spyOn(globalThis, 'clearTimeout')
    .mockImplementation(((timer: never) =>
      typeof timer === 'number' && timer <= kept.length ? void kept.splice(0) : stop(timer)) as never);
  return kept;
};

const last = (portal: OpenedPortal): string | undefined => portal.log.at(-1);
const said = (): string => document.querySelector('main')?.textContent ?? '';

describe('a link of a message', () => {
  const stores = { android: 'https://play.example/app', ios: 'https://apps.example/app' };
  const at = '/messages-link?message_id=m1';
  const touches = (many: number) =>
    Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: many });
  afterEach(() => void Reflect.deleteProperty(navigator, 'maxTouchPoints'));

  it.each([
    { agent: 'Android 16', touch: 5, leads: 'leaves for /app' },
    { agent: 'Macintosh', touch: 5, leads: 'leaves for /app' },
    { agent: 'Macintosh', touch: 0, leads: undefined },
  ])('on $agent with $touch touch points leads $leads in a moment', async ({ agent, touch, leads }) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    touches(touch);
    const kept = waiting(storeAfter);
    const portal = await open(at, { config: { stores } });
    const atOnce = last(portal);
    for (const run of kept) run();
    expect({ atOnce, leads: last(portal) }).toEqual(
      leads === undefined
        ? { atOnce: 'leaves for /messages?message_id=m1', leads: 'leaves for /messages?message_id=m1' }
        : { atOnce: undefined, leads },
    );
  });

  it('leads nowhere once the page is left', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone');
    const kept = waiting(storeAfter);
    const portal = await open(at, { config: { stores } });
    await goTo(portal, paths.terms);
    expect(kept).toEqual([]);
  });
});

describe('a short link that leads nowhere', () => {
  const nowhere = { canned: { 'UnshortenedUrl.longUrl': null, 'UnshortenedUrl.caughtTooEarlyError': false } };

  it('goes back in a while', async () => {
    const kept = waiting(backAfter);
    const portal = await open('/surl/pay/hash-1', nowhere);
    const before = last(portal);
    for (const run of kept) run();
    expect({ before, after: last(portal) }).toEqual({
      before: 'asks GetUnshortenedUrl {"hash":"hash-1","type":"pay"}',
      after: 'leaves for /',
    });
  });

  it('takes nobody back who left meanwhile', async () => {
    const kept = waiting(backAfter);
    const portal = await open('/surl/pay/hash-1', nowhere);
    await goTo(portal, paths.terms);
    expect(kept).toEqual([]);
  });
});

describe('an open page', () => {
  it('speaks the language that is chosen, and keeps it', async () => {
    const portal = await open('/terms_of_use');
    for (const list of document.querySelectorAll('select')) {
      await act(async () => void fireEvent.change(list, { target: { value: 'es' } }));
    }
    await settled(portal.log);
    expect({
      kept: portal.portal.device.language(),
      says: said().includes('Condiciones') || said().includes('Términos'),
    }).toEqual({ kept: 'es', says: true });
  });

  it('asks anew in another language, where its texts come from the practice', async () => {
    const portal = await open(paths.guestVisit, { visitor: 'guest' });
    const before = portal.log.length;
    await act(
      async () => void fireEvent.change(document.querySelector('select') ?? document, { target: { value: 'es' } }),
    );
    await settled(portal.log);
    expect(portal.log.slice(before)).toContain('asks GetGuestVisit {}');
  });

  it('takes its trouble along nowhere', async () => {
    const portal = await open('/register_account', {
      canned: { GetSignup: [{ message: '', extensions: { code: 'INTERNAL' } }] },
    });
    const before = portal.portal.problems.toasts.length + Number(portal.portal.problems.page !== undefined);
    await goTo(portal, paths.terms);
    const after = portal.portal.problems.toasts.length + Number(portal.portal.problems.page !== undefined);
    expect({ before, after }).toEqual({ before: 1, after: 0 });
  });

  it('says so where it cannot be fetched, and can be tried again', async () => {
    const portal = await open(paths.getStarted);
    const fetch = jest.spyOn(chunks, 'fetch').mockRejectedValue(new Error('Away.'));
    await goTo(portal, paths.privacy);
    const away = document.body.textContent ?? '';
    fetch.mockRestore();
    await pressed(portal, 'Try');
    expect({ away: away.includes('We couldn’t reach the portal'), then: said().includes('Privacy notice') }).toEqual({
      away: true,
      then: true,
    });
  });

  it('leads a person who comes to an address of the other half to a page of its own', async () => {
    const portal = await open(paths.terms);
    await goTo(portal, '/dashboard');
    expect({ led: last(portal), name: window.name, says: said() }).toEqual({
      led: 'leaves for /dashboard',
      name: '',
      says: 'Dashboard',
    });
  });

  it('marks the page for a person with tokens, which comes with the frame', async () => {
    const portal = await open(paths.terms, { visitor: 'patient' });
    await goTo(portal, '/messages');
    expect({ led: last(portal), name: window.name }).toEqual({ led: 'leaves for /messages', name: signedInMark });
  });

  it('leads on from where the confirmation of a text message ends, with the query', async () => {
    const portal = await open('/guest/smsSignupConfirmation?i=i1&practiceId=mesa');
    expect((await pressed(portal, 'Continue')).at(-1)).toBe('opens /signup?i=i1&practiceId=mesa&sms=true');
  });
});

describe('a guest who cancels', () => {
  it('is told that the link is done, once the person has read that the visit is canceled', async () => {
    const portal = await open(paths.guestVisit, { visitor: 'guest' });
    await pressed(portal, 'Cancel visit');
    const buttons = [...document.querySelectorAll('[role=dialog] button, [role=alertdialog] button')];
    const cancels = buttons.find((one) => nameOf(one).startsWith('Cancel visit'));
    await act(async () => void fireEvent.click(cancels ?? document));
    await settled(portal.log);
    const before = window.location.pathname;
    const close = [...document.querySelectorAll('[role=dialog] button, [role=alertdialog] button')].at(-1);
    await act(async () => void fireEvent.click(close ?? document));
    await settled(portal.log);
    expect({ before, after: `${window.location.pathname}${window.location.search}` }).toEqual({
      before: paths.guestVisit,
      after:
        '/guest/guestAlreadyDone?done=reschedule&practice_id=practice_id&practice_mgmt=vertex&practice_name=practice_name',
    });
  });
});

describe('a guest who books', () => {
  const choose = '/guest/workflow/appointments/add_appointment';
  const title = (): string => document.querySelector('h1')?.textContent ?? '';

  it('is led to the visit once it is booked', async () => {
    const portal = await open(choose, { visitor: 'guest', canned: { 'KeptSlot.prePayment': '0.00' } });
    await pressed(portal, 'Check available times');
    await pressed(portal, 'Monday, November 23');
    const came = await pressed(portal, 'Book this time');
    expect(came.at(-1)).toBe(`opens ${paths.guestSuccess}`);
  });

  it('who moves a visit reads so at each step', async () => {
    const portal = await open(paths.guestVisit, { visitor: 'guest' });
    await pressed(portal, 'Reschedule');
    const times = title();
    await pressed(portal, 'Change provider');
    expect({ times, choices: title() }).toEqual({
      times: 'Choose a new time: step 3 of 3',
      choices: 'Choose another provider, visit or place',
    });
  });
});
