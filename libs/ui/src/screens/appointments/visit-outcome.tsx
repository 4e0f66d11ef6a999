import type { ListedAppointment } from '@portico/application/appointments';
import type { AppointmentId } from '@portico/domain/kernel';
import { News } from '../../kit/success-message.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { nextWords, visitOutcomeWords } from './visit-outcome.messages.ts';

/** What a person has just done with a visit; without an id, with the one that they checked in for. */
export interface VisitDone {
  readonly done: 'booked' | 'moved' | 'requested' | 'checked-in';
  readonly appointment?: AppointmentId | undefined;
}

/** The visit of the list that something was done with. */
export const visitDoneIn = (
  { done, appointment: id }: VisitDone,
  listed: readonly ListedAppointment[],
): ListedAppointment | undefined =>
  listed.find(({ appointment }) =>
    id === undefined ? done === 'checked-in' && appointment.status === 'CHECKED-IN' : appointment.id === id,
  );

const nextOf = ({ appointment: { video }, joinedElsewhere }: ListedAppointment): keyof typeof nextWords =>
  video ? (joinedElsewhere === true ? 'sent' : 'video') : 'office';

/** Says on the page on which a person lands what was done, when and where the visit is, and what comes next. */
export const VisitOutcome = ({ of, listed }: { readonly of: VisitDone; readonly listed: ListedAppointment }) => {
  const say = useWords();
  const formats = useFormats();
  const { appointment, practice } = listed;
  const { start, video, location } = appointment;
  const values = {
    when: formats.visit(start, location.timeZone),
    video: String(video),
    office: location.office,
    practice: practice.name,
  };
  return (
    <News of={of}>
      <p>{say(visitOutcomeWords[of.done], values)}</p>
      {of.done !== 'requested' && <p>{say(nextWords[nextOf(listed)])}</p>}
    </News>
  );
};
