import type { ListedAppointment, CardButton } from '@portico/application/appointments';
import type { Instant } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { checkInPanelWords } from './dashboard.messages.ts';
import { TaskRow } from './task-row.tsx';

export interface CheckInRowModel {
  checkIns(now: Instant): readonly { readonly listed: ListedAppointment; readonly atOffice: boolean }[];
  checkInAtOffice(listed: ListedAppointment): void;
  checkInOnline(listed: ListedAppointment): void;
}

export interface CheckInButtonsModel {
  readonly now: Instant;
  press(button: CardButton, listed: ListedAppointment): void;
  isFetching(button: CardButton, listed: ListedAppointment): boolean;
}

interface CheckInRowsProps {
  readonly viewModel: CheckInRowModel;
  readonly buttons: CheckInButtonsModel;
  /** There are visits at more than one practice. */
  readonly namesPractice: boolean;
}

/** Offers to check in now or at the office, once a visit can be checked in for (`ACC-247`); the filled button for it is that of the visit's card. */
export const CheckInRows = observer(({ viewModel, buttons, namesPractice }: CheckInRowsProps) => {
  const say = useWords();
  const formats = useFormats();
  return viewModel.checkIns(buttons.now).map(({ listed, atOffice }) => {
    const { id, provider, start, location } = listed.appointment;
    const visit = { provider: provider.name, when: formats.visit(start, location.timeZone) };
    return (
      <TaskRow
        key={id}
        icon="check-circle"
        title={<span role="status">{say(atOffice ? checkInPanelWords.atOffice : checkInPanelWords.offer, visit)}</span>}
        detail={namesPractice ? listed.practice.name : undefined}
      >
        {!atOffice && (
          <Button busy={buttons.isFetching('check-in', listed)} onClick={() => buttons.press('check-in', listed)}>
            {say(checkInPanelWords.now)}
          </Button>
        )}
        {/* One button with two texts: it keeps the focus. */}
        <Button
          look="quiet"
          onClick={() => (atOffice ? viewModel.checkInOnline(listed) : viewModel.checkInAtOffice(listed))}
        >
          {say(atOffice ? checkInPanelWords.online : checkInPanelWords.office)}
        </Button>
      </TaskRow>
    );
  });
});
