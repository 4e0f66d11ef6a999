import type { Failure } from '@portico/application/kernel';
import type { PracticeId, AppointmentId } from '@portico/domain/kernel';
import type { MadeByGuest } from '@portico/application/guests';
import { observer } from 'mobx-react-lite';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useWords } from '../../words/use-words.ts';
import { AddToCalendar, AppointmentCard, type AddToCalendarModel } from '../appointments/index.ts';
import { useBrand } from '../open/index.ts';
import { CallPractice } from './call-practice.tsx';
import { GuestFailure } from './guest-failure.tsx';
import { entryWords, madeWords } from './guests.messages.ts';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly made: MadeByGuest };

export interface GuestMadeModel {
  readonly phase: Phase;
  load(): Promise<void>;
}

export interface MadeCalendarModel extends AddToCalendarModel {
  save(practice: PracticeId, appointment: AppointmentId): Promise<void>;
}

/** The visit that a guest has booked, asked for, moved or checked in for (`APT-172`, `APT-287`, `APT-312`). */
export const GuestMadeScreen = observer(
  ({
    viewModel,
    calendar,
    onOver,
  }: {
    readonly viewModel: GuestMadeModel;
    readonly calendar: MadeCalendarModel;
    readonly onOver: () => void;
  }) => {
    const say = useWords();
    const { phase } = viewModel;
    switch (phase.kind) {
      case 'loading':
        return <Skeleton label={say(entryWords.loading)} blocks={1} />;
      case 'failed':
        return <GuestFailure failure={phase.failure} onRetry={() => void viewModel.load()} onOk={onOver} />;
      case 'ready':
        return <Made made={phase.made} calendar={calendar} />;
    }
  },
);

const Made = ({
  made: { practice, visit, isRescheduled },
  calendar,
}: {
  readonly made: MadeByGuest;
  readonly calendar: MadeCalendarModel;
}) => {
  const say = useWords();
  useBrand(practice);
  const { status } = visit.appointment;
  const isRequest = status === 'REQUESTED';
  const word = isRequest
    ? madeWords.requested
    : status === 'CHECKED-IN'
      ? madeWords.checkedIn
      : isRescheduled
        ? madeWords.moved
        : madeWords.booked;
  return (
    <>
      <Notice tone={isRequest ? 'wait' : 'good'} icon={isRequest ? 'clock' : 'check-circle'}>
        <p>{say(word, { practice: practice.name })}</p>
      </Notice>
      <AppointmentCard listed={visit} level={2} />
      {status === 'SCHEDULED' && (
        <AddToCalendar
          viewModel={calendar}
          appointment={visit.appointment.id}
          onClick={() => void calendar.save(visit.practice.id, visit.appointment.id)}
        />
      )}
      <CallPractice practice={practice} />
    </>
  );
};
