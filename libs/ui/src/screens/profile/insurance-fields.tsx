import type { IdentityDocumentsSettings } from '@portico/application/profile';
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
  type CardSide,
} from '@portico/domain/profile';
import { observer } from 'mobx-react-lite';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { DateField } from '../../kit/date-field.tsx';
import { Choice } from '../../kit/select-choice.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextField } from '../../kit/text-field.tsx';
import type { Message } from '../../words/message-descriptor.ts';
import { useWords } from '../../words/use-words.ts';
import { PictureField } from './picture-field.tsx';
import { requiredText } from './detail-field.tsx';
import { fieldProblemWords, sectionWords } from './profile.messages.ts';
import { identityDocumentsWords as words } from './identity-documents.messages.ts';
import css from './profile-settings.module.css';

type Field = InsuranceText | CardSide;

export interface InsuranceModel {
  problemOf(id: Insurance['id'], field: Field): InsuranceProblem | undefined;
  bannerOf({ providerName }: Insurance): string | undefined;
  change(id: Insurance['id'], change: Partial<Record<Field, string>>): void;
  leave(id: Insurance['id'], field: Field): void;
  remove(id: Insurance['id']): void;
  clear(id: Insurance['id']): void;
}

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
  readonly insurances: InsuranceModel;
  readonly insurance: Insurance;
  readonly settings: IdentityDocumentsSettings | undefined;
  /** Counted from 1. */
  readonly number: number;
}

/** One insurance: the data on the card, the policyholder, and the card itself. */
export const InsuranceFields = observer((props: InsuranceProps) => {
  const say = useWords();
  const { insurances, insurance, settings, number } = props;
  const isReadOnly = settings?.readOnly !== false;
  const { hidden = [] } = settings ?? {};
  const hasHolder = !hidden.includes('policyholder');
  const banner = insurances.bannerOf(insurance);
  const field = { insurances, insurance, isReadOnly };
  return (
    <Card>
      <div className={css.cardBody}>
        <h3>{say(words.insurance, { number })}</h3>
        <div className={css.fields}>
          <Select
            {...field}
            name="type"
            values={hasHolder ? insuranceTypes : insuranceTypes.filter((type) => type !== 'Other')}
          />
          <Insurer {...field} insurers={settings?.insurers ?? []} />
          <Text {...field} name="memberId" />
          <Text {...field} name="groupNumber" />
          {hasHolder && <Select {...field} name="relationshipType" values={relationships} />}
          {(insurance.relationshipType === 'Self' || !hasHolder) && <Text {...field} name="effectiveFrom" isDate />}
          {insurance.relationshipType !== 'Self' &&
            (hasHolder ? <PolicyHolder {...field} /> : <KnownHolder {...field} />)}
        </div>
        {banner !== undefined && (
          <Notice tone="wait">
            <p>{banner}</p>
          </Notice>
        )}
        {!hidden.includes('pictures') && <CardPictures {...field} />}
        {!isReadOnly && <Removal {...props} />}
      </div>
    </Card>
  );
});

type InsuranceFieldProps = Pick<InsuranceProps, 'insurances' | 'insurance'> & { readonly isReadOnly: boolean };

/** A value on file stays selectable even if the practice's list no longer has it. */
const withOwn = (values: readonly string[], own: string): readonly string[] =>
  own === '' || own === otherProvider || values.includes(own) ? values : [own, ...values];

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, text: value }));

/** The insurer and its plan, of the practice's list or typed. */
const Insurer = observer(
  ({ insurers, ...field }: InsuranceFieldProps & Pick<IdentityDocumentsSettings, 'insurers'>) => {
    const say = useWords();
    const { providerName, planName } = field.insurance;
    const plans = insurers.find(({ name }) => name === providerName)?.payer_plans ?? [];
    const names = withOwn(
      insurers.map(({ name }) => name),
      providerName,
    );
    return (
      <>
        <Select
          {...field}
          name="providerName"
          options={[...optionsOf(names), { value: otherProvider, text: say(words.notListed) }]}
        />
        {providerName === otherProvider && <Text {...field} name="providerCustomName" />}
        {plans.length > 0 ? (
          <Select {...field} name="planName" options={optionsOf(withOwn(plans, planName))} />
        ) : (
          providerName !== '' && <Text {...field} name="planCustomName" />
        )}
      </>
    );
  },
);

const PolicyHolder = (field: InsuranceFieldProps) => (
  <>
    <Text {...field} name="policyHolderFirstName" />
    <Text {...field} name="policyHolderMiddleName" />
    <Text {...field} name="policyHolderLastName" />
    <Text {...field} name="policyHolderDateOfBirth" isDate />
    <Select {...field} name="policyHolderGender" values={genders} />
  </>
);

