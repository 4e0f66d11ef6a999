import type { AppointmentId, PracticeId } from '@portico/domain/kernel';
import type { AvailableHours, BookedVisit, ReplacedVisit } from '@portico/application/scheduling';
import { Button } from '../../kit/button.tsx';
import { Modal } from '../../kit/modal.tsx';
import { SourceText } from '../../kit/source-text.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords, useWordsAround } from '../../words/use-words.ts';
import { AddToCalendar, type AddToCalendarModel } from '../appointments/index.ts';
import { placeLines } from './address-lines.ts';
import { AnswersLate } from './clashes.tsx';
import { bookedWords, confirmWords } from './confirm-appointment.messages.ts';
import { hoursWords } from './available-hours.messages.ts';
import css from './available-hours.module.css';

export interface BookedCalendarModel extends AddToCalendarModel {
  save(practice: PracticeId, appointment: AppointmentId): Promise<void>;
}

/**
 * The result, with a button to continue: the request-success modal, or go-to-pre-registration (`APT-009`, `APT-112`,
 * `APT-113`). "Requested" is not "booked", even at a practice that takes every request: list, card and mail say the same. Load it lazily.
 */
const BookedModal = ({
  booked: { visit, preRegistration, cancelled },
  replaced,
  late,
  calendar,
  onDone,
  onForms,
  isCheckingOut = false,
}: {
  readonly booked: BookedVisit;
  /** What it takes the place of, or asks to. */
  readonly replaced?: ReplacedVisit | undefined;
  /** The practice to call: it may answer the request after the time that it asks for. */
  readonly late?: AvailableHours['practice'] | undefined;
  readonly calendar: BookedCalendarModel;
  readonly onDone: () => void;
  /** Leads to the forms that the practice wants filled in first. */
  readonly onForms: () => void;
  /** Booked during the check-out of another visit, which continues (`APT-226`). */
  readonly isCheckingOut?: boolean;
}) => {
  const say = useWords();
  const sayWith = useWordsAround();
  const formats = useFormats();
  const { appointment, practice } = visit;
  const { start, location, provider, visitType, video, status, id } = appointment;
  const save = (of: typeof id): void => void calendar.save(practice.id, of);
  const isBooked = status === 'SCHEDULED';
  const kept = !isBooked && replaced?.status === 'SCHEDULED' ? replaced : undefined;
  const place = placeLines(location);
  return (
    <Modal
      title={say(bookedWords[outcomeOf(status, replaced, cancelled !== undefined)])}
      onClose={onDone}
      isOutcome
      actions={
        <>
          <WaysOn {...{ onDone, onForms, isCheckingOut, preRegistration }} />
          {isBooked && <AddToCalendar viewModel={calendar} appointment={id} onClick={() => save(id)} />}
        </>
      }
    >
      {kept !== undefined && <Kept visit={kept} in={visit} />}
      {!isBooked && <p>{say(bookedWords.wait)}</p>}
      <p className={css.when}>{formats.visit(start, location.timeZone)}</p>
      {!isBooked && replaced?.status === 'REQUESTED' && <InPlaceOf request={replaced} in={visit} />}
      <p>
        {sayWith(bookedWords.with, {
          visitType: <SourceText key="kind">{visitType ?? ''}</SourceText>,
          provider: provider.name,
          video: String(video),
          office: location.office,
          practice: practice.name,
        })}
      </p>
      {late !== undefined && <AnswersLate location={location} practice={late} />}
      {!video && place.length > 0 && <p className={css.soft}>{place.join(', ')}</p>}
      {cancelled !== undefined && replaced?.status !== 'REQUESTED' && (
        <Canceled visit={cancelled} calendar={calendar} practice={practice.id} />
      )}
      {preRegistration && <p>{say(bookedWords.preRegistration)}</p>}
    </Modal>
  );
};
export default BookedModal;

/** What became of the visit or request, and of what stood before. */
const outcomeOf = (
  status: BookedVisit['visit']['appointment']['status'],
  replaced: ReplacedVisit | undefined,
  isMoved: boolean,
): 'booked' | 'moved' | 'requested' | 'moveRequested' | 'requestChanged' => {
  if (status === 'SCHEDULED') return isMoved && replaced?.status !== 'REQUESTED' ? 'moved' : 'booked';
  if (replaced === undefined) return 'requested';
  return replaced.status === 'REQUESTED' ? 'requestChanged' : 'moveRequested';
};

/** The visit that stays booked until the practice answers. */
const Kept = ({
  visit,
  in: { appointment, practice },
}: {
  readonly visit: ReplacedVisit;
  readonly in: BookedVisit['visit'];
}) => {
  const when = useFormats().visit(visit.start, visit.timeZone ?? appointment.location.timeZone);
  return <p>{useWords()(bookedWords.keep, { when, practice: practice.name })}</p>;
};

/** The request that was asked for before. */
const InPlaceOf = ({
  request: { start, timeZone },
  in: { appointment },
}: {
  readonly request: ReplacedVisit;
  readonly in: BookedVisit['visit'];
}) => {
  const day = useFormats().visit(start, timeZone ?? appointment.location.timeZone);
  return <p>{useWords()(confirmWords.replacesRequest, { day })}</p>;
};

interface CanceledProps {
  readonly visit: AppointmentId;
  readonly practice: PracticeId;
  readonly calendar: BookedCalendarModel;
}

/** The old visit is canceled; it can be taken out of the calendar. */
const Canceled = ({ visit, practice, calendar }: CanceledProps) => (
  <div className={css.steps}>
    <p>{useWords()(bookedWords.cancelled)}</p>
    <AddToCalendar
      viewModel={calendar}
      appointment={visit}
      onClick={() => void calendar.save(practice, visit)}
      removes
    />
  </div>
);

interface WaysOnProps {
  readonly onDone: () => void;
  readonly onForms: () => void;
  readonly isCheckingOut: boolean;
  readonly preRegistration: boolean;
}

/** To the check-out, which continues; else to the forms, where the practice wants them first, and to the visits. */
const WaysOn = ({ onDone, onForms, isCheckingOut, preRegistration }: WaysOnProps) => {
  const say = useWords();
  if (isCheckingOut) {
    return (
      <Button look="primary" onClick={onDone}>
        {say(hoursWords.toCheckOut)}
      </Button>
    );
  }
  return (
    <>
      {preRegistration && (
        <Button look="primary" onClick={onForms}>
          {say(bookedWords.toForms)}
        </Button>
      )}
      <Button look={preRegistration ? 'secondary' : 'primary'} onClick={onDone}>
        {say(hoursWords.toList)}
      </Button>
    </>
  );
};
