import { wishGroups, type Sending, type WishBox } from '@portico/application/scheduling';
import { Button } from '../../kit/button.tsx';
import { Modal } from '../../kit/modal.tsx';
import { useWords } from '../../words/use-words.ts';
import { wishBoxWords, wishGroupWords, wishWords } from './vertex-request.messages.ts';
import css from './vertex-request.module.css';

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
  const asked = { week: [wish.week], day: wish.days, time: wish.times } as const;
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
      <dl>
        {wishGroups.map((group) => (
          <div key={group}>
            <dt className={css.term}>{say(wishGroupWords[group])}</dt>
            <dd className={css.told}>{listed(asked[group])}</dd>
          </div>
        ))}
      </dl>
      <p>{say(wishWords.notBooked, { practice: practice.name })}</p>
    </Modal>
  );
};
export default RequestedModal;
