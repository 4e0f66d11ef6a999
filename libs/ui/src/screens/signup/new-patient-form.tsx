import { paths } from '@portico/application/kernel';
import { observer } from 'mobx-react-lite';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Choice } from '../../kit/select-choice.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useWords } from '../../words/use-words.ts';
import { AccommodationsFields, BirthDate } from '../open/index.ts';
import { AccountFields, type AccountFieldsModel, type NeedsModel } from './account-fields.tsx';
import { Problem } from './signup-problem.tsx';
import type { PracticeSearchModel } from './practice-search.tsx';
import css from './signup.module.css';
import { missingSignupWords } from './missing.messages.ts';
import { signupWords } from './signup.messages.ts';

const PracticeSearch = lazyComponent(async () => ({
  default: (await import('./practice-search.tsx')).PracticeSearch,
}));

type TextName = 'firstName' | 'lastName' | 'phone';

export interface NewPatientFormModel extends AccountFieldsModel, NeedsModel {
  readonly form: AccountFieldsModel['form'] &
    Readonly<Record<TextName | 'birthDate', string>> & {
      readonly canCreateNew: boolean;
      type(field: TextName | 'birthDate', text: string): void;
    };
  readonly practice: PracticeSearchModel;
  createNew(): Promise<void>;
}

/** The sign-up of a person who is not a patient yet (`ACC-213`). */
export const NewPatientForm = observer(({ viewModel }: { readonly viewModel: NewPatientFormModel }) => {
  const say = useWords();
  const { form, practice } = viewModel;
  const field = (name: TextName, autoComplete: string, type = 'text', description?: string) => (
    <TextField
      name={name}
      label={say(signupWords[name])}
      description={description}
      type={type}
      autoComplete={autoComplete}
      required
      missing={say(missingSignupWords[`${name}Missing`])}
      value={form[name]}
      onChange={({ currentTarget }) => form.type(name, currentTarget.value)}
    />
  );
  return (
    <CheckedForm className={css.form} isComplete={form.canCreateNew} onSend={() => void viewModel.createNew()}>
      <p className={css.soft}>{say(signupWords.leadNew)}</p>
      <Problem problem={viewModel.request.problem} />
      {practice.isSearched ? <PracticeSearch practice={practice} /> : <PracticeList practice={practice} />}
      <div className={css.pair}>
        {field('firstName', 'given-name')}
        {field('lastName', 'family-name')}
      </div>
      <BirthDate value={form.birthDate} onChange={(date) => form.type('birthDate', date)} />
      {field('phone', 'tel', 'tel', say(signupWords.phoneHint))}
      {viewModel.asksNeeds ? (
        <AccommodationsFields isKept value={viewModel.needs.value} onChange={viewModel.needs.choose} />
      ) : (
        <p className={css.soft}>{say(signupWords.needs)}</p>
      )}
      <AccountFields viewModel={viewModel} />
      <p>
        <a href={paths.login}>{say(signupWords.hasAccount)}</a>
      </p>
    </CheckedForm>
  );
});

/** All practices that new patients may register with, where they are few. */
const PracticeList = observer(({ practice }: { readonly practice: PracticeSearchModel }) => {
  const say = useWords();
  return (
    <Choice
      label={say(signupWords.practice)}
      missing={say(missingSignupWords.practiceMissing)}
      icon="practice"
      required
      options={[
        ...(practice.chosen === undefined ? [{ value: '', text: say(signupWords.choosePractice) }] : []),
        ...practice.offered.map(({ id, name }) => ({ value: id as string, text: name })),
      ]}
      value={practice.chosen?.id ?? ''}
      onChange={(id) => void practice.choose(id)}
    />
  );
});
