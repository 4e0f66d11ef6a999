import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  AddToCalendarViewModel,
  CancelingViewModel,
  CardButtonsViewModel,
  VideoVisitViewModel,
  type VisitActions,
} from '@portico/view-models/appointments';
import type {
  Canceling,
  CancellationOffer,
  ListedAppointment,
  VideoVisits,
  CardButton,
} from '@portico/application/appointments';
import { failed, ok, plus, type Cents, type Instant } from '@portico/domain/kernel';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { failureWords } from '../../words/failure.messages.ts';
import { listed, noon, renderIn } from '../../testing/index.ts';
import { ActedForContext } from '../../kit/acted-for.ts';
import { AppointmentCard } from './appointment-card.tsx';
// Lazily loaded by the screen; imported here, so that no test waits for it.
import './cancel-modal.tsx';
import './canceled-modal.tsx';
import './check-in-offer-modal.tsx';
import './card-opened-modals.tsx';
import './visit-errors.tsx';
import { VisitActionModals } from './visit-action-modals.tsx';
import { callProblemWords, cancelWords } from './visit-actions.messages.ts';
import { actionWords } from './visit-buttons.messages.ts';
import { cardWords, statusWords } from './appointment-card.messages.ts';

beforeEach(cleanup);

const offer: CancellationOffer = {
  terms: { kind: 'open', until: plus(noon, 3_600_000), fee: 0 as Cents },
  reasons: [
    { id: '10', name: 'I need another time', needsComments: false, anotherTime: true },
    { id: '12', name: 'Something else', needsComments: true, anotherTime: false },
  ],
  practiceName: 'Desert Bloom',
  practicePhone: '(602) 555-0140',
  payable: true,
};

const scene = (
  card: ListedAppointment,
  {
    offered = offer,
    cancel = async () => ok(undefined),
    address = async () => ok('https://video.example/room'),
    blocks = false,
    now = noon,
    language = 'en' as const,
    asGuest = false,
    leadsOn = false,
    actingFor,
    fetch = async (actions) => actions,
  }: {
    readonly offered?: CancellationOffer;
    readonly cancel?: Canceling['cancel'];
    readonly address?: VideoVisits['address'];
    readonly blocks?: boolean;
    readonly now?: Instant;
    readonly language?: 'en' | 'es';
    readonly asGuest?: boolean;
    readonly leadsOn?: boolean;
    readonly actingFor?: string;
    /** Loads the actions of the buttons. */
    readonly fetch?: (actions: VisitActions) => Promise<VisitActions>;
  } = {},
) => {
  const did: unknown[] = [];
  const sent = jest.fn(cancel);
  const canceling = new CancelingViewModel(
    { offer: async () => ok(offered), cancel: sent },
    {
      onCanceled: () => did.push('reload'),
      onAnotherTime: () => did.push('another time'),
      onPay: (_, reason) => did.push(['pay', reason]),
    },
  );
  const clock = { now: () => now, every: () => () => undefined };
  const video = new VideoVisitViewModel({
    videoVisits: { address },
    clock,
    openTab: () => (blocks ? undefined : { go: (to) => did.push(to), close: () => did.push('closed') }),
    opens: async () => true,
  });
  const calendar = new AddToCalendarViewModel(
    { file: async (_, of) => ok({ name: `${of}.ics`, mediaType: 'text/calendar', bytes: new Uint8Array() }) },
    { deliver: ({ name }) => did.push(name) },
  );
  const press = (button: CardButton, listed: ListedAppointment): void => {
    if (button === 'cancel') void canceling.ask(listed);
    else if (button === 'call') void video.press(listed);
    else if (button === 'calendar') void calendar.save(listed.practice.id, listed.appointment.id);
    else did.push(button);
  };
  const buttons = new CardButtonsViewModel({
    clock,
    fetchActions: () => fetch({ calendar, canceling, press, dispose: () => undefined, ...(asGuest ? {} : { video }) }),
    isGuest: asGuest,
  });
  renderIn(
    language,
    <ActedForContext value={actingFor}>
      <AppointmentCard listed={card} buttons={buttons} leadsOn={leadsOn} />
      <VisitActionModals buttons={buttons} />
    </ActedForContext>,
    actionWords,
    cancelWords,
    callProblemWords,
    cardWords,
    statusWords,
  );
  return { did, sent, canceling, video };
};

