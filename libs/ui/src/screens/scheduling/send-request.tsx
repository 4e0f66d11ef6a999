import type { RequestScreen } from '@portico/application/scheduling';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import chosenCss from './add-appointment.module.css';
import { CallLink } from './practice-phone-link.tsx';
import type { Sending } from './requested-modal.tsx';
import { requestWords } from './vertex-visit-request.messages.ts';

interface SendRequestProps {
  readonly sending: Sending;
  readonly screen: RequestScreen;
  /** A week, a day and a time are chosen. */
  readonly isWhole: boolean;
  /** Leads back to the choices. */
  readonly onChoose: () => void;
}

/** What went wrong with a request, and the button that sends it. */
export const SendRequest = observer(({ sending, screen, isWhole, onChoose }: SendRequestProps) => {
  const say = useWords();
  const isSending = sending.kind === 'sending';
  return (
    <>
      {sending.kind === 'failed' && <NotSent failure={sending.failure} screen={screen} onChoose={onChoose} />}
      {!isWhole && <p className={chosenCss.soft}>{say(requestWords.missing)}</p>}
      <div className={chosenCss.buttons}>
        <Button type="submit" look="primary" icon="calendar" busy={isSending}>
          {say(isSending ? requestWords.sending : sendWordOf(screen))}
        </Button>
      </div>
    </>
  );
});

const sendWordOf = ({ moved, changesRequest }: RequestScreen) => {
  if (changesRequest === true) return requestWords.changeSend;
  return moved === undefined ? requestWords.request : requestWords.move;
};

interface NotSentProps extends Pick<SendRequestProps, 'screen' | 'onChoose'> {
  readonly failure: Extract<Sending, { readonly kind: 'failed' }>['failure'];
}

const NotSent = ({ failure, screen, onChoose }: NotSentProps) => {
  const say = useWords();
  if (failure.kind === 'not-offered') return <NotOfferedNotice onChoose={onChoose} />;
  if (failure.kind === 'already-answered') {
    return (
      <Notice tone="bad">
        <p>{say(requestWords.answered)}</p>
        <CallLink practice={screen.practice} />
      </Notice>
    );
  }
  return (
    <Notice tone="bad">
      <p>{say(failureWords[failure.kind])}</p>
      <p>{say(requestWords.notSent)}</p>
      <CallLink practice={screen.practice} />
    </Notice>
  );
};

export const NotOfferedNotice = ({ onChoose }: { readonly onChoose: () => void }) => {
  const say = useWords();
  return (
    <Notice tone="bad">
      <p>{say(requestWords.notOffered)}</p>
      <Button onClick={onChoose}>{say(requestWords.chooseAgain)}</Button>
    </Notice>
  );
};
