import type { ListedAppointment } from '@portico/application/appointments';
import { Button } from '../../kit/button.tsx';
import { kitWords } from '../../kit/kit.messages.ts';
import { Modal } from '../../kit/modal.tsx';
import { useWords } from '../../words/use-words.ts';
import { callWords } from './visit-actions.messages.ts';

export interface CheckInOfferModel {
  start(listed: ListedAppointment): Promise<void>;
  close(): void;
}

/** The notification before a video visit that can be checked in for: check-in, or the call at once (`APT-133`). */
const CheckInOfferModal = ({
  video,
  listed,
  onCheckIn,
}: {
  readonly video: CheckInOfferModel;
  readonly listed: ListedAppointment;
  readonly onCheckIn: () => void;
}) => {
  const say = useWords();
  return (
    <Modal
      title={say(callWords.offerTitle)}
      onClose={video.close}
      actions={
        <>
          <Button
            look="primary"
            icon="check"
            onClick={() => {
              video.close();
              onCheckIn();
            }}
          >
            {say(callWords.checkIn)}
          </Button>
          <Button icon="video" onClick={() => void video.start(listed)}>
            {say(callWords.start)}
          </Button>
          <Button look="quiet" onClick={video.close}>
            {say(kitWords.close)}
          </Button>
        </>
      }
    >
      <p>{say(callWords.offer)}</p>
    </Modal>
  );
};
export default CheckInOfferModal;
