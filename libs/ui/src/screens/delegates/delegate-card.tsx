import type { DelegateGrant, OwnDelegate, PendingInvitation } from '@portico/application/delegates';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { useWords } from '../../words/use-words.ts';
import { manageDelegatesWords as words } from './delegates.messages.ts';
import css from './delegates.module.css';
import { Permitted } from './permitted.tsx';
import { PermissionChoice, PermissionSummary, type PermissionChoiceModel } from './permission-choice.tsx';

interface GrantOf {
  readonly delegate: OwnDelegate;
  readonly grant: DelegateGrant;
}

export type DelegateQuestion =
  | ({ readonly kind: 'revoke' } & GrantOf)
  | { readonly kind: 'withdraw'; readonly invitation: PendingInvitation };

export interface DelegateCardModel {
  readonly editing: (GrantOf & { readonly editor: PermissionChoiceModel }) | undefined;
  readonly change: { readonly busy: boolean };
  edit(delegate: OwnDelegate, grant: DelegateGrant): void;
  /** Without one, nothing is edited any more. */
  changeInvitation(invitation?: PendingInvitation): void;
  ask(question: DelegateQuestion | undefined): void;
  save(): Promise<void>;
}

/** One delegate: the permissions at each practice, and the checkboxes that change them. */
export const DelegateCard = observer(
  ({
    viewModel,
    delegate,
    today,
  }: {
    readonly viewModel: DelegateCardModel;
    readonly delegate: OwnDelegate;
    readonly today: string;
  }) => {
    const { editing } = viewModel;
    return (
      <Card>
        <h3>
          <span className={css.name}>{delegate.name}</span>
          <span className={css.hint}>{delegate.email}</span>
        </h3>
        {delegate.grants.map((grant) => (
          <div key={grant.chart.practice} className={css.card}>
            {editing?.delegate.account === delegate.account && editing.grant.chart.practice === grant.chart.practice ? (
              <Editing viewModel={viewModel} today={today} />
            ) : (
              <Granted viewModel={viewModel} delegate={delegate} grant={grant} />
            )}
          </div>
        ))}
      </Card>
    );
  },
);

const Granted = ({
  viewModel,
  delegate,
  grant,
}: {
  readonly viewModel: DelegateCardModel;
  readonly delegate: OwnDelegate;
  readonly grant: DelegateGrant;
}) => {
  const say = useWords();
  const of = { name: delegate.name, practice: grant.practiceName };
  return (
    <>
      <div>
        <p className={css.parent}>{grant.practiceName}</p>
        <Permitted {...grant} />
      </div>
      <div className={css.actions}>
        <Button aria-label={say(words.changeOf, of)} onClick={() => viewModel.edit(delegate, grant)}>
          {say(words.change)}
        </Button>
        <Button
          look="danger"
          aria-label={say(words.revokeOf, of)}
          onClick={() => viewModel.ask({ kind: 'revoke', delegate, grant })}
        >
          {say(words.revoke)}
        </Button>
      </div>
    </>
  );
};

const Editing = observer(({ viewModel, today }: { readonly viewModel: DelegateCardModel; readonly today: string }) => {
  const say = useWords();
  const { editing, change } = viewModel;
  if (editing === undefined) return null;
  return (
    <CheckedForm className={css.form} isComplete onSend={() => void viewModel.save()}>
      <p className={css.parent}>{editing.grant.practiceName}</p>
      <PermissionChoice editor={editing.editor} name={editing.delegate.name} today={today} />
      <PermissionSummary editor={editing.editor} name={editing.delegate.name} today={today} />
      <div className={css.actions}>
        <Button type="submit" look="primary" busy={change.busy}>
          {say(change.busy ? words.saving : words.save)}
        </Button>
        <Button onClick={() => viewModel.changeInvitation()}>{say(words.cancel)}</Button>
      </div>
    </CheckedForm>
  );
});
