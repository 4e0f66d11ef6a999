import type { ListedAppointment, CardButton } from '@portico/application/appointments';
import type { Instant } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import css from './dashboard.module.css';
import { checkInPanelWords } from './dashboard.messages.ts';

export interface CheckInPanelModel {
  readonly atOffice: ListedAppointment | undefined;
  checkInOffered(now: Instant): ListedAppointment | undefined;
  checkInAtOffice(listed: ListedAppointment): void;
}

export interface CheckInButtonsModel {
  readonly now: Instant;
  press(button: CardButton, listed: ListedAppointment): void;
  isFetching(button: CardButton, listed: ListedAppointment): boolean;
}

/** Offers to check in now or at the office, once a visit can be checked in for (`ACC-247`). */
export const CheckInPanel = observer(
  ({ viewModel, buttons }: { readonly viewModel: CheckInPanelModel; readonly buttons: CheckInButtonsModel }) => {
    const say = useWords();
    const formats = useFormats();
    if (viewModel.atOffice !== undefined) {
      return (
        <Notice tone="accent" icon="check">
          <p>{say(checkInPanelWords.atOffice)}</p>
        </Notice>
      );
    }
    const listed = viewModel.checkInOffered(buttons.now);
    if (listed === undefined) return null;
    const { provider, start, location } = listed.appointment;
    return (
      <Notice tone="accent" icon="check" quiet>
        <p>
          {say(checkInPanelWords.offer, { provider: provider.name, when: formats.visit(start, location.timeZone) })}
        </p>
        <p className={css.prompt}>
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
        </p>
      </Notice>
    );
  },
);
