import type { Failure } from '@portico/application/kernel';
import { weekDatesOf, type TimePreference } from '@portico/domain/scheduling';
import type { NotOffered, RequestScreen } from '@portico/application/scheduling';
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
  | { readonly kind: 'failed'; readonly failure: Failure | NotOffered }
  | {
      readonly kind: 'requested';
      readonly screen: RequestScreen;
      readonly preference: TimePreference;
      readonly visitReason: string;
    };

/** The practice has the request (`ACC-335`); says that it is not booked yet. Load it lazily, like the modal itself. */
const RequestedModal = ({
  requested: {
    screen: { visitReason, provider, location, practice, weeks },
    preference,
    visitReason: about,
  },
  onDone,
}: {
  readonly requested: Extract<Sending, { readonly kind: 'requested' }>;
  readonly onDone: () => void;
}) => {
  const say = useWords();
  const sayWith = useWordsAround();
  const formats = useFormats();
  // This week moves on to the next one where none of the days is left of it: it is said by its name.
  const dates = weeks && preference.week !== 'This week' ? weekDatesOf(weeks, preference.week) : undefined;
  const week =
    dates && say(preferenceWords.dates, { first: formats.weekday(dates.first), last: formats.weekday(dates.last) });
  return (
    <Modal
      title={say(requestWords.doneTitle)}
      onClose={onDone}
      isOutcome
      actions={
        <Button look="primary" onClick={onDone}>
          {say(requestWords.toList)}
        </Button>
      }
    >
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
