import type { Sending, WishBox } from '@portico/application/scheduling';
import { Button } from '../../kit/button.tsx';
import { Modal } from '../../kit/modal.tsx';
import { useWords } from '../../words/use-words.ts';
import { wishBoxWords, wishGroupWords, wishWords } from './vertex-request.messages.ts';

/** The practice has the request (`ACC-335`). Requested is not booked: it says so. Load it lazily, as the modal itself. */
const RequestedModal = ({
  requested: {
    screen: { visitReason, provider, location, practice },
    wish,
  },
  onDone,
}: {
  readonly requested: Extract<Sending, { readonly kind: 'requested' }>;
  readonly onDone: () => void;
}) => {
  const say = useWords();
  const listed = (boxes: readonly WishBox[]): string => boxes.map((box) => say(wishBoxWords[box])).join(', ');
  const when = [
    `${say(wishGroupWords.week)}: ${listed([wish.week])}`,
    `${say(wishGroupWords.day)}: ${listed(wish.days)}`,
    `${say(wishGroupWords.time)}: ${listed(wish.times)}`,
  ].join('; ');
  return (
    <Modal
      title={say(wishWords.doneTitle)}
      actions={
        <Button look="primary" onClick={onDone}>
          {say(wishWords.toList)}
        </Button>
      }
    >
      <p>
        {say(wishWords.done, {
          visitType: visitReason.visitType,
          provider: provider.name,
          office: location.office,
          practice: practice.name,
        })}
      </p>
      <p>{when}</p>
      <p>{say(wishWords.notBooked, { practice: practice.name })}</p>
    </Modal>
  );
};
export default RequestedModal;
