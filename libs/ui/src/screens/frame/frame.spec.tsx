import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  FrameViewModel,
  InactivityViewModel,
  openClientSession,
  SessionEndViewModel,
  ErrorsViewModel,
  type Clock,
} from '@portico/view-models/access';
import type { Access, Delegate, OwnPractice } from '@portico/application/access';
import { instant, type Instant, type PatientId, type PracticeId, type TimeZone } from '@portico/domain/kernel';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { noon, renderIn } from '../../testing/index.ts';
import { Frame, type FrameProps } from './frame.tsx';
import { textLookWords } from '../access/index.ts';
import { elsewhereWords, openPracticeChoice, OthersBadge, PracticeChoice } from '../elsewhere/index.ts';
import { frameWords, inactivityWords, placeWords } from './frame.messages.ts';
// Lazily loaded by the screen; imported here, so that no test waits for it.
import './inactivity-modal.tsx';

const own = (id: string, name: string): OwnPractice => ({
  id: id as PracticeId,
  name,
  management: 'carecloud',
  patient: 'p' as PatientId,
  payments: 'no-value',
});
const desert = own('desert', 'Desert Bloom');
const harbor = own('harbor', 'Harbor Heart');

/** A clock that is moved by the test. */
class HandClock implements Clock {
  at: Instant = noon;
  readonly #ticks = new Set<() => void>();

  now(): Instant {
    return this.at;
  }

  every(_: number, tick: () => void): () => void {
    this.#ticks.add(tick);
    return () => this.#ticks.delete(tick);
  }

