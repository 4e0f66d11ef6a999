import { observer } from 'mobx-react-lite';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { useWords } from '../../words/use-words.ts';
import { AccommodationsFields, BirthDate } from '../open/index.ts';
import { AccountFields, type AccountFieldsModel, type NeedsModel } from './account-fields.tsx';
import { Problem } from './signup-problem.tsx';
import css from './signup.module.css';
import { signupWords } from './signup.messages.ts';

export interface InvitedFormModel extends AccountFieldsModel, NeedsModel {
  readonly form: AccountFieldsModel['form'] & {
    readonly canCreateInvited: boolean;
    readonly birthDate: string;
    type(field: 'birthDate', text: string): void;
  };
  createInvited(): Promise<void>;
}

/** The sign-up by a practice's invitation. */
export const InvitedForm = observer(
  ({
    viewModel,
    practice,
    signInTo,
  }: {
    readonly viewModel: InvitedFormModel;
    readonly practice: string;
    readonly signInTo: string;
  }) => {
    const say = useWords();
    return (
      <CheckedForm
        className={css.form}
        isComplete={viewModel.form.canCreateInvited}
        onSend={() => void viewModel.createInvited()}
      >
        <p className={css.soft}>{say(signupWords.lead, { practice })}</p>
        <Problem problem={viewModel.request.problem} />
        <div className={css.close}>
          <BirthDate value={viewModel.form.birthDate} onChange={(date) => viewModel.form.type('birthDate', date)} />
          <p className={css.soft}>{say(signupWords.birthDateHint)}</p>
        </div>
        {viewModel.asksNeeds && (
          <AccommodationsFields isKept value={viewModel.needs.value} onChange={viewModel.needs.choose} />
        )}
        <AccountFields viewModel={viewModel} />
        <p>
          <a href={signInTo}>{say(signupWords.hasAccount)}</a>
        </p>
      </CheckedForm>
    );
  },
);
