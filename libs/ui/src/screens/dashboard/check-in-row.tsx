import type { ListedAppointment, CardButton } from '@portico/application/appointments';
import type { Instant } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { checkInPanelWords } from './dashboard.messages.ts';
import { TaskRow } from './task-row.tsx';

export interface CheckInRowModel {
  readonly atOffice: ListedAppointment | undefined;
  checkInOffered(now: Instant): ListedAppointment | undefined;
  checkInAtOffice(listed: ListedAppointment): void;
}

export interface CheckInButtonsModel {
  readonly now: Instant;
  press(button: CardButton, listed: ListedAppointment): void;
  isFetching(button: CardButton, listed: ListedAppointment): boolean;
}

interface CheckInRowProps {
  readonly viewModel: CheckInRowModel;
  readonly buttons: CheckInButtonsModel;
  /** There are visits at more than one practice. */
  readonly namesPractice: boolean;
}

/** Offers to check in now or at the office, once a visit can be checked in for (`ACC-247`). */
export const CheckInRow = observer(({ viewModel, buttons, namesPractice }: CheckInRowProps) => {
  const say = useWords();
  const formats = useFormats();
  if (viewModel.atOffice !== undefined) return <TaskRow icon="check-circle" title={say(checkInPanelWords.atOffice)} />;
  const listed = viewModel.checkInOffered(buttons.now);
  if (listed === undefined) return null;
  const { provider, start, location } = listed.appointment;
  const when = formats.visit(start, location.timeZone);
  return (
    <TaskRow
      icon="check-circle"
      title={say(checkInPanelWords.offer, { provider: provider.name, when })}
      detail={namesPractice ? listed.practice.name : undefined}
    >
      <Button
        look="primary"
        busy={buttons.isFetching('check-in', listed)}
        onClick={() => buttons.press('check-in', listed)}
      >
        {say(checkInPanelWords.now)}
      </Button>
      <Button look="quiet" onClick={() => viewModel.checkInAtOffice(listed)}>
        {say(checkInPanelWords.office)}
      </Button>
    </TaskRow>
  );
});