const button = (name: RegExp) => screen.getByRole('button', { name });
const names = (): readonly string[] => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const press = (name: RegExp) => act(() => userEvent.click(button(name)));
const dialog = () => screen.findByRole('dialog');
const soon = (now: Instant, minutes: number) => ({
  start: plus(now, minutes * 60_000),
  end: plus(now, (minutes + 30) * 60_000),
});

describe('the buttons of a card', () => {
  it.each([
    ['en', 'The practice will send a link before the visit.'],
    ['es', 'El consultorio enviará un enlace antes de la consulta.'],
  ] as const)(
    'give way to the practice’s own link for a video visit that is joined elsewhere, in %s',
    (language, says) => {
      scene({ ...listed('a', { video: true, ...soon(noon, 5) }), joinedElsewhere: true }, { language });
      expect(screen.getByText(says)).toBeTruthy();
      cleanup();
      scene(listed('a', { video: true, ...soon(noon, 5) }), { language });
      expect(screen.queryByText(says)).toBeNull();
    },
  );

  it('APT-142 asks for the summary of a completed visit, where there is one, and no guest does', async () => {
    const past = listed('a', { ...soon(noon, -120), status: 'COMPLETED' });
    const { did } = scene({ ...past, summary: 'job' });
    await press(/^Visit summary: visit on/);
    expect(did).toEqual(['summary']);
    for (const [card, asGuest] of [
      [past, false],
      [{ ...past, summary: 'job' }, true],
    ] as const) {
      cleanup();
      scene(card, { asGuest });
      expect(names()).not.toContain('Visit summary');
    }
  });

  it('APT-045 APT-046 stand in two rows, each named with the visit that it is about', async () => {
    const card = listed('a', { ...soon(noon, 20), video: true });
    const { did } = scene({ ...card, canCheckIn: true });
    const rows = [...document.querySelectorAll('[data-no-print]')].map((row) =>
      within(row as HTMLElement)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    );
    expect(rows).toEqual([
      ['Check in', 'Start video visit', 'Add to calendar'],
      ['Reschedule', 'Cancel visit'],
    ]);
    await press(/^Check in: visit on Saturday, November 21/);
    await press(/^Reschedule: visit on/);
    expect(did).toEqual(['check-in', 'reschedule']);
  });

  it('save a booked visit for the calendar until it begins, and nothing that is only asked for', async () => {
    const { did } = scene(listed('a', soon(noon, 20)));
    await press(/^Add to calendar: Saturday, November 21/);
    expect(did).toEqual(['a.ics']);
    cleanup();
    scene(listed('b', soon(noon, -5)));
    expect(names()).not.toContain('Add to calendar');
    cleanup();
    scene(listed('c', { ...soon(noon, 20), status: 'REQUESTED' }));
    expect(names()).not.toContain('Add to calendar');
  });

  it.each(['CANCELLED', 'MISSED', 'COMPLETED'] as const)(
    'APT-046 leave booking again alone on a card that is %s',
    async (status) => {
      const { did } = scene(listed('a', { status }));
      expect(names()).toEqual(['Book again']);
      await press(/^Book again/);
      expect(did).toEqual(['book-again']);
    },
  );

  it('APT-046 offer the summary of a past visit before booking it again', () => {
    scene({ ...listed('a', { status: 'COMPLETED' }), summary: 'job' });
    expect(names()).toEqual(['Visit summary', 'Book again']);
  });

  it('APT-048 stand beside no pending request but those that change it and take it back', async () => {
    const { did } = scene(listed('a', { status: 'REQUESTED' }));
    expect(screen.getByText('APPOINTMENT REQUEST PENDING')).toBeTruthy();
    expect(names()).toEqual(['Change the request', 'Cancel request']);
    await press(/^Change the request/);
    expect(did).toEqual(['change-request']);
    await press(/^Cancel request/);
    const question = await dialog();
    expect(within(question).getByRole('heading').textContent).toBe('Cancel this request?');
    expect(within(question).queryByRole('combobox')).toBeNull();
  });

  it('APT-003 are not there for whoever may only look', () => {
    scene({ ...listed('a', { ...soon(noon, 20), video: true }), mayAct: false });
    expect(names()).toEqual(['Add to calendar']);
    expect(screen.getByText('The practice will send a link before the visit.')).toBeTruthy();
  });
});

