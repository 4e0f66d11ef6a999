import type { CardButtonsViewModel } from '@portico/view-models/appointments';
import type { DashboardViewModel } from '@portico/view-models/dashboard';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import css from './dashboard.module.css';
import { checkInPanelWords } from './dashboard.messages.ts';

/** Offers to check in now or at the office, once a visit can be checked in for (`ACC-247`). */
export const CheckInPanel = observer(
  ({ viewModel, buttons }: { readonly viewModel: DashboardViewModel; readonly buttons: CardButtonsViewModel }) => {
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
