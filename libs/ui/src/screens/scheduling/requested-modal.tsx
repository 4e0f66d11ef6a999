import type { Failure } from '@portico/application/kernel';
import type { TimePreference } from '@portico/domain/scheduling';
import type { NotOffered, RequestScreen } from '@portico/application/scheduling';
import { Button } from '../../kit/button.tsx';
import { Modal } from '../../kit/modal.tsx';
import { SourceText } from '../../kit/source-text.tsx';
import { useWords, useWordsAround } from '../../words/use-words.ts';
import { requestWords } from './vertex-visit-request.messages.ts';
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
    screen: { visitReason, provider, location, practice },
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
      <PreferredTimes preference={preference} about={about} />
    </Modal>
  );
};
export default RequestedModal;
