import { afterEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { bookingDrafts } from '../composition/ports/booking-drafts.ts';
import { openPortal, settled, type OpenedPortal, type OpenOptions } from '../testing/opened-portal.tsx';
import { goTo, pressed } from '../testing/press-and-type.ts';

const page = '/appointments/visit/mesa/a1';
const ids = { cancellationReasonId: 'r7', name: 'Moving away' };
const over = { 'Appointment.status': 'COMPLETED', 'Appointment.start': '2026-11-20T17:00:00Z' };

let opened: OpenedPortal | undefined;
afterEach(() => void opened?.close());

const open = async (options: OpenOptions = {}): Promise<OpenedPortal> => {
  opened = await openPortal(page, options);
  return opened;
};

/** Chooses the reason of the practice, whose comments are needed. */
const giveReason = async ({ log }: OpenedPortal, comments?: string): Promise<void> => {
  const list = document.querySelector<HTMLSelectElement>('[role=dialog] select');
  if (list === null) throw new Error('There are no reasons.');
  await act(async () => void fireEvent.change(list, { target: { value: ids.cancellationReasonId } }));
  const field = document.querySelector('[role=dialog] textarea');
  if (comments !== undefined && field !== null) {
    await act(async () => void fireEvent.input(field, { target: { value: comments } }));
  }
  await settled(log);
};

describe('a visit whose cancellation costs a fee', () => {
  const fee = { 'CancellationAnswer.fee': '25.00', 'CancellationAnswer.payable': true };
  const reasons = (needsComments: boolean) => ({
    'CancellationAnswer.reasons': [{ ...ids, needsComments, anotherTime: false }],
  });
  const at = 'opens /appointments/appointment_id/cancellation?patientId=patient_id&practiceId=practice_id';
  const state = (): unknown => window.history.state?.usr;

  it('APT-130 leads to paying it, about this visit', async () => {
    const portal = await open({ canned: fee });
    await pressed(portal, 'Cancel visit');
    expect(await pressed(portal, 'Go to payment')).toContain(at);
    expect(state() ?? null).toBeNull();
  });

  it('APT-130 takes the reason along in the address, and what was written about it never', async () => {
    const portal = await open({ canned: { ...fee, ...reasons(true) } });
    await pressed(portal, 'Cancel visit');
    await giveReason(portal, 'To another town');
    expect(await pressed(portal, 'Go to payment')).toContain(`${at}&cancellationReasonId=r7`);
    expect(state()).toEqual({ comments: 'To another town' });
  });
});

describe('another time in the place of a visit', () => {
  it('APT-128 is looked for where a reason to cancel asks for it', async () => {
    const canned = { 'CancellationAnswer.reasons': [{ ...ids, needsComments: false, anotherTime: true }] };
    const portal = await open({ canned });
    await pressed(portal, 'Cancel visit');
    await giveReason(portal);
    expect(await pressed(portal, 'Find another time')).toContain('opens /appointments/add_appointment/available_hours');
    expect(portal.portal.port(bookingDrafts).current?.replaces).toBe('appointment_id');
  });

  it('is looked for by its button, and the way back leads to the visit', async () => {
    const portal = await open();
    await pressed(portal, 'Reschedule');
    const back = [...document.querySelectorAll('main a')].find(
      ({ textContent }) => textContent === 'Back to Visit details',
    );
    expect(back?.getAttribute('href')).toBe('/appointments/visit/practice_id/appointment_id');
    expect(portal.portal.port(bookingDrafts).current?.replaces).toBe('appointment_id');
  });
});

it('a visit that is booked again moves none', async () => {
  const portal = await open({ canned: over });
  await pressed(portal, 'Book again');
  expect(portal.portal.port(bookingDrafts).current).toMatchObject({
    practice: 'practice_id',
    picked: { resource: 'resource_id', visitReason: 'visit_reason_id', location: 'location_id' },
  });
  expect(portal.portal.port(bookingDrafts).current?.replaces).toBeUndefined();
});

describe('the summary of a visit that is over', () => {
  it('is created at once where that is a job of the gateway', async () => {
    const portal = await open({ canned: { ...over, 'Appointment.visitSummary': 'JOB' } });
    const came = await pressed(portal, 'Visit summary');
    expect(came.map((line) => line.split(' ').slice(0, 2).join(' '))).toContain('asks GenerateVisitSummary');
    expect(window.location.pathname).toBe(page);
  });

  it('is waited for no longer once its page is left', async () => {
    const pending = { 'PollingReply.data': null };
    const portal = await open({ canned: { ...over, ...pending, 'Appointment.visitSummary': 'JOB' } });
    await pressed(portal, 'Visit summary');
    const polls = async (): Promise<number> => {
      const { length } = portal.log;
      await portal.pass(60_000);
      return portal.log.slice(length).filter((line) => line.startsWith('asks GetVisitSummary')).length;
    };
    const onIt = await polls();
    await goTo(portal, '/help');
    expect({ onIt, away: await polls() }).toEqual({ onIt: 1, away: 0 });
  });
});

describe('a visit by video', () => {
  const video = { 'Appointment.video': true, 'Appointment.joinedElsewhere': false, 'Appointment.canCheckin': false };

  /** A tab that the browser opens, and what becomes of it. */
  const tabOf = (): readonly string[] => {
    const became: string[] = [];
    window.open = () =>
      ({
        closed: false,
        location: { replace: (to: string) => void became.push(`goes to ${to}`) },
        close: () => void became.push('closes'),
      }) as unknown as Window;
    return became;
  };

  const joined = async (address: string, videoOrigins?: readonly string[]) => {
    const portal = await open({
      canned: { ...video, 'Appointment.status': 'CHECKED-IN', 'VideoVisitUrls.web': address },
      config: videoOrigins === undefined ? {} : { videoOrigins },
    });
    const tab = tabOf();
    await pressed(portal, 'Start video visit');
    return { tab, asked: portal.log.filter((line) => line.startsWith('asks GetVideoVisitUrl')).length };
  };

  it.each([
    {
      at: 'https://video.example/room',
      origins: ['https://video.example'],
      tab: ['goes to https://video.example/room'],
    },
    { at: 'https://elsewhere.example/room', origins: ['https://video.example'], tab: ['closes'] },
    { at: 'https://video.example/room', origins: undefined, tab: ['closes'] },
    { at: 'http://localhost/room', origins: undefined, tab: ['goes to http://localhost/room'] },
  ])('APT-141 at $at, where the installation names $origins: its tab $tab', async ({ at, origins, tab }) => {
    expect(await joined(at, origins)).toEqual({ tab, asked: 1 });
  });
});
