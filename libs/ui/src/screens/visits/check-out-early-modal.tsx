import type { CheckOutScreen } from '@portico/application/visits';
import { Button } from '../../kit/button.tsx';
import { Modal } from '../../kit/modal.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { checkOutWords } from './check-out.messages.ts';

interface EarlyProps {
  readonly viewModel: { checkOut(isSure?: boolean): Promise<void>; stay(): void };
  readonly screen: CheckOutScreen;
}

/** The visit is planned to go on: leaving it cannot be taken back, so it is asked first. Load it lazily, like the modal itself. */
const CheckOutEarlyModal = ({ viewModel, screen: { visit } }: EarlyProps) => {
  const say = useWords();
  const formats = useFormats();
  const { end, location } = visit.appointment;
  return (
    <Modal
      title={say(checkOutWords.earlyTitle)}
      onClose={viewModel.stay}
      actions={
        <>
          <Button look="primary" onClick={viewModel.stay}>
            {say(checkOutWords.earlyNo)}
          </Button>
          <Button onClick={() => void viewModel.checkOut(true)}>{say(checkOutWords.earlyYes)}</Button>
        </>
      }
    >
      <p>{say(checkOutWords.early, { until: formats.time(end, location.timeZone) })}</p>
    </Modal>
  );
};
export default CheckOutEarlyModal;