  pass(milliseconds: number): void {
    this.at = instant(this.at + milliseconds);
    for (const tick of this.#ticks) tick();
  }
}

const open = async (
  practices: readonly OwnPractice[] = [desert, harbor],
  language: 'en' | 'es' = 'en',
  switched = false,
  refused = 0,
  delegate?: Delegate,
  timeZone?: TimeZone,
) => {
  const kept = new Map<string, string>();
  const clientSession = openClientSession({
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  });
  clientSession.lifecycle.start({
    kind: 'signed-in',
    offerSecondFactor: false,
    username: 'maria',
    email: 'maria@example.com',
    tokens: { access: 'a', authentication: 'a', refresh: 'r' },
    practices,
    ...(delegate === undefined ? {} : { delegate }),
  });
  const person = delegate?.people[0];
  if (person === undefined) clientSession.actingAs.select(desert);
  else clientSession.actingAs.actFor(person);
  if (switched) clientSession.handover.switched.leave();
  let asked = 0;
  const access: Access = {
    signIn: jest.fn<Access['signIn']>(),
    resendCode: jest.fn<Access['resendCode']>(),
    acceptInvite: jest.fn<Access['acceptInvite']>(),
    signOut: jest.fn<Access['signOut']>(async () => ({ ok: true, value: undefined })),
    keepLanguage: jest.fn<Access['keepLanguage']>(),
    layout: jest.fn<Access['layout']>(async (practice) => {
      asked += 1;
      if (asked <= refused) return { ok: false, error: { kind: 'timed-out' } };
      return {
        ok: true,
        value: {
          practice,
          practiceName: 'Desert Bloom',
          practicePhone: '',
          ...(timeZone === undefined ? {} : { timeZone }),
          personName: 'Maria',
          unreadMessages: 0,
          charts: [],
        },
      };
    }),
  };
  const clock = new HandClock();
  const sessionEnd = new SessionEndViewModel({ access, session: clientSession });
  const inactivity = new InactivityViewModel(clock);
  let isClockHidden = false;
  const looks: unknown[] = [];
  const viewModel = new FrameViewModel(access, clientSession);
  const onPracticeSwitched = jest.fn();
  const waiting = { waiting: [], count: 3, countAt: (id: PracticeId) => (id === harbor.id ? 3 : 0), unreadAt: () => 1 };
  const chooser = (
    <PracticeChoice
      practices={practices}
      current={desert.id}
      waiting={waiting}
      onSwitch={(practice) => {
        if (viewModel.switchTo(practice)) onPracticeSwitched();
      }}
    />
  );
  const props: Omit<FrameProps, 'children'> = {
    viewModel,
    ...(practices.length > 1 && {
      others: { chooser, open: openPracticeChoice, badge: <OthersBadge viewModel={waiting} /> },
    }),
    inactivity,
    problems: new ErrorsViewModel(),
    clock,
    device: {
      textLook: () => ({ textSize: 'usual', moreContrast: false }),
      rememberTextLook: (look) => void looks.push(look),
      isClockHidden: () => isClockHidden,
      hideClock: (isHidden) => {
        isClockHidden = isHidden;
      },
    },
    title: 'Dashboard',
    onLanguage: jest.fn(),
    onPersonSwitched: jest.fn(),
    onSearch: jest.fn(),
    onSignOut: sessionEnd.signOut,
    onReturnToLogin: jest.fn(),
    onError: jest.fn(),
  };
  renderIn(
    language,
    <Frame {...props}>
      <Link to="/appointments">onward</Link>
      <Link to="/profile_settings/authentication">sign-in settings</Link>
    </Frame>,
    frameWords,
    elsewhereWords,
    textLookWords,
    placeWords,
    inactivityWords,
  );
  await act(async () => undefined);
  return { ...props, onPracticeSwitched, inactivity, access, clock, clientSession, sessionEnd, looks };
};

beforeEach(() => {
  cleanup();
  window.scrollTo = () => undefined;
});

describe('Frame', () => {
  it('ACC-242 has a practice selector, which stores the other practice', async () => {
    const { onPracticeSwitched, clientSession } = await open();
    await userEvent.selectOptions(screen.getByLabelText('Practice'), 'harbor');
    expect(clientSession.actingAs.practice?.id).toBe('harbor');
    expect(onPracticeSwitched).toHaveBeenCalledTimes(1);
  });

  it.each(['the next page', 'the network'])(
    'ACC-250 asks again for a layout that could not be had, by %s, and not once it is there',
    async (by) => {
      const { access } = await open(undefined, 'en', false, 1);
      expect(access.layout).toHaveBeenCalledTimes(1);
      expect(screen.queryByText('Signed in as Maria')).toBeNull();
      const again = async (): Promise<void> => {
        if (by === 'the network') act(() => void window.dispatchEvent(new Event('online')));
        else fireEvent.click(screen.getByText('onward'));
        await act(async () => undefined);
      };
      await again();
      expect(access.layout).toHaveBeenCalledTimes(2);
      expect(screen.getByText('Signed in as Maria')).toBeTruthy();
      await again();
      expect(access.layout).toHaveBeenCalledTimes(2);
    },
  );

  it('ACC-248 says at which practice one is after a switch, with the focus on the heading, and once', async () => {
    const { clientSession } = await open(undefined, 'en', true);
    expect(screen.getByText('You’re now at Desert Bloom.').getAttribute('role')).toBe('status');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(clientSession.handover.switched.take() !== undefined).toBe(false);
  });

  it('says offline in the bar, which stays in sight', async () => {
    await open();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByRole('banner').textContent).toContain('You’re offline.');
    online.mockRestore();
  });

  it('ACC-242 has no selector where there is nothing to select', async () => {
    await open([desert]);
    expect(screen.queryByLabelText('Practice')).toBeNull();
  });

  it('ACC-243 MON-365 has a language menu with the text Español', async () => {
    const { onLanguage } = await open();
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'Español');
    expect(onLanguage).toHaveBeenCalledWith('es');
  });

  it('ACC-244 has a sign-out control', async () => {
    const { sessionEnd, access } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(access.signOut).toHaveBeenCalledTimes(1);
    expect(sessionEnd.signedOut).toBe(true);
  });

  it('ACC-245 has a clock that is looked up each second, names its zone, and is not announced', async () => {
    const { clock } = await open();
    const timer = screen.getByRole('timer');
    expect(timer.textContent).toBe('Sat, Nov 21 12:00 PM MST');
    expect(timer.getAttribute('aria-live')).toBe('off');
    clock.pass(59_000);
    expect(timer.textContent).toBe('Sat, Nov 21 12:00 PM MST');
    clock.pass(1_000);
    expect(timer.textContent).toBe('Sat, Nov 21 12:01 PM MST');
  });

  it('has the clock last in the menu of a phone, after what people look for there', async () => {
    const heard = { addEventListener: () => undefined, removeEventListener: () => undefined };
    Object.assign(window, { matchMedia: () => ({ matches: false, ...heard }) });
    try {
      await open();
      const buttons = [...document.querySelectorAll('#menu :is(a, button)')].map(({ textContent }) => textContent);
      expect(buttons.slice(-2)).toEqual(['Sign out', 'Hide clock']);
      cleanup();
    } finally {
      Reflect.deleteProperty(window, 'matchMedia');
    }
  });

