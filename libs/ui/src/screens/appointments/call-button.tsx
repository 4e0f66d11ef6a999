import { callOpensBefore } from '@portico/domain/appointments';
import { plus } from '@portico/domain/kernel';
import type { CardButton, ListedAppointment } from '@portico/application/appointments';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Button } from '../../kit/button.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import css from './appointment-card.module.css';
import { actionWords } from './visit-buttons.messages.ts';

interface CallButtonProps {
  readonly listed: ListedAppointment;
  readonly buttons: {
    readonly actions: { readonly video?: { isStarting(listed: ListedAppointment): boolean } } | undefined;
    press(button: CardButton, listed: ListedAppointment): void;
    isFetching(button: CardButton, listed: ListedAppointment): boolean;
  };
  readonly standing: 'early' | 'check-in-first' | 'open';
}

const hints = {
  early: actionWords.early,
  'check-in-first': actionWords.checkInFirst,
  open: actionWords.opensNewTab,
} as const;

/**
 * Opens the call, or says why it is not open yet, as text beside it: phones have no tooltips (`ACC-257`, `ACC-258`).
 */
export const CallButton = observer(({ listed, buttons, standing }: CallButtonProps) => {
  const say = useWords();
  const formats = useFormats();
  const hint = useId();
  const { start, location } = listed.appointment;
  const starting = buttons.isFetching('call', listed) || (buttons.actions?.video?.isStarting(listed) ?? false);
  const opens = plus(start, -callOpensBefore);
  const text = say(starting ? actionWords.starting : actionWords.call);
  return (
    <div className={css.hinted}>
      <Button
        look={standing === 'open' ? 'primary' : 'secondary'}
        icon="video"
        busy={starting}
        // Focusable, so that the reason is announced.
        aria-disabled={standing === 'early'}
        aria-describedby={hint}
        aria-label={say(actionWords.about, { action: text, day: formats.visit(start, location.timeZone) })}
        onClick={() => buttons.press('call', listed)}
      >
        {text}
      </Button>
      <p id={hint} role="tooltip" className={css.hint}>
        {say(hints[standing])}
        {standing === 'early' && listed.today && (
          <>
            <br />
            {say(actionWords.opensAt, { time: formats.time(opens, location.timeZone) })}
          </>
        )}
      </p>
    </div>
  );
});
