import type { ListedAppointment } from '@portico/application/appointments';
import type { PrepaidTerms } from '@portico/domain/appointments';
import { use } from 'react';
import { ActedForContext } from '../../kit/acted-for.ts';
import { Modal } from '../../kit/modal.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { PrepaidDone } from './prepaid-note.tsx';
import { cancelWords } from './visit-actions.messages.ts';
import { WhichVisit } from './which-visit.tsx';

/** `cancelApptSuccessModal` (`APT-008`, `APT-123`). */
const CancelApptSuccessModal = ({
  listed,
  isTold,
  prepaid,
  onClose,
}: {
  readonly listed: ListedAppointment;
  /** A mail was sent too. */
  readonly isTold: boolean;
  readonly prepaid?: PrepaidTerms | undefined;
  readonly onClose: () => void;
}) => {
  const say = useWords();
  const formats = useFormats();
  const { status, provider, start, video, location, timeOpen } = listed.appointment;
  // Who acts for another is always mailed; one's own mails of visits can be off.
  const helps = String(use(ActedForContext) !== undefined);
  return (
    <Modal
      title={say(status === 'REQUESTED' ? cancelWords.withdrawnTitle : cancelWords.doneTitle)}
      onClose={onClose}
      isOutcome
    >
      {timeOpen !== true && (
        <p>
          <strong>{formats.visit(start, location.timeZone)}</strong>
        </p>
      )}
      <p>{say(cancelWords.with, { provider: provider.name, video: String(video), office: location.office })}</p>
      <WhichVisit appointment={listed.appointment} isNamed={false} />
      {isTold && <p>{say(cancelWords.mailed, { helps })}</p>}
      {prepaid !== undefined && <PrepaidDone prepaid={prepaid} />}
    </Modal>
  );
};
export default CancelApptSuccessModal;