  it('hides the clock on this device, and shows it again, by one button that keeps the focus', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Hide clock' }));
    expect(screen.queryByRole('timer')).toBeNull();
    const show = screen.getByRole('button', { name: 'Show clock' });
    expect(document.activeElement).toBe(show);
    await userEvent.click(show);
    expect(screen.getByRole('timer')).toBeTruthy();
  });

  it('has text size and contrast in the menu, each shown at once, and gives the focus back', async () => {
    const { looks } = await open();
    const way = screen.getByRole('button', { name: 'Text size' });
    await userEvent.click(way);
    await userEvent.click(await screen.findByRole('radio', { name: 'Extra large' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'More contrast' }));
    expect(looks).toEqual([
      { textSize: 'largest', moreContrast: false },
      { textSize: 'largest', moreContrast: true },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.activeElement).toBe(way));
  });

  it('ACC-252 has the clock of the practice, by the name that all its times have, on a device that has another one', async () => {
    await open([desert], 'en', false, 0, undefined, 'America/New_York' as TimeZone);
    await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('Sat, Nov 21 2:00 PM EST'));
  });

  it('says at each other practice how many things wait there, and in words beside the name of the open one', async () => {
    await open();
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options).toEqual(
      expect.arrayContaining(['Desert Bloom', 'Harbor Heart (3 to do, including 1 unread message)']),
    );
    expect(screen.getByRole('button', { name: /^Desert Bloom ?Other practices: 3 to do$/ })).toBeTruthy();
  });

  it('opens the menu at the practice selector when the name of the practice is pressed', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: /^Desert Bloom/ }));
    expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(screen.getByLabelText('Practice'));
  });

  it('has nothing to press at the name where there is one practice', async () => {
    await open([desert]);
    expect(screen.queryByRole('button', { name: /^Desert Bloom/ })).toBeNull();
  });

  it('goes to another practice by Enter or its button, not by the arrows of the keyboard', async () => {
    const { onPracticeSwitched, clientSession } = await open();
    const selector = screen.getByLabelText('Practice');
    fireEvent.keyDown(selector, { key: 'ArrowDown' });
    fireEvent.change(selector, { target: { value: 'harbor' } });
    expect(onPracticeSwitched).not.toHaveBeenCalled();
    expect(screen.getByText('Not switched yet. Press Enter to switch to Harbor Heart.').getAttribute('role')).toBe(
      'status',
    );
    expect(screen.getByRole('button', { name: 'Switch to Harbor Heart' })).toBeTruthy();
    fireEvent.keyDown(selector, { key: 'Enter' });
    expect(clientSession.actingAs.practice?.id).toBe('harbor');
    expect(onPracticeSwitched).toHaveBeenCalledTimes(1);
  });

  it('ACC-252 writes the clock in the language of the page', async () => {
    await open([desert], 'es');
    expect(screen.getByRole('timer').textContent).toBe('sáb, 21 de nov 12:00 p. m. MST');
  });

  it('moves the focus to the heading on another page, and not on the first', async () => {
    await open();
    const heading = screen.getByRole('heading', { level: 1 });
    expect(document.activeElement).not.toBe(heading);
    fireEvent.click(screen.getByText('onward'));
    expect(document.activeElement).toBe(heading);
  });

  it('opens the rest of the menu and closes it by Escape, with the focus back on its button', async () => {
    await open();
    const button = screen.getByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button);
  });

  it('closes the menu, which lies over the page, once somebody goes on in the page', async () => {
    await open();
    const button = screen.getByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    fireEvent.focusIn(screen.getByRole('button', { name: 'Sign out' }));
    expect(button.getAttribute('aria-expanded')).toBe('true');
    fireEvent.focusIn(screen.getByText('onward'));
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button);
    fireEvent.pointerDown(screen.getByText('onward'));
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('a delegate in the frame', () => {
  const forChild = {
    id: 'rosa' as never,
    name: 'Rosa Díaz',
    email: 'rosa@example.com',
    people: [
      {
        profile: 'child' as never,
        name: 'Iker Díaz',
        practices: [{ ...harbor, permissions: ['health:view' as const] }],
      },
    ],
  };

  it('ACC-006 sees for whom they act and where, the way back, and only the places that are open', async () => {
    const { onPersonSwitched, clientSession } = await open([desert], 'en', false, 0, forChild);
    expect(screen.getByText('For Iker Díaz')).toBeTruthy();
    const places = screen.getByRole('navigation', { name: 'Main menu' });
    expect(within(places).queryByText('Visits')).toBeNull();
    expect(within(places).getByText('My Health')).toBeTruthy();
    expect(screen.queryByText('Activity log')).toBeNull();
    expect(screen.getByText('Signed in as Rosa Díaz')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'My own records' }));
    expect({ represented: clientSession.actingAs.represented, id: clientSession.actingAs.practice?.id }).toEqual({
      represented: undefined,
      id: 'desert',
    });
    expect(onPersonSwitched).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['en', 'back_forward', 'You’re now acting for Iker Díaz at Harbor Heart.'],
    ['es', 'back_forward', 'Ahora actúa en nombre de Iker Díaz en Harbor Heart.'],
    ['en', 'reload', undefined],
  ] as const)(
    'hears whose records are open after going back across a switch (%s, %s)',
    async (language, type, says) => {
      Object.assign(performance, { getEntriesByType: () => [{ type }] });
      try {
        await open([desert], language, false, 0, forChild);
        expect(screen.queryByText(/acting for|Ahora actúa/)?.textContent).toBe(says);
      } finally {
        Reflect.deleteProperty(performance, 'getEntriesByType');
      }
    },
  );

  it('says that it is their own account where they change that, and for whom they act everywhere else', async () => {
    await open([desert], 'en', false, 0, forChild);
    await userEvent.click(screen.getByRole('link', { name: 'sign-in settings' }));
    expect(screen.getByText('Your own account, Rosa Díaz')).toBeTruthy();
    expect(screen.queryByText('For Iker Díaz')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'onward' }));
    expect(screen.getByText('For Iker Díaz')).toBeTruthy();
  });

  it('speaks Spanish, and leads to the other profiles whoever has no records of their own', async () => {
    await open([], 'es', false, 0, forChild);
    expect(screen.getByText('En nombre de Iker Díaz')).toBeTruthy();
    const banner = screen.getByRole('region', { name: 'De quién es este expediente' });
    expect(within(banner).getByRole('link', { name: 'Cambiar' }).getAttribute('href')).toBe('/delegateProfile');
  });
});

