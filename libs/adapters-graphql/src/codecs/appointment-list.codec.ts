import type { AppointmentList, ListedAppointment, PracticeHistory } from '@portico/application/appointments';
import { awayPractice, listedAppointment } from './appointments.codec.ts';
import { codec, list, optionalIfReadable, readableList, type Codec, type Read, type Written } from './codec.ts';
import { field, record } from './object-codec.ts';
import { id } from './scalars.ts';
import { timePreference } from './time-preference.codec.ts';
import { visitMove } from './visit-move.codec.ts';

type Asked = Pick<ListedAppointment['appointment'], 'preference'>;

const asked = record<Asked>()({ preference: field('preference', optionalIfReadable(timePreference)) });

type Moving = Pick<ListedAppointment, 'move'>;

const moving = record<Moving>()({ move: field('move', optionalIfReadable(visitMove)) });

/** A visit as it stands in the list, with the request that asks to move it: on no other screen that need load how that is read. */
const ahead: Codec<
  ListedAppointment,
  Written<typeof listedAppointment> & Written<typeof moving>,
  Read<typeof listedAppointment> & Read<typeof moving>
> = codec(
  (listed) => ({ ...listedAppointment.write(listed), ...moving.write(listed) }),
  (json) => ({ ...listedAppointment.read(json), ...moving.read(json) }),
);

/** A visit or request with what is asked for. */
const asking = <W, R>(
  of: Codec<ListedAppointment, W, R>,
): Codec<ListedAppointment, W & Written<typeof asked>, R & Read<typeof asked>> =>
  codec(
    (listed) => ({ ...of.write(listed), ...asked.write(listed.appointment) }),
    (json) => {
      const listed = of.read(json);
      return { ...listed, appointment: { ...listed.appointment, ...asked.read(json) } };
    },
  );

const past = asking(listedAppointment);

const pageLabel = record<PageLabel>()({
  practice: { id: id('practice_id'), name: 'practice_name' },
  page: 'current_page',
  perPage: 'per_page',
  total: 'total_entries',
});

interface PageLabel {
  readonly practice: PracticeHistory['practice'];
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
}

const pastAppointments = readableList(past);

/** The visits of all practices in one list, and a page's label for each practice. */
export const history: Codec<
  readonly PracticeHistory[],
  { readonly components: Written<typeof past>[]; readonly details: Written<typeof pageLabel>[] },
  {
    readonly components: readonly Read<typeof past>[];
    readonly details: readonly Read<typeof pageLabel>[];
  }
> = codec(
  (practices) => ({
    components: practices.flatMap(({ page }) => pastAppointments.write(page.entries)),
    details: practices.map(({ practice, page }) => pageLabel.write({ practice, ...page })),
  }),
  ({ components, details }) =>
    details.map((detail) => {
      const { practice, ...page } = pageLabel.read(detail);
      const own = components.filter(({ practice_id }) => practice_id === practice.id);
      return { practice, page: { ...page, entries: pastAppointments.read(own) } };
    }),
);

export const appointmentList = record<AppointmentList>()({
  requests: field('requests', readableList(asking(ahead))),
  upcoming: field('upcoming', readableList(ahead)),
  history: field('appointments', history),
  away: field('away', list(awayPractice)),
});
