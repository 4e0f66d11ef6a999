import type { Instant } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { guestTimeWords } from './guest-time.messages.ts';

export interface GuestTimeModel {
  readonly until: Instant | undefined;
  readonly isEnding: boolean;
  readonly isOver: boolean;
  readonly state: 'idle' | 'asking' | 'failed';
  goOn(): Promise<void>;
}

/** Says before the session of a guest ends that it does, and gives more time. */
export const GuestTimeNotice = observer(({ viewModel }: { readonly viewModel: GuestTimeModel }) => {
  const say = useWords();
  const { onDevice } = useFormats();
  const { until, isEnding, isOver, state } = viewModel;
  if (isOver) {
    return (
      <Notice tone="wait">
        <p>{say(guestTimeWords.over)}</p>
      </Notice>
    );
  }
  if (!isEnding || until === undefined) return null;
  return (
    <Notice tone="wait">
      <p>{say(state === 'failed' ? guestTimeWords.failed : guestTimeWords.ending, { time: onDevice.time(until) })}</p>
      <Button
        onClick={() => {
          void viewModel.goOn();
          document.querySelector<HTMLElement>('main h1')?.focus();
        }}
      >
        {say(guestTimeWords.goOn)}
      </Button>
    </Notice>
  );
});
