import { paths } from '@portico/application/kernel';
import { parseEmail } from '@portico/domain/access';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { NewPassword } from '../../kit/new-password.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useWords } from '../../words/use-words.ts';
import { isKnownPassword, type SignupRequestModel } from './signup-problem.tsx';
import css from './signup.module.css';
import { signupWords, termsChoiceWords } from './signup.messages.ts';

export interface AccountFieldsModel {
  readonly form: {
    readonly email: string;
    readonly password: string;
    readonly repeated: string;
    readonly terms: boolean;
    type(field: 'email' | 'repeated', text: string): void;
    acceptTerms(accepted: boolean): void;
  };
  readonly request: SignupRequestModel;
  typePassword(text: string): void;
}

/** Email, password and terms, at the end of every sign-up (`ACC-207`, `ACC-220`). */
export const AccountFields = observer(
  ({ viewModel, canCreate }: { readonly viewModel: AccountFieldsModel; readonly canCreate: boolean }) => {
    const say = useWords();
    const { form } = viewModel;
    const { busy, problem } = viewModel.request;
    const [left, setLeft] = useState(false);
    const misshapen = left && form.email !== '' && !parseEmail(form.email).ok;
    return (
      <>
        <TextField
          name="email"
          label={say(signupWords.email)}
          description={say(signupWords.emailHint)}
          error={misshapen ? say(signupWords.emailShape) : undefined}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={form.email}
          onBlur={() => setLeft(true)}
          onChange={({ currentTarget }) => form.type('email', currentTarget.value)}
        />
        <NewPassword
          password={form.password}
          repeated={form.repeated}
          email={form.email}
          common={isKnownPassword(problem)}
          onPassword={(text) => viewModel.typePassword(text)}
          onRepeated={(text) => form.type('repeated', text)}
        />
        <div className={css.close}>
          <p className={css.links}>
            <a href={paths.terms} target="_blank" rel="noopener noreferrer">
              {say(termsChoiceWords.use)}
            </a>
            <a href={paths.privacy} target="_blank" rel="noopener noreferrer">
              {say(termsChoiceWords.privacy)}
            </a>
          </p>
          <Checkbox
            name="terms"
            checked={form.terms}
            required
            onChange={({ currentTarget }) => form.acceptTerms(currentTarget.checked)}
          >
            {say(termsChoiceWords.accept)}
          </Checkbox>
        </div>
        <Button look="primary" type="submit" wide busy={busy} disabled={!canCreate && !busy}>
          {say(busy ? signupWords.creating : signupWords.create)}
        </Button>
      </>
    );
  },
);
