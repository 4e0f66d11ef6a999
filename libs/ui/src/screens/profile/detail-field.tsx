import type { SectionSettings } from '@portico/application/profile';
import { dateMessage, type Field, type FieldProblem, type Answer } from '@portico/domain/forms';
import { observer } from 'mobx-react-lite';
import { DateField } from '../../kit/date-field.tsx';
import { missingSentence, withRequiredWords } from '../../kit/missing-value.ts';
import { Choice } from '../../kit/select-choice.tsx';
import { TextField } from '../../kit/text-field.tsx';
import type { Message } from '../../words/message-descriptor.ts';
import { useWords, type Say } from '../../words/use-words.ts';
import { fieldProblemWords, missingDetailWords, personalWords, sectionWords } from './profile.messages.ts';

export interface DetailFieldModel {
  readonly section: { readonly settings: SectionSettings | undefined };
  readonly input: {
    problemOf(field: string): FieldProblem | undefined;
    leave(name: string): void;
    answerTo(name: string): string;
  };
  type(name: string, typed: Answer): Promise<void>;
}

const problemWords: Readonly<Record<FieldProblem['kind'], Message>> = {
  required: fieldProblemWords.required,
  'bad-email': fieldProblemWords.email,
  'bad-phone': fieldProblemWords.phone,
  'bad-zipcode': fieldProblemWords.zipcode,
  'bad-ssn': fieldProblemWords.other,
  'bad-date': fieldProblemWords.date,
  'date-out-of-range': fieldProblemWords.dateRange,
  'bad-signature': fieldProblemWords.other,
  'unknown-choice': fieldProblemWords.other,
  'contradictory-choices': fieldProblemWords.other,
  'too-long': fieldProblemWords.other,
  'bad-pattern': fieldProblemWords.name,
  'out-of-range': fieldProblemWords.other,
  'no-match': fieldProblemWords.other,
};

/** The text of an error; for a date the practice's own if it has one (`MON-286`). */
const textOf = (say: Say, field: Field, { kind }: FieldProblem): string =>
  field.type === 'datefield' && field.message !== undefined && (kind === 'bad-date' || kind === 'date-out-of-range')
    ? dateMessage(field.message, kind)
    : kind === 'required'
      ? requiredText(say, field.uuid, field.label, 'choices' in field)
      : say(problemWords[kind]);

/** What a detail is called in its group, whose name begins its id. */
const nameOf = (id: string): string => id.slice(id.indexOf('.') + 1);

/** What to do at an empty field, of that id and label, with the words of `MON-358`. */
export const requiredText = (say: Say, field: string, label: string, isChoice = false): string => {
  const words: Readonly<Record<string, Message | undefined>> = missingDetailWords;
  const own = words[nameOf(field)];
  const sentence = own === undefined ? missingSentence(say, isChoice ? 'choose' : 'fill', label) : say(own);
  return withRequiredWords(sentence, say(fieldProblemWords.required));
};

/** What browsers call details of the person which they can fill in. */
const ownDetails: ReadonlyMap<string, string> = new Map(
  Object.entries({
    state: 'address-level1',
    gender: 'sex',
    date_of_birth: 'bday',
    preferred_language: 'language',
  }),
);

/** One field of a details section, of the types that such a section has. */
export const DetailField = observer(
  ({
    viewModel,
    field,
    required,
  }: {
    readonly viewModel: DetailFieldModel;
    readonly field: Field;
    readonly required: boolean;
  }) => {
    const say = useWords();
    const { uuid } = field;
    const problem = viewModel.input.problemOf(uuid);
    const isReadOnly = viewModel.section.settings?.readOnly !== false;
    const label = required || isReadOnly ? field.label : `${field.label} (${say(sectionWords.optional)})`;
    const value = viewModel.input.answerTo(uuid);
    const error = problem === undefined ? undefined : textOf(say, field, problem);
    if ('choices' in field) {
      const chosen = field.choices.map((choice) => ({ value: choice.value, text: choice.label }));
      return (
        <Choice
          label={label}
          options={[{ value: '', text: say(isReadOnly ? personalWords.none : sectionWords.choose) }, ...chosen]}
          value={value}
          error={error}
          required={required}
          disabled={isReadOnly}
          autoComplete={ownDetails.get(nameOf(uuid))}
          onChange={(choice) => void viewModel.type(uuid, choice)}
          onBlur={() => viewModel.input.leave(uuid)}
        />
      );
    }
    const typed = {
      label,
      error,
      autoComplete: ('autoComplete' in field ? field.autoComplete : undefined) ?? ownDetails.get(nameOf(uuid)),
      readOnly: isReadOnly,
      'aria-required': required || undefined,
      value: isReadOnly && value === '' ? say(personalWords.none) : value,
      onBlur: () => viewModel.input.leave(uuid),
    };
    const type = (text: string): void => void viewModel.type(uuid, text);
    if (field.type === 'datefield') return <DateField {...typed} onChange={type} />;
    return (
      <TextField
        {...typed}
        type={field.type === 'phonenumber' ? 'tel' : 'text'}
        inputMode={field.type === 'text' && field.format !== undefined ? 'numeric' : undefined}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
    );
  },
);
