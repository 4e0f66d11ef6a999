import type { Failure } from '@portico/application/kernel';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { LiveRegion } from '../../kit/visually-hidden.tsx';
import { useWords } from '../../words/use-words.ts';
import css from './whole-record.module.css';
import { wholeRecordWords as words } from './whole-record.messages.ts';

export interface WholeRecordModel {
  readonly phase:
    | { readonly kind: 'idle' | 'fetching' }
    | { readonly kind: 'failed'; readonly failure: Failure }
    | { readonly kind: 'saved'; readonly password: string };
  save(): Promise<void>;
}

/** All files of the record in one that is locked, and the password that opens it. */
export const WholeRecord = observer(({ viewModel }: { readonly viewModel: WholeRecordModel }) => {
  const say = useWords();
  const { phase } = viewModel;
  const busy = phase.kind === 'fetching';
  return (
    <>
      <div className={css.file}>
        <Button icon="download" busy={busy} onClick={() => void viewModel.save()}>
          {say(busy ? words.fetching : words.save)}
        </Button>
        <LiveRegion>{busy && say(words.fetching)}</LiveRegion>
        {phase.kind === 'failed' && (
          <p className={css.failed} role="alert">
            {say(words.failed)}
          </p>
        )}
      </div>
      <p className={css.soft}>{say(words.purpose)}</p>
      {phase.kind === 'saved' && (
        <Notice tone="good" icon="check-circle">
          <p>{say(words.saved)}</p>
          <p>
            <code className={css.password} translate="no">
              {phase.password}
            </code>
          </p>
          <p>{say(words.writeDown)}</p>
          <p>{say(words.openComputer)}</p>
          <p>{say(words.openPhone)}</p>
        </Notice>
      )}
    </>
  );
});
