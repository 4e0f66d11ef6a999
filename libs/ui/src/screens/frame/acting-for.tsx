import { paths } from '@portico/application/kernel';
import type { RepresentedPerson } from '@portico/application/access';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useWords } from '../../words/use-words.ts';
import css from './acting-for.module.css';
import { frameWords } from './frame.messages.ts';

export interface ActingForModel {
  readonly actingFor: RepresentedPerson | undefined;
  readonly hasOwnRecords: boolean;
  actForSelf(): void;
}

/** On every screen of a delegate: whose records are open, and the link back to one's own. */
export const ActingFor = observer(
  ({ viewModel, onSwitched }: { readonly viewModel: ActingForModel; readonly onSwitched: () => void }) => {
    const say = useWords();
    const { actingFor } = viewModel;
    if (actingFor === undefined) return null;
    return (
      <section className={css.banner} aria-label={say(frameWords.actingForLabel)}>
        <p className={css.who}>
          <Icon name="people" />
          <span>{say(frameWords.actingFor, { name: actingFor.name })}</span>
        </p>
        {viewModel.hasOwnRecords ? (
          <Button
            className={css.back ?? ''}
            onClick={() => {
              viewModel.actForSelf();
              onSwitched();
            }}
          >
            {say(frameWords.backToOwn)}
          </Button>
        ) : (
          <Link className={css.other ?? ''} to={paths.delegateProfile}>
            {say(frameWords.switchPerson)}
          </Link>
        )}
      </section>
    );
  },
);
