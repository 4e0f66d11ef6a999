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
  const isRequest = status === 'REQUESTED';
  const named = {
    provider: provider.name,
    video: String(video),
    office: location.office,
    when: formats.visit(start, location.timeZone),
    // Who acts for another is always mailed; one's own mails of visits can be off.
    helps: String(use(ActedForContext) !== undefined),
  };
  return (
    <Modal title={say(isRequest ? cancelWords.withdrawnTitle : cancelWords.doneTitle)} onClose={onClose}>
      <p>
        {isRequest
          ? say(timeOpen === true ? cancelWords.withdrawnOpen : cancelWords.withdrawn, named)
          : say(isTold ? cancelWords.done : cancelWords.doneByLink, {
              ...named,
            })}
      </p>
      <WhichVisit appointment={listed.appointment} />
      {prepaid !== undefined && <PrepaidDone prepaid={prepaid} />}
    </Modal>
  );
};
export default CancelApptSuccessModal;
