import type { ListedAppointment } from '@portico/application/appointments';
import { paths } from '@portico/application/kernel';
import type { CheckInReport } from '@portico/application/visits';
import type { AppointmentId, Instant, ProviderId, TimeZone } from '@portico/domain/kernel';
import { Link } from 'react-router-dom';
import { useWhom } from '../../kit/acted-for.ts';
import { News } from '../../kit/success-message.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { nextWords, visitOutcomeWords } from './visit-outcome.messages.ts';

/** What a person has just done with a visit; without an id, with the one that they checked in for. */
export interface VisitDone {
  readonly done: 'booked' | 'moved' | 'requested' | 'checked-in';
  readonly appointment?: AppointmentId | undefined;
  /** Of a request without an id: the booked visit that it asks to move. */
  readonly moves?: AppointmentId | undefined;
  /** Of a new request without an id: with whom, by which it is found where there is one alone. */
  readonly provider?: ProviderId | undefined;
  /** Of a moved visit or a changed request: when it was before, on the clock of its office then. */
  readonly was?: { readonly start: Instant; readonly timeZone: TimeZone } | undefined;
  /** Of a check-in: what was reported. */
  readonly told?: CheckInReport | undefined;
}

/** The visit of the list that something was done with. */
export const visitDoneIn = (
  { done, appointment: id, moves, provider }: VisitDone,
  listed: readonly ListedAppointment[],
): ListedAppointment | undefined => {
  if (done === 'requested' && id === undefined && moves === undefined) return onlyNew(listed, provider);
  return listed.find(({ appointment, move }) => {
    if (id !== undefined) return appointment.id === id;
    if (done === 'requested') return move?.is === 'visit' && move.appointment === moves;
    return done === 'checked-in' && appointment.status === 'CHECKED-IN';
  });
};

/** Of several requests to one provider it is not known which is new. */
const onlyNew = (
  listed: readonly ListedAppointment[],
  provider: ProviderId | undefined,
): ListedAppointment | undefined => {
  const [one, ...others] = listed.filter(
    ({ appointment, move }) =>
      appointment.timeOpen === true && move === undefined && appointment.provider.id === provider,
  );
  return others.length === 0 ? one : undefined;
};

const wordOf = ({ done, was }: VisitDone, { move, appointment }: ListedAppointment): keyof typeof visitOutcomeWords => {
  if (done === 'requested' && move?.is === 'visit')
    return appointment.timeOpen === true ? 'askedToMove' : 'askedToMoveTo';
  if (done === 'requested' && appointment.timeOpen === true) return 'requestedOpen';
  if (was === undefined) return done;
  return done === 'moved' ? 'movedFrom' : done === 'requested' ? 'requestChanged' : done;
};

const nextOf = ({ appointment: { video }, joinedElsewhere }: ListedAppointment): 'office' | 'video' | 'sent' =>
  video ? (joinedElsewhere === true ? 'sent' : 'video') : 'office';

/** Says on the page on which a person lands what was done, when and where the visit is, and what comes next. */
export const VisitOutcome = ({ of, listed }: { readonly of: VisitDone; readonly listed: ListedAppointment }) => {
  const say = useWords();
  const formats = useFormats();
  const whom = useWhom();
  const { appointment, practice, move } = listed;
  const { start, video, location } = appointment;
  const before = move ?? of.was;
  const values = {
    was: before === undefined ? '' : formats.visit(before.start, before.timeZone),
    when: formats.visit(start, location.timeZone),
    video: String(video),
    office: location.office,
    practice: practice.name,
    provider: appointment.provider.name,
    ...whom,
  };
  return (
    <News of={of}>
      <p>{say(visitOutcomeWords[wordOf(of, listed)], values)}</p>
      {of.done !== 'requested' && <p>{say(nextWords[nextOf(listed)])}</p>}
      <p>
        <Link to={paths.visit({ practiceId: practice.id, appointmentId: appointment.id })}>
          {say(nextWords.open, { asked: String(of.done === 'requested') })}
        </Link>
      </p>
    </News>
  );
};