describe('the inactivity warning', () => {
  const warned = async (language: 'en' | 'es' = 'en') => {
    const frame = await open([desert], language);
    act(() => frame.inactivity.start());
    act(() => frame.clock.pass(540_000));
    const modal = await screen.findByRole('alertdialog');
    return { ...frame, modal };
  };

  it('ACC-231 opens at 60 seconds, not before', async () => {
    const frame = await open([desert]);
    act(() => frame.inactivity.start());
    act(() => frame.clock.pass(539_000));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    act(() => frame.clock.pass(1_000));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('60 seconds left');
  });

  it('ACC-232 ACC-239 goes on with Continue Session', async () => {
    const { inactivity } = await warned();
    await userEvent.click(screen.getByRole('button', { name: 'Continue Session' }));
    expect(inactivity.idle.kind).toBe('active');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('ACC-232 ACC-239 signs out at once with Logout', async () => {
    const { access } = await warned();
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(access.signOut).toHaveBeenCalledTimes(1);
  });

  it('ACC-232 speaks Spanish', async () => {
    await warned('es');
    expect(screen.getByRole('button', { name: 'Continuar la sesión' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cerrar sesión' })).toBeTruthy();
  });

  it.each([
    ['en', (left: number) => `You’ll be signed out in ${left} seconds.`],
    ['es', (left: number) => `Su sesión se cerrará en ${left} segundos.`],
  ] as const)('ACC-237 ACC-240 announces 60, 30 and 10 seconds, and nothing between, in %s', async (language, text) => {
    const { clock } = await warned(language);
    const said: (readonly [secondsLeft: number, text: string | null])[] = [];
    for (let second = 60; second > 0; second -= 1) {
      const now = screen.getByRole('alert').textContent;
      if (said.at(-1)?.[1] !== now) said.push([second, now]);
      act(() => clock.pass(1_000));
    }
    expect(said).toEqual([60, 30, 10].map((left) => [left, text(left)]));
  });

  it('stays on Escape: only its buttons answer', async () => {
    await warned();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });
});
