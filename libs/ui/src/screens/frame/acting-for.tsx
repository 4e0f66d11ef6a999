import { paths } from '@portico/application/kernel';
import type { Delegate, RepresentedPerson } from '@portico/application/access';
import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useWords } from '../../words/use-words.ts';
import css from './acting-for.module.css';
import { frameWords } from './frame.messages.ts';

export interface ActingForModel {
  readonly actingFor: RepresentedPerson | undefined;
  readonly hasOwnRecords: boolean;
  readonly delegate: Delegate | undefined;
  actForSelf(): void;
}

/** What a delegate changes here is their own account, whoever's records are open. */
const ofOwnAccount: ReadonlySet<string> = new Set([paths.authentication, paths.delegateSettings]);

/** On every screen of a delegate: whose records are open, and the link back to one's own; or that it is their own account. */
export const ActingFor = observer(
  ({ viewModel, onSwitched }: { readonly viewModel: ActingForModel; readonly onSwitched: () => void }) => {
    const say = useWords();
    const { pathname } = useLocation();
    const { actingFor, delegate } = viewModel;
    if (actingFor === undefined) return null;
    const isOwnAccount = ofOwnAccount.has(pathname);
    return (
      <section className={css.banner} aria-label={say(frameWords.actingForLabel)}>
        <p className={css.who}>
          <Icon name="people" />
          <span>
            {isOwnAccount
              ? say(frameWords.ownAccount, { name: delegate?.name ?? '' })
              : say(frameWords.actingFor, { name: actingFor.name })}
          </span>
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
