import type { IdentityDocumentsViewModel } from '@portico/view-models/profile';
import { dateAnswer, typedDate } from '@portico/domain/forms';
import {
  cardSides,
  genders,
  insuranceTypes,
  otherProvider,
  relationships,
  requiredOf,
  type Insurance,
  type InsuranceProblem,
  type InsuranceText,
} from '@portico/domain/profile';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { Choice } from '../../kit/choice.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextField } from '../../kit/text-field.tsx';
import type { Message } from '../../words/messages.ts';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { PictureField } from './picture-field.tsx';
import { fieldProblemWords, sectionWords } from './profile.messages.ts';
import { identityDocumentsWords as words } from './identity-documents.messages.ts';
import css from './profile-settings.module.css';

const problemWords: Readonly<Record<InsuranceProblem, Message>> = {
  required: fieldProblemWords.required,
  'picture-required': fieldProblemWords.requiredPicture,
  'bad-name': fieldProblemWords.name,
  'bad-date': fieldProblemWords.date,
  'date-out-of-range': fieldProblemWords.dateRange,
  'gender-mismatch': fieldProblemWords.mismatch,
  duplicate: fieldProblemWords.duplicate,
};

interface InsuranceProps {
  readonly viewModel: IdentityDocumentsViewModel;
  readonly insurance: Insurance;
  /** Counted from 1. */
  readonly number: number;
}

/** One insurance: the data on the card, the policyholder, and the card itself. */
export const InsuranceFields = observer(({ viewModel, insurance, number }: InsuranceProps) => {
  const say = useWords();
  const { id } = insurance;
  const isReadOnly = viewModel.section.settings?.readOnly !== false;
  const banner = viewModel.bannerOf(insurance);
  const insurers = viewModel.section.settings?.insurers ?? [];
  const plans = insurers.find(({ name }) => name === insurance.providerName)?.payer_plans ?? [];
  const isOwn = insurance.relationshipType === 'Self';
  const field = { viewModel, insurance };
  const named = (values: readonly (keyof typeof words)[]) =>
    values.map((value) => ({ value, text: say(words[value]) }));
  // A value on file stays selectable even if the practice's list no longer has it.
  const withOwn = (values: readonly string[], own: string) =>
    own === '' || own === otherProvider || values.includes(own) ? values : [own, ...values];
  return (
    <Card>
      <div className={css.cardBody}>
        <h3>{say(words.insurance, { number })}</h3>
        <div className={css.fields}>
          <Select {...field} name="type" options={named(insuranceTypes)} />
          <Select
            {...field}
            name="providerName"
            options={[
              ...withOwn(
                insurers.map(({ name }) => name),
                insurance.providerName,
              ).map((name) => ({ value: name, text: name })),
              { value: otherProvider, text: say(words.notListed) },
            ]}
          />
          {insurance.providerName === otherProvider && <Text {...field} name="providerCustomName" />}
          {plans.length > 0 ? (
            <Select
              {...field}
              name="planName"
              options={withOwn(plans, insurance.planName).map((plan) => ({ value: plan, text: plan }))}
            />
          ) : (
            insurance.providerName !== '' && <Text {...field} name="planCustomName" />
          )}
          <Text {...field} name="memberId" />
          <Text {...field} name="groupNumber" />
          <Select {...field} name="relationshipType" options={named(relationships)} />
          {isOwn && <Text {...field} name="effectiveFrom" isDate />}
          {!isOwn && (
            <>
              <Text {...field} name="policyHolderFirstName" />
              <Text {...field} name="policyHolderMiddleName" />
              <Text {...field} name="policyHolderLastName" />
              <Text {...field} name="policyHolderDateOfBirth" isDate />
              <Select {...field} name="policyHolderGender" options={named(genders)} />
            </>
          )}
        </div>
        {banner !== undefined && (
          <Notice tone="wait">
            <p>{banner}</p>
          </Notice>
        )}
        <div className={css.pictures}>
          {cardSides.map((side) => {
            const problem = viewModel.problemOf(id, side);
            return (
              <PictureField
                key={side}
                label={say(words[side])}
                picture={insurance[side]}
                error={problem === undefined ? undefined : say(problemWords[problem])}
                readOnly={isReadOnly}
                onChange={(picture) => {
                  viewModel.change(id, { [side]: picture });
                  viewModel.leave(id, side);
                }}
              />
            );
          })}
        </div>
        {!isReadOnly && (
          <div className={css.actions}>
            <Button look="quiet" aria-label={say(words.clearOf, { number })} onClick={() => viewModel.clear(id)}>
              {say(words.clear)}
            </Button>
            <Button look="quiet" aria-label={say(words.removeOf, { number })} onClick={() => viewModel.remove(id)}>
              {say(words.remove)}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
});

interface FieldProps {
  readonly viewModel: IdentityDocumentsViewModel;
  readonly insurance: Insurance;
  readonly name: InsuranceText;
}

const useField = ({ viewModel, insurance, name }: FieldProps) => {
  const say = useWords();
  const problem = viewModel.problemOf(insurance.id, name);
  const isReadOnly = viewModel.section.settings?.readOnly !== false;
  const isRequired = name === 'relationshipType' || requiredOf(insurance).includes(name);
  return {
    say,
    isReadOnly,
    isRequired,
    label: isRequired || isReadOnly ? say(words[name]) : `${say(words[name])} (${say(sectionWords.optional)})`,
    error: problem === undefined ? undefined : say(problemWords[problem]),
    leave: () => viewModel.leave(insurance.id, name),
  };
};

const Text = observer(({ isDate = false, ...props }: FieldProps & { readonly isDate?: boolean }) => {
  const { say, isReadOnly, isRequired, label, error, leave } = useField(props);
  const { language } = useFormats();
  const { viewModel, insurance, name } = props;
  const value = insurance[name];
  return (
    <TextField
      label={label}
      description={isDate && !isReadOnly ? say(sectionWords.dateHint) : undefined}
      error={error}
      inputMode={isDate ? 'numeric' : undefined}
      autoComplete="off"
      readOnly={isReadOnly}
      aria-required={isRequired || undefined}
      value={isDate ? typedDate(value, language) : value}
      onChange={({ currentTarget: { value: typed } }) =>
        viewModel.change(insurance.id, { [name]: isDate ? dateAnswer(typed, language) : typed })
      }
      onBlur={leave}
    />
  );
});

const Select = observer(
  ({
    options,
    ...props
  }: FieldProps & { readonly options: readonly { readonly value: string; readonly text: string }[] }) => {
    const { say, isReadOnly, label, error, leave } = useField(props);
    const { viewModel, insurance, name } = props;
    return (
      <Choice
        label={label}
        options={name === 'relationshipType' ? options : [{ value: '', text: say(sectionWords.choose) }, ...options]}
        value={insurance[name]}
        error={error}
        disabled={isReadOnly}
        onChange={(value) => viewModel.change(insurance.id, { [name]: value })}
        onBlur={leave}
      />
    );
  },
);
