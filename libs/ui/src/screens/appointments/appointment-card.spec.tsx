import { beforeEach, describe, expect, it } from '@jest/globals';
import { appointmentStatuses, type AppointmentStatus } from '@portico/domain/appointments';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { listed, renderIn } from '../../testing/index.ts';
import { AppointmentCard } from './appointment-card.tsx';
import { cardWords, statusWords } from './appointment-card.messages.ts';
import { callTo } from '../../words/index.ts';
// Lazily loaded by the screen; imported here, so that no test waits for it.
import './comment-modal.tsx';
import { initialsOf } from '../../kit/avatar.tsx';
import { cityLine, directionsTo } from './address-and-directions.ts';

beforeEach(cleanup);

const text = (): string => screen.getByRole('article').textContent.replaceAll('\u00a0', ' ');

/** The text that names a status on a card: of a request it is given by `APT-048`. */
const nameOf = (status: AppointmentStatus): string =>
  (status === 'REQUESTED' ? cardWords.pending : statusWords[status]).defaultMessage ?? '';

describe('AppointmentCard', () => {
  it('APT-043 shows the time, the provider with an avatar, and the specialty', () => {
    renderIn('en', <AppointmentCard listed={listed('a')} />);
    expect(screen.getByRole('heading').textContent).toBe('Sunday, November 22 at 2:30\u00a0PM');
    expect(text()).toContain('Dr. Ana López, MD');
    expect(document.querySelector('[data-initials=AL]')).not.toBeNull();
    expect(text()).toContain('Family medicine');
  });

  it('APT-130 says what canceling costs before its buttons, and other terms below them', () => {
    renderIn('en', <AppointmentCard listed={listed('a')} fee={<p>The fee</p>} changes={<p>The terms</p>} />);
    expect(text()).toMatch(/The fee.*Directions.*The terms/);
  });

  it('APT-031 says of a request for no certain time that the time is yet to be set, and shows none', () => {
    renderIn('en', <AppointmentCard listed={listed('a', { status: 'REQUESTED', timeOpen: true })} />);
    expect(screen.getByRole('heading').textContent).toBe('Time to be set');
    expect(text()).toContain('The practice will find a time.');
    expect(text()).not.toMatch(/Nov|22|2:30|This time/);
  });

  it('APT-043 tells each status by a word and a picture, not by its color alone', () => {
    for (const status of appointmentStatuses) {
      const { unmount } = renderIn('en', <AppointmentCard listed={listed('a', { status })} />);
      const word = screen.getByText(nameOf(status));
      expect(word.querySelector('svg')).not.toBeNull();
      unmount();
    }
  });

  it('APT-047 marks a missed, a requested and a canceled card by pictures of their own', () => {
    const pictures = (['MISSED', 'REQUESTED', 'CANCELLED', 'SCHEDULED'] as const).map((status) => {
      const { unmount } = renderIn('en', <AppointmentCard listed={listed('a', { status })} />);
      const path = screen.getByText(nameOf(status)).querySelector('path');
      unmount();
      return path?.getAttribute('d');
    });
    expect(new Set(pictures).size).toBe(4);
  });

  it('APT-048 says once that a request is pending', () => {
    renderIn('en', <AppointmentCard listed={listed('a', { status: 'REQUESTED' })} />);
    expect(screen.getAllByText('APPOINTMENT REQUEST PENDING')).toHaveLength(1);
    expect(screen.queryByText('Requested')).toBeNull();
  });

  it('APT-047 APT-048 shows a pending request as a chip, like every other status', () => {
    const chip = (text: string): readonly [string | undefined, boolean] => {
      const badge = screen.getByText(text);
      return [badge.className.split(' ')[0], badge.querySelector('svg') !== null];
    };
    renderIn('en', <AppointmentCard listed={listed('a', { status: 'CANCELLED' })} />);
    const other = chip('Canceled');
    cleanup();
    renderIn('en', <AppointmentCard listed={listed('a', { status: 'REQUESTED' })} />);
    expect(chip('APPOINTMENT REQUEST PENDING')).toEqual(other);
  });

  it('APT-045 has its buttons above all facts on the page of the visit, where there is room for columns', () => {
    const order = (level: 2 | 3) => {
      renderIn('en', <AppointmentCard listed={listed('a')} level={level} changes={level === 2 ? <p /> : undefined} />);
      const place = screen.getAllByText(listed('a').appointment.provider.name).at(-1) as HTMLElement;
      const way = screen.getByRole('link', { name: /Directions/ });
      const isBefore = (way.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      cleanup();
      return isBefore;
    };
    expect([order(2), order(3)]).toEqual([true, false]);
  });

  it('APT-044 shows office, two address lines, phone and the visit type', () => {
    renderIn('en', <AppointmentCard listed={listed('a')} />);
    for (const part of ['Central Office', '2410 N Central Ave', 'Suite 300', 'Phoenix, AZ 85004', 'Annual physical']) {
      expect(screen.getByText(part)).toBeTruthy();
    }
    expect(screen.getByRole('link', { name: 'Call this office: (602)\u00a0555\u20110142' }).getAttribute('href')).toBe(
      'tel:6025550142',
    );
  });

  it('APT-044 leaves the visit type out where there is none', () => {
    const { appointment, ...rest } = listed('a');
    const { visitType, ...without } = appointment;
    renderIn('en', <AppointmentCard listed={{ ...rest, appointment: without }} />);
    expect(text()).not.toContain(visitType);
  });

  it('tells how to join a coming video visit, in place of an address and directions', () => {
    renderIn('en', <AppointmentCard listed={listed('a', { video: true })} />);
    expect(screen.getByText('Video visit · Annual physical')).toBeTruthy();
    expect(screen.getByText('The practice will send a link before the visit.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call this office: (602)\u00a0555\u20110142' })).toBeTruthy();
    expect(text()).not.toContain('2410 N Central Ave');
    expect(screen.queryByRole('link', { name: /Directions/ })).toBeNull();
  });

  it.each(['COMPLETED', 'CANCELLED', 'MISSED', 'REQUESTED'] as const)(
    'promises no link for a video visit that is %s',
    (status) => {
      renderIn('en', <AppointmentCard listed={listed('a', { video: true, status })} />);
      expect(screen.getByText(/^Video visit/)).toBeTruthy();
      expect(text()).not.toContain('send you a link');
    },
  );

  it.each([
    ['en', 'Video visit'],
    ['es', 'Consulta por video'],
  ] as const)('says once that a visit is by video, in %s', (language, word) => {
    renderIn(language, <AppointmentCard listed={listed('a', { video: true, visitType: word })} />, cardWords);
    expect(screen.getByText(word)).toBeTruthy();
  });

  it('APT-056 shows every property of a card, each where it is looked for', () => {
    const comment = 'Please come fasting.';
    renderIn('en', <AppointmentCard listed={listed('a', { comment })} />);
    const card = within(screen.getByRole('article', { name: 'Sunday, November 22 at 2:30\u00a0PM' }));
    for (const property of [
      'Booked',
      'Dr. Ana López, MD',
      'Family medicine',
      'Central Office',
      '2410 N Central Ave',
      'Suite 300',
      'Phoenix, AZ 85004',
      'Annual physical',
      comment,
    ]) {
      card.getByText(property);
    }
    card.getByRole('link', { name: 'Call this office: (602)\u00a0555\u20110142' });
  });

  it('APT-048 says that a request is pending instead of showing buttons', () => {
    renderIn('en', <AppointmentCard listed={listed('a', { status: 'REQUESTED' })} />);
    expect(screen.getByText('APPOINTMENT REQUEST PENDING')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link', { name: /Directions/ })).toBeNull();
    expect(text()).not.toContain('Booked');
  });

  it('APT-049 gives a checked-in card a heading of its own', () => {
    renderIn('en', <AppointmentCard listed={listed('a', { status: 'CHECKED-IN' })} />);
    expect(screen.getByRole('heading').className).toContain('checkedIn');
    cleanup();
    renderIn('en', <AppointmentCard listed={listed('a')} />);
    expect(screen.getByRole('heading').className).not.toContain('checkedIn');
  });

  it('APT-050 APT-051 shows 35 characters of a comment, and all of it on More..', async () => {
    const comment = 'Please come fasting for at least eight hours.';
    renderIn('en', <AppointmentCard listed={listed('a', { comment })} />);
    const label = screen.getByText('Appointment comment');
    expect(label.nextElementSibling?.textContent).toContain(comment.slice(0, 35));
    expect(text()).not.toContain(comment);
    const more = screen.getByRole('button', { name: /^More\.\. about the visit on Sunday, November 22/ });
    expect(more.textContent).toBe('More..');
    await userEvent.click(more);
    const popup = await screen.findByRole('dialog');
    expect(within(popup).getByText(comment)).toBeTruthy();
    await userEvent.click(within(popup).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('APT-050 shows no comment where there is none, and no button where nothing is cut', () => {
    renderIn('en', <AppointmentCard listed={listed('a')} />);
    expect(screen.queryByText('Appointment comment')).toBeNull();
    cleanup();
    renderIn('en', <AppointmentCard listed={listed('a', { comment: 'x'.repeat(35) })} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('APT-006 speaks Spanish, on the clock of the office', () => {
    renderIn('es', <AppointmentCard listed={listed('a')} />, cardWords, statusWords);
    expect(screen.getByRole('heading').textContent).toBe('domingo, 22 de noviembre, 2:30\u00a0p.\u00a0m.');
    expect(screen.getByText('Reservada')).toBeTruthy();
  });
});

describe('the place of an appointment', () => {
  it('makes a phone number that dials and a way that leads there', () => {
    expect(callTo('+1 (602) 555-0142')).toBe('tel:+16025550142');
    const { location } = listed('a').appointment;
    expect(decodeURIComponent(directionsTo(location))).toContain('2410 N Central Ave, Suite 300, Phoenix, AZ 85004');
    expect(cityLine({ ...location, state: '', zip: '' })).toBe('Phoenix');
  });

  it('takes initials from names with and without titles', () => {
    expect(initialsOf('Dr. Ana María López, MD')).toBe('AL');
    expect(initialsOf('Óscar')).toBe('Ó');
    expect(initialsOf('')).toBe('');
  });
});
