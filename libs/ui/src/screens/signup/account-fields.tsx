import { paths } from '@portico/application/kernel';
import type { Accommodations } from '@portico/domain/profile';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { EmailField } from '../../kit/email-field.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { NewPassword } from '../../kit/new-password.tsx';
import { useWords } from '../../words/use-words.ts';
import { isKnownPassword, type SignupRequestModel } from './signup-problem.tsx';
import css from './signup.module.css';
import { signupWords, termsChoiceWords } from './signup.messages.ts';

export interface AccountFieldsModel {
  readonly form: {
    readonly email: string;
    readonly password: string;
    readonly terms: boolean;
    type(field: 'email', text: string): void;
    acceptTerms(accepted: boolean): void;
  };
  readonly request: SignupRequestModel;
  typePassword(text: string): void;
}

/** What is needed at visits, where the practice keeps it. */
export interface NeedsModel {
  readonly asksNeeds: boolean;
  readonly needs: {
    readonly value: Accommodations;
    choose(needs: Accommodations): void;
  };
}

/** Email, password and terms, at the end of every sign-up (`ACC-207`, `ACC-220`). */
export const AccountFields = observer(({ viewModel }: { readonly viewModel: AccountFieldsModel }) => {
  const say = useWords();
  const { form } = viewModel;
  const { busy, problem } = viewModel.request;
  return (
    <>
      <EmailField
        name="email"
        label={say(signupWords.email)}
        description={say(signupWords.emailHint)}
        autoComplete="email"
        value={form.email}
        onChange={({ currentTarget }) => form.type('email', currentTarget.value)}
        typed={form.email}
      />
      <NewPassword
        password={form.password}
        email={form.email}
        common={isKnownPassword(problem)}
        onPassword={(text) => viewModel.typePassword(text)}
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
      <Button look="primary" type="submit" wide busy={busy}>
        {say(busy ? signupWords.creating : signupWords.create)}
      </Button>
    </>
  );
});
