import type { Language, PracticeId } from '@portico/domain/kernel';
import type { InviteDelegateRefusal } from '@portico/application/delegates';
import type { Failure } from '@portico/application/kernel';
import type { OwnPractice } from '@portico/application/access';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { Button } from '../../kit/button.tsx';
import { EmailField } from '../../kit/email-field.tsx';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { FieldError } from '../../kit/field-error.tsx';
import { useWasTried } from '../../kit/last-submit.ts';
import { Notice } from '../../kit/notice.tsx';
import { Choice } from '../../kit/select-choice.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { languageOptions } from '../access/index.ts';
import { inviteProblems, inviteWords as words } from './invite-delegate.messages.ts';
import css from './delegates.module.css';
import { PermissionChoice, PermissionSummary, type PermissionChoiceModel } from './permission-choice.tsx';

export interface InviteDelegateModel {
  readonly name: string;
  readonly email: string;
  readonly language: Language | undefined;
  readonly chosen: readonly PracticeId[];
  readonly editor: PermissionChoiceModel;
  readonly busy: boolean;
  readonly problem: InviteDelegateRefusal | Failure | undefined;
  readonly sentTo: string | undefined;
  readonly practices: readonly OwnPractice[];
  readonly canSend: boolean;
  describe(person: { readonly name?: string; readonly email?: string; readonly language?: Language }): void;
  togglePractice(practice: PracticeId): void;
  send(): Promise<void>;
}

interface InviteDelegateProps {
  readonly viewModel: InviteDelegateModel;
  readonly today: string;
  readonly onSent: (name: string) => void;
}

/** Of the heading, to which a button above the list of helpers leads. */
export const inviteTitleId = 'invite-delegate';

/** The form by which a patient invites a delegate. */
export const InviteDelegateForm = observer(({ viewModel, today, onSent }: InviteDelegateProps) => {
  const say = useWords();
  const { name, editor, busy, sentTo, practices, chosen } = viewModel;
  useEffect(() => {
    if (sentTo !== undefined) onSent(sentTo);
  }, [sentTo, onSent]);
  return (
    <CheckedForm
      className={css.form}
      aria-labelledby={inviteTitleId}
      isComplete={viewModel.canSend}
      onSend={() => void viewModel.send()}
    >
      <h2 id={inviteTitleId} tabIndex={-1} className={css.title}>
        {say(words.title)}
      </h2>
      <p className={css.soft}>{say(words.lead)}</p>
      <NameAndEmail viewModel={viewModel} />
      <Practices viewModel={viewModel} />
      <PermissionChoice editor={editor} name={name} today={today} />
      <PermissionSummary
        editor={editor}
        name={name}
        today={today}
        practices={
          practices.length < 2 ? [] : practices.filter(({ id }) => chosen.includes(id)).map((practice) => practice.name)
        }
      />
      <Problem viewModel={viewModel} />
      <div className={css.actions}>
        <Button type="submit" look="primary" icon="mail" busy={busy}>
          {say(busy ? words.sending : words.send)}
        </Button>
      </div>
    </CheckedForm>
  );
});

type PartProps = Pick<InviteDelegateProps, 'viewModel'>;

const NameAndEmail = observer(({ viewModel }: PartProps) => {
  const say = useWords();
  const { language: page } = useFormats();
  const { name, email, language } = viewModel;
  return (
    <>
      <TextField
        label={say(words.name)}
        missing={say(words.nameMissing)}
        autoComplete="off"
        required
        value={name}
        maxLength={200}
        onChange={({ currentTarget }) => viewModel.describe({ name: currentTarget.value })}
      />
      <EmailField
        label={say(words.email)}
        autoComplete="off"
        value={email}
        onChange={({ currentTarget }) => viewModel.describe({ email: currentTarget.value })}
        typed={email}
        misshapen={say(words.emailShape)}
      />
      <Choice
        label={say(words.language)}
        options={languageOptions}
        value={language ?? page}
        onChange={(language) => viewModel.describe({ language })}
      />
    </>
  );
});

/** The practices at which the delegate is invited, if there are several. */
const Practices = observer(({ viewModel }: PartProps) => {
  const say = useWords();
  const id = useId();
  const wasTried = useWasTried();
  const { practices, chosen } = viewModel;
  if (practices.length < 2) return null;
  const error = wasTried && chosen.length === 0 ? say(words.practiceMissing) : undefined;
  return (
    <fieldset
      className={css.tree}
      id={id}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      data-invalid={error !== undefined || undefined}
    >
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
      <FieldError of={id} label={say(words.practices)}>
        {error}
      </FieldError>
    </fieldset>
  );
});

const Problem = observer(({ viewModel: { problem } }: PartProps) => {
  const say = useWords();
  if (problem === undefined) return null;
  return (
    <Notice tone="bad">
      <p>
        {say(
          problem.kind === 'own-address' || problem.kind === 'too-many-invitations'
            ? inviteProblems[problem.kind]
            : failureWords[problem.kind],
        )}
      </p>
    </Notice>
  );
});
