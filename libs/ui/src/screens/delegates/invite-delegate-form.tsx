import type { InviteDelegateViewModel } from '@portico/view-models/delegates';
import { parseEmail } from '@portico/domain/access';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import { inviteProblems, inviteWords as words } from './delegates.messages.ts';
import css from './delegates.module.css';
import { PermissionBoxes } from './permission-boxes.tsx';

/** The form by which a patient invites a delegate. */
export const InviteDelegateForm = observer(
  ({
    viewModel,
    today,
    onSent,
  }: {
    readonly viewModel: InviteDelegateViewModel;
    readonly today: string;
    readonly onSent: (name: string) => void;
  }) => {
    const say = useWords();
    const [left, setLeft] = useState(false);
    const [tried, setTried] = useState(false);
    const { name, email, practices, chosen, editor, busy, problem, sentTo } = viewModel;
    useEffect(() => {
      if (sentTo !== undefined) onSent(sentTo);
    }, [sentTo, onSent]);
    const misshapen = left && email !== '' && !parseEmail(email).ok;
    return (
      <form
        className={css.form}
        aria-labelledby="invite-delegate"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          void viewModel.send();
        }}
      >
        <h2 id="invite-delegate" className={css.title}>
          {say(words.title)}
        </h2>
        <p className={css.soft}>{say(words.lead)}</p>
        <TextField
          label={say(words.name)}
          autoComplete="off"
          value={name}
          maxLength={200}
          onChange={({ currentTarget }) => viewModel.typeName(currentTarget.value)}
        />
        <TextField
          label={say(words.email)}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          error={misshapen ? say(words.emailShape) : undefined}
          onBlur={() => setLeft(true)}
          onChange={({ currentTarget }) => viewModel.typeEmail(currentTarget.value)}
        />
        {practices.length > 1 && (
          <fieldset className={css.tree}>
            <legend>{say(words.practices)}</legend>
            {practices.map((practice) => (
              <label key={practice.id} className={css.box}>
                <input
                  type="checkbox"
                  checked={chosen.includes(practice.id)}
                  onChange={() => viewModel.togglePractice(practice.id)}
                />
                <span>{practice.name}</span>
              </label>
            ))}
          </fieldset>
        )}
        <PermissionBoxes editor={editor} name={name.trim() === '' ? say(words.them) : name} today={today} />
        {tried && !viewModel.canSend && (
          <Notice tone="wait">
            <p>{say(words.missing)}</p>
          </Notice>
        )}
        {problem !== undefined && (
          <Notice tone="bad">
            <p>
              {say(
                problem.kind === 'own-address' || problem.kind === 'too-many-invitations'
                  ? inviteProblems[problem.kind]
                  : failureWords[problem.kind],
              )}
            </p>
          </Notice>
        )}
        <div className={css.actions}>
          <Button type="submit" look="primary" icon="mail" busy={busy}>
            {say(busy ? words.sending : words.send)}
          </Button>
        </div>
      </form>
    );
  },
);