describe('a press before what the button does has come', () => {
  it('says that nothing was reached, and does it when tried again', async () => {
    let down = true;
    const { did } = scene(listed('a'), {
      fetch: async (actions) => {
        if (down) throw new Error('No line.');
        return actions;
      },
    });
    await press(/^Reschedule/);
    expect((await screen.findByRole('alert')).textContent).toContain(failureWords.unreachable.defaultMessage);
    expect(did).toEqual([]);
    down = false;
    await press(/^Try again/);
    expect(did).toEqual(['reschedule']);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the card of a guest', () => {
  const card = {
    ...listed('a', { ...soon(noon, 20), video: true }),
    canCheckIn: true,
    earlierTime: 'can-wait' as const,
  };

  it('APT-291 moves, cancels and saves the visit, and offers nothing that needs an account', async () => {
    const { did } = scene(card, { asGuest: true });
    expect(names()).toEqual(['Add to calendar', 'Reschedule', 'Cancel visit', 'Tell me if an earlier time opens up']);
    await press(/^Tell me if an earlier time opens up/);
    expect(did).toEqual(['earlier-time']);
    scene({ ...card, appointment: { ...card.appointment, status: 'CANCELLED' } }, { asGuest: true });
    expect(names()).not.toContain('Book again');
  });

  it('is told of the cancellation on the page, and of no mail that nobody gets', async () => {
    scene(card, { asGuest: true });
    await press(/^Cancel visit/);
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel visit' }));
    const told = await screen.findByRole('dialog', { name: 'The visit is canceled' });
    expect(told.textContent).not.toMatch(/mail/);
  });
});

describe('the button of a video visit', () => {
  const words = (minutes: number, status: 'SCHEDULED' | 'CHECKED-IN' = 'SCHEDULED', language: 'en' | 'es' = 'en') => {
    scene(listed('a', { ...soon(noon, minutes), status, video: true }), { language });
    const call = screen.getAllByRole('button').find((one) => one.hasAttribute('aria-describedby'));
    return {
      hint: document.getElementById(call?.getAttribute('aria-describedby') ?? '')?.textContent,
      off: call?.getAttribute('aria-disabled'),
    };
  };

  it('ACC-258 APT-137 is off until 30 minutes before the visit, and says so', () => {
    expect(words(31)).toEqual({ hint: 'Available 30 minutes before the visit', off: 'true' });
  });

  it('ACC-257 APT-138 APT-139 is on from then, and asks for check-in first', () => {
    expect(words(30)).toEqual({ hint: 'Please check in first', off: 'false' });
  });

  it('ACC-260 only says that a tab opens once the person has checked in', () => {
    expect(words(30, 'CHECKED-IN')).toEqual({ hint: 'Opens in a new tab', off: 'false' });
  });

  it('APT-006 says so in Spanish', () => {
    expect(words(31, 'SCHEDULED', 'es').hint).toBe('Disponible 30 minutos antes de la consulta');
  });

  it('APT-133 opens a notification that offers check-in or the call', async () => {
    const card = { ...listed('a', { ...soon(noon, 20), video: true }), canCheckIn: true };
    const { did } = scene(card);
    await press(/^Start video visit/);
    const notification = await dialog();
    await userEvent.click(within(notification).getByRole('button', { name: 'Start the video call' }));
    expect(did).toEqual(['https://video.example/room']);
    await press(/^Start video visit/);
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Check in now' }));
    expect(did.at(-1)).toBe('check-in');
  });

  it('APT-141 says in these words that the new tab was blocked', async () => {
    scene(listed('a', { ...soon(noon, 20), video: true }), { blocks: true });
    await press(/^Start video visit/);
    expect(screen.getByRole('alert').textContent).toContain('Please allow pop-ups for this site to view the file.');
  });

  it('APT-140 ends its waiting when it fails, and can be pressed again', async () => {
    const { did } = scene(listed('a', { ...soon(noon, 20), video: true }), {
      address: async () => failed({ kind: 'no-room' }),
    });
    await press(/^Start video visit/);
    expect(button(/^Start video visit/).getAttribute('aria-busy')).toBeNull();
    expect(did).toEqual(['closed']);
    expect(screen.getByRole('alert').textContent).toContain('have a video room for this visit yet');
  });
});

describe('canceling from a card', () => {
  it('APT-008 APT-009 APT-122 APT-123 APT-131 ACC-276 asks, cancels, and says with whom, where and when it was', async () => {
    const { did, sent } = scene(listed('a'));
    await press(/^Cancel visit/);
    const question = await dialog();
    expect(question.textContent).toContain('Dr. Ana López, MD');
    await userEvent.click(within(question).getByRole('button', { name: 'Keep it' }));
    expect(sent).not.toHaveBeenCalled();
    await press(/^Cancel visit/);
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel visit' }));
    const done = await screen.findByRole('dialog', { name: 'The visit is canceled' });
    expect(done.textContent).toMatch(/Sunday, November 22 at 2:30.*With Dr\. Ana López, MD at Central Office/);
    expect(done.textContent?.match(/is canceled/g)).toHaveLength(1);
    expect(done.textContent).toContain('If emails about visits are on, you’ll get one about this.');
    // As any other act that is done.
    expect(done.querySelector('h2')?.previousElementSibling?.tagName).toBe('svg');
    expect(
      within(done)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Close']);
    expect(did).toEqual(['reload']);
    expect(sent).toHaveBeenCalledWith(expect.anything(), {});
  });

  it('says for whom it is, which kind, and what was asked for, in the question and after it', async () => {
    const preference = { week: 'Any', days: ['Any'], times: ['Early Morning'] } as const;
    const asked = { status: 'REQUESTED', timeOpen: true, preference, visitType: 'Well-child visit' } as const;
    scene(listed('a', asked), { actingFor: 'Liam Hoffman' });
    await press(/^Cancel request/);
    const question = await dialog();
    const which = /For Liam Hoffman.*Well-child visit.*before 10/;
    expect(question.textContent).toMatch(which);
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel request' }));
    const { textContent } = await screen.findByRole('dialog', { name: 'The request was canceled' });
    expect(textContent).toMatch(which);
    expect(textContent?.match(/For Liam Hoffman/g)).toHaveLength(1);
  });

  it('APT-127 ACC-274 wants words for the reason that means other', async () => {
    const { sent } = scene(listed('a'));
    await press(/^Cancel visit/);
    const question = await dialog();
    await userEvent.selectOptions(within(question).getByRole('combobox'), 'Something else');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel visit' }));
    const words = within(question).getByRole('textbox', { name: 'Please tell us why' });
    expect(words.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(words, 'I moved.');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel visit' }));
    expect(sent).toHaveBeenCalledWith(expect.anything(), { id: '12', comments: 'I moved.' });
  });

  it('APT-128 MON-163 leads to another time with the reason for that', async () => {
    const { did, sent } = scene(listed('a'));
    await press(/^Cancel visit/);
    const question = await dialog();
    await userEvent.selectOptions(within(question).getByRole('combobox'), 'I need another time');
    // Not what canceling would be: nothing is canceled.
    within(question).getByText('This visit stays booked until there is a new time.');
    await userEvent.click(within(question).getByRole('button', { name: 'Find another time' }));
    expect(did).toEqual(['another time']);
    expect(sent).not.toHaveBeenCalled();
  });

  it('APT-130 says what it costs before it leads to where that is paid', async () => {
    const terms = { kind: 'open', until: plus(noon, 1), fee: 2_500 as Cents } as const;
    const { did, sent } = scene(listed('a'), { offered: { ...offer, terms } });
    await press(/^Cancel visit/);
    const question = await dialog();
    expect(question.textContent).toContain('The practice charges $25.00 for canceling this visit.');
    await userEvent.click(within(question).getByRole('button', { name: 'Go to payment' }));
    expect(did).toEqual([['pay', {}]]);
    expect(sent).not.toHaveBeenCalled();
  });

  it.each([
    ['too late', { ...offer, terms: { kind: 'too-late', since: noon } as const }],
    ['a fee by phone', { ...offer, payable: false, terms: { kind: 'open', until: noon, fee: 100 as Cents } as const }],
    ['by phone alone', { ...offer, terms: { kind: 'by-phone' } as const }],
  ])(
    'names the number of its office to call, and asks nothing, where it cannot be done here: %s',
    async (_, offered) => {
      scene(listed('a'), { offered });
      await press(/^Cancel visit/);
      const question = await dialog();
      const { phone } = listed('a').appointment.location;
      const call = within(question).getByRole('link', { name: /^Call / });
      expect(call.getAttribute('href')).toBe(`tel:${phone?.replaceAll(/\D/g, '')}`);
      expect(within(question).queryByRole('heading', { name: /\?$/ }) === null).toBe(offered.terms.kind !== 'open');
      expect(within(question).queryByRole('button', { name: /Cancel visit|Go to payment/ })).toBeNull();
    },
  );

  it('APT-046 is too late where the card says so in place of the button, with one number', async () => {
    const near = { ...listed('a', soon(noon, 120)), changeUntil: plus(noon, -1) };
    scene(near, { leadsOn: true });
    expect(await screen.findByText(/^It is too late to reschedule or cancel this visit online/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Cancel visit/ })).toBeNull();
    expect(screen.getAllByRole('link', { name: /^Call / })).toHaveLength(1);
  });

  it('APT-131 APT-132 MON-165 says that nothing was canceled where it failed, and tries again', async () => {
    let down = true;
    const { did } = scene(listed('a'), {
      cancel: async () => (down ? failed({ kind: 'timed-out' }) : ok(undefined)),
    });
    await press(/^Cancel visit/);
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel visit' }));
    expect(screen.getByRole('alert').textContent).toContain('The visit wasn’t canceled. Nothing changed.');
    expect(did).toEqual([]);
    down = false;
    await press(/^Try again/);
    expect(did).toEqual(['reload']);
  });
});

describe('on the day', () => {
  it.each([
    ['2:30 PM today, opens at 2:00 PM', 0, true],
    ['another day', 24, false],
  ] as const)('APT-137 says beside the exact text when the call opens: %s', (_, hours, today) => {
    const start = plus(noon, (2.5 + hours) * 3_600_000);
    const card = listed('a', { video: true, start, end: plus(start, 1_800_000) });
    scene({ ...card, today }, { now: noon });
    const hint = screen.getByRole('tooltip').textContent;
    expect(hint).toContain('Available 30 minutes before the visit');
    expect(/Opens at \d+:00/u.test(hint)).toBe(today);
  });

  it.each([
    [1, true],
    [26, true],
    [24 * 17, false],
  ])('fills the button of check-in today and within a day and a half alone: in %s hours', (hours, isFilled) => {
    const start = plus(noon, hours * 3_600_000);
    scene({ ...listed('a', { start, end: plus(start, 1_800_000) }), canCheckIn: true }, { now: noon });
    const button = screen.getByRole('button', { name: /^Check in/ });
    expect(button.className.includes('primary')).toBe(isFilled);
  });
});
