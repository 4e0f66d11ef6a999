import type { FieldProblem } from '@portico/domain/forms';
import { identityNumbers, type IdentityNumber } from '@portico/domain/profile';
import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { useIntl } from 'react-intl';
import { fieldWords } from '../../forms/field.messages.ts';
import { ActedForContext } from '../../kit/acted-for.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { Presence } from '../../kit/keep-overlay-while-closing.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useWords } from '../../words/use-words.ts';
import {
  DetailsPages,
  IdentityDocumentsFields,
  identityDocumentsWords,
  PhysicianPickers,
  type DetailsPagesModel,
  type PhysicianDetailsModel,
  type IdentityDocumentsFieldsModel,
  type PhysicianPickerModel,
} from '../profile/index.ts';
import { informationWords as words, numberWords } from './check-in.messages.ts';
import css from './check-in.module.css';

const ConfirmModal = lazyComponent(() => import('../../kit/confirm-modal.tsx'));

export interface IdentityNumbersModel {
  readonly typed: Readonly<Record<IdentityNumber, string>>;
  readonly onFile: readonly IdentityNumber[];
  readonly wrong: readonly IdentityNumber[];
  type(number: IdentityNumber, typed: string): void;
  leave(number: IdentityNumber): void;
  problemOf(number: IdentityNumber): FieldProblem | undefined;
}

type DetailsModel = DetailsPagesModel & { readonly input: { readonly wrong: readonly string[] } };

export interface InformationModel {
  readonly personal: DetailsModel;
  readonly demographics: DetailsModel & PhysicianDetailsModel;
  readonly identityDocuments: IdentityDocumentsFieldsModel & { readonly wrong: readonly ('insurances' | 'identity')[] };
  readonly pickers: Readonly<Record<'primary_care_physician' | 'referring_physician', PhysicianPickerModel>>;
  readonly numbers: IdentityNumbersModel;
  readonly isConfirming: boolean;
  confirm(isOpen: boolean): void;
}

/**
 * The patient's personal details, address and insurance as the practice has them, for correction (`APT-164`,
 * `APT-181`).
 */
const InformationPage = observer(
  ({ part, onConfirm }: { readonly part: InformationModel; readonly onConfirm: () => void }) => {
    const say = useWords();
    const actedFor = use(ActedForContext);
    return (
      <>
        <p>{say(words.lead)}</p>
        {actedFor !== undefined && <p>{say(fieldWords.you, { name: actedFor })}</p>}
        <DetailsPages viewModel={part.personal} />
        <DetailsPages viewModel={part.demographics} />
        <PhysicianPickers details={part.demographics} pickers={part.pickers} />
        <IdentityDocumentsFields viewModel={part.identityDocuments} />
        <section className={css.numbers}>
          <h2 className={css.heading}>{say(words.numbers)}</h2>
          <p className={css.soft}>{say(words.numbersLead)}</p>
          {identityNumbers.map((number) => (
            <Number key={number} numbers={part.numbers} number={number} />
          ))}
        </section>
        <Missing part={part} />
        <Presence show={part.isConfirming || undefined}>
          {() => (
            <ConfirmModal
              title={say(words.confirmTitle)}
              body={say(words.confirm)}
              yes={say(words.goOn)}
              no={say(words.goBack)}
              onYes={onConfirm}
              onNo={() => part.confirm(false)}
            />
          )}
        </Presence>
      </>
    );
  },
);
export default InformationPage;

interface NumberProps {
  readonly numbers: IdentityNumbersModel;
  readonly number: IdentityNumber;
}

const Number = observer(({ numbers, number }: NumberProps) => {
  const say = useWords();
  const problem: FieldProblem | undefined = numbers.problemOf(number);
  const { label, wrong } = numberWords[number];
  return (
    <TextField
      label={say(label)}
      description={numbers.onFile.includes(number) ? say(words.onFile) : undefined}
      error={problem && say(wrong)}
      inputMode={number === 'ssn' ? 'numeric' : undefined}
      autoComplete="off"
      value={numbers.typed[number]}
      onChange={({ currentTarget }) => numbers.type(number, currentTarget.value)}
      onBlur={() => numbers.leave(number)}
    />
  );
});

/** What is missing, by field names. */
const Missing = observer(({ part }: { readonly part: InformationModel }) => {
  const say = useWords();
  const { formatList } = useIntl();
  const { personal, demographics, identityDocuments, numbers } = part;
  const fields = [
    ...personal.input.wrong,
    ...demographics.input.wrong,
    ...identityDocuments.wrong.map((what) => say(identityDocumentsWords[what])),
    ...numbers.wrong.map((number) => say(numberWords[number].label)),
  ];
  if (fields.length === 0) return null;
  return <p className={css.soft}>{say(words.missing, { fields: formatList(fields, { type: 'unit' }) })}</p>;
});