const holderTexts = ['policyHolderFirstName', 'policyHolderMiddleName', 'policyHolderLastName'] as const;

/** The policyholder where the practice alone changes it: as much as its system says. */
const KnownHolder = observer((props: InsuranceFieldProps) => {
  const field = { ...props, isReadOnly: true };
  const { relationshipType, policyHolderDateOfBirth, policyHolderGender, ...texts } = props.insurance;
  return (
    <>
      {relationshipType !== '' && <Select {...field} name="relationshipType" values={relationships} />}
      {holderTexts.map((name) => texts[name] !== '' && <Text key={name} {...field} name={name} />)}
      {policyHolderDateOfBirth !== '' && <Text {...field} name="policyHolderDateOfBirth" isDate />}
      {policyHolderGender !== '' && <Select {...field} name="policyHolderGender" values={genders} />}
    </>
  );
});

const CardPictures = observer(({ insurances, insurance, isReadOnly }: InsuranceFieldProps) => {
  const say = useWords();
  const { id } = insurance;
  return (
    <div className={css.pictures}>
      {cardSides.map((side) => {
        const problem = insurances.problemOf(id, side);
        return (
          <PictureField
            key={side}
            label={say(words[side])}
            picture={insurance[side]}
            error={problem === undefined ? undefined : say(problemWords[problem])}
            readOnly={isReadOnly}
            onChange={(picture) => {
              insurances.change(id, { [side]: picture });
              insurances.leave(id, side);
            }}
            onLeave={() => insurances.leave(id, side)}
          />
        );
      })}
    </div>
  );
});

const Removal = ({ insurances, insurance: { id }, number }: InsuranceProps) => {
  const say = useWords();
  return (
    <div className={css.actions}>
      <Button look="quiet" aria-label={say(words.clearOf, { number })} onClick={() => insurances.clear(id)}>
        {say(words.clear)}
      </Button>
      <Button look="quiet" aria-label={say(words.removeOf, { number })} onClick={() => insurances.remove(id)}>
        {say(words.remove)}
      </Button>
    </div>
  );
};

interface FieldProps extends InsuranceFieldProps {
  readonly name: InsuranceText;
}

const useField = ({ insurances, insurance, isReadOnly, name }: FieldProps) => {
  const say = useWords();
  const problem = insurances.problemOf(insurance.id, name);
  const isRequired =
    !isReadOnly && (['relationshipType', 'effectiveFrom'].includes(name) || requiredOf(insurance).includes(name));
  return {
    say,
    isRequired,
    label: isRequired || isReadOnly ? say(words[name]) : `${say(words[name])} (${say(sectionWords.optional)})`,
    error:
      problem === undefined
        ? undefined
        : problem === 'required'
          ? requiredText(say, name, say(words[name]))
          : say(problemWords[problem]),
    leave: () => insurances.leave(insurance.id, name),
  };
};

const Text = observer(({ isDate = false, ...props }: FieldProps & { readonly isDate?: boolean }) => {
  const { isRequired, label, error, leave } = useField(props);
  const { insurances, insurance, isReadOnly, name } = props;
  const change = (value: string): void => insurances.change(insurance.id, { [name]: value });
  const field = {
    label,
    error,
    autoComplete: 'off',
    readOnly: isReadOnly,
    'aria-required': isRequired || undefined,
    value: insurance[name],
    onBlur: leave,
  };
  return isDate ? (
    <DateField {...field} onChange={change} />
  ) : (
    <TextField {...field} onChange={({ currentTarget }) => change(currentTarget.value)} />
  );
});

interface SelectProps extends FieldProps {
  /** Values that have words of their own; `options` brings any others. */
  readonly values?: readonly (keyof typeof words)[];
  readonly options?: readonly { readonly value: string; readonly text: string }[];
}

const Select = observer(({ values = [], options, ...props }: SelectProps) => {
  const { say, label, error, leave } = useField(props);
  const { insurances, insurance, isReadOnly, name } = props;
  const all = options ?? values.map((value) => ({ value, text: say(words[value]) }));
  return (
    <Choice
      label={label}
      options={name === 'relationshipType' ? all : [{ value: '', text: say(sectionWords.choose) }, ...all]}
      value={insurance[name]}
      error={error}
      disabled={isReadOnly}
      onChange={(value) => insurances.change(insurance.id, { [name]: value })}
      onBlur={leave}
    />
  );
});
