import type { Failure } from '@portico/application/kernel';
import { weekDatesOf, type TimePreference } from '@portico/domain/scheduling';
import type { RequestRefusal, RequestScreen } from '@portico/application/scheduling';
import { Button } from '../../kit/button.tsx';
import { Modal } from '../../kit/modal.tsx';
import { SourceText } from '../../kit/source-text.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords, useWordsAround } from '../../words/use-words.ts';
import { requestWords } from './vertex-visit-request.messages.ts';
import { preferenceWords } from '../appointments/index.ts';
import { PreferredTimes } from './preferred-times.tsx';

export type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed'; readonly failure: Failure | RequestRefusal }
  | {
      readonly kind: 'requested';
      readonly screen: RequestScreen;
      readonly preference: TimePreference;
      readonly visitReason: string;
    };

/** The practice has the request (`ACC-335`); says that it is not booked yet. Load it lazily, like the modal itself. */
const RequestedModal = ({
  requested: { screen, preference, visitReason: about },
  onDone,
}: {
  readonly requested: Extract<Sending, { readonly kind: 'requested' }>;
  readonly onDone: () => void;
}) => {
  const { visitReason, provider, location, practice, weeks, moved } = screen;
  const say = useWords();
  const sayWith = useWordsAround();
  const formats = useFormats();
  // This week moves on to the next one where none of the days is left of it: it is said by its name.
  const dates = weeks && preference.week !== 'This week' ? weekDatesOf(weeks, preference.week) : undefined;
  const week =
    dates && say(preferenceWords.dates, { first: formats.weekday(dates.first), last: formats.weekday(dates.last) });
  return (
    <Modal
      title={say(titleOf(screen))}
      onClose={onDone}
      isOutcome
      actions={
        <Button look="primary" onClick={onDone}>
          {say(requestWords.toList)}
        </Button>
      }
    >
      {screen.changesRequest === true && <p>{say(requestWords.inItsPlace)}</p>}
      {moved !== undefined && (
        <p>
          {say(requestWords.keep, {
            when: formats.visit(moved.start, moved.timeZone),
            provider: moved.provider,
            practice: practice.name,
          })}
        </p>
      )}
      <p>{say(requestWords.notBooked, { practice: practice.name })}</p>
      <p>
        {sayWith(visitReason.video ? requestWords.doneVideo : requestWords.done, {
          visitType: <SourceText key="kind">{visitReason.visitType}</SourceText>,
          provider: provider.name,
          office: location.office,
          practice: practice.name,
        })}
      </p>
      <PreferredTimes preference={preference} week={week} about={about} />
    </Modal>
  );
};
export default RequestedModal;

const titleOf = ({ changesRequest, moved }: RequestScreen) => {
  if (changesRequest === true) return requestWords.changedTitle;
  return moved === undefined ? requestWords.doneTitle : requestWords.movedTitle;
};
