import {
  dateMessage,
  fieldsOf,
  fieldsOfRule,
  isFilled,
  textOf,
  type Answer,
  type Field,
  type FieldProblem,
  type FieldType,
  type Form,
  type CheckedRule,
} from '@portico/domain/forms';
import { parseLocalDate, type Language } from '@portico/domain/kernel';
import { noDateText } from '../kit/date-field.tsx';
import { missingSentence, withRequiredWords, type WayToAnswer } from '../kit/missing-value.ts';
import { longDay } from '../words/locale-formats.ts';
import { withLabel } from '../kit/problems-in-form.ts';
import type { Message } from '../words/message-descriptor.ts';
import { useFormats } from '../words/use-formats.ts';
import { useWords, type Say } from '../words/use-words.ts';
import { dateWords, formWords, problemWords, ruleWords, toDoWords } from './field.messages.ts';

/** A form while it is filled in. */
interface Filled {
  readonly form: Form;
  answer(uuid: string): Answer;
}

type SignsByName = (uuid: string) => boolean;

interface Texts {
  readonly say: Say;
  readonly language: Language;
  readonly signsByName: SignsByName;
}

const labelOf = (form: Form, uuid: string): string => fieldsOf(form).find((field) => field.uuid === uuid)?.label ?? '';

const toDo: Partial<Readonly<Record<FieldType, Message | WayToAnswer>>> = {
  select: 'choose',
  radios: 'choose',
  radiobuttons: 'choose',
  checkboxes: toDoWords.chooseAny,
  rating: toDoWords.stars,
};

/** What to do at an empty field: a box is named by its own text, a signature by the way in which it is given. */
const requiredSentence = (say: Say, field: Field, signsByName: SignsByName): string => {
  if (field.type === 'signature') return say(signsByName(field.uuid) ? toDoWords.typeName : toDoWords.sign);
  if (field.type === 'checkbox') return say(toDoWords.check, { text: boxText(field) });
  const way = toDo[field.type] ?? 'fill';
  return typeof way === 'string' ? missingSentence(say, way, field.label) : say(way, { field: field.label });
};

/** The text beside a box, without its period: it stands within another sentence. */
const boxText = (field: Field): string =>
  quoted(('choices' in field ? field.choices[0]?.label : undefined) ?? field.label);

/** A sentence within another one ends with that. */
const quoted = (sentence: string): string => sentence.trim().replace(/\.$/, '');

/** What the practice wants said of an empty field in place of a sentence. */
const ownRequiredText = (say: Say, { errorRequiredLabel }: Form): string | undefined =>
  errorRequiredLabel === say(problemWords.required) ? undefined : errorRequiredLabel;

/** The text of a field's error; the practice's own if it has one (`APT-270`, `MON-286`). */
const problemText = (
  { say, language, signsByName }: Texts,
  input: Filled,
  field: Field,
  problem: FieldProblem,
): string => {
  const words = problemWords[problem.kind];
  const typed = textOf(input.answer(field.uuid));
  switch (problem.kind) {
    case 'required':
      return (
        ownRequiredText(say, input.form) ?? withRequiredWords(requiredSentence(say, field, signsByName), say(words))
      );
    case 'bad-date':
    case 'date-out-of-range': {
      const own = field.type === 'datefield' ? field.message : undefined;
      if (own !== undefined) return dateMessage(own, problem.kind);
      if (problem.kind === 'bad-date') return noDateText(say, language, typed);
      return typed < problem.earliest
        ? say(dateWords.from, { day: longDay(language, problem.earliest) })
        : say(dateWords.future);
    }
    case 'too-long':
      return say(words, { max: problem.max });
    case 'out-of-range':
      return say(words, { min: problem.min, max: problem.max });
    case 'no-match':
      return say(words, { field: labelOf(input.form, problem.field) });
    default:
      return say(words);
  }
};

/** The fields that lack what a violated rule asks: not those that are as it wants them. */
export const fieldsAmiss = (rule: CheckedRule, answerOf: (uuid: string) => Answer): readonly string[] => {
  switch (rule.type) {
    case 'CONDITIONALLY_REQUIRED':
      return [rule.field];
    case 'MATCH':
      return rule.fields.slice(1);
    case 'COMPLETION_EQUAL':
      return rule.fields.filter((uuid) => !isFilled(answerOf(uuid)));
    default:
      return fieldsOfRule(rule);
  }
};

type DateRange = Extract<CheckedRule, { readonly type: 'DATE_RANGE' }>;

/** Why a date that violates its limits does; undefined for what is no date, which its own error says. */
const whyOutside = (say: Say, language: Language, { from, to }: DateRange, typed: string): string | undefined => {
  const date = parseLocalDate(typed);
  if (!date.ok) return undefined;
  // The date violates one of the two; today is not known here, and is the violated one if the other is not.
  const isEarly =
    from === 'today' ? to === undefined || (to !== 'today' && typed <= to) : from !== undefined && typed < from;
  if (isEarly)
    return from === 'today'
      ? say(dateWords.past)
      : say(dateWords.from, { day: from === undefined ? '' : longDay(language, from) });
  if (to === undefined) return undefined;
  return to === 'today' ? say(dateWords.future) : say(dateWords.to, { day: longDay(language, to) });
};

/** The text of a violated rule. */
const ruleText = (say: Say, language: Language, input: Filled, rule: CheckedRule): string => {
  const named = rule.type === 'CONDITIONALLY_REQUIRED' ? [rule.field] : fieldsOfRule(rule);
  const text = say(ruleWords[rule.type], { fields: named.map((uuid) => labelOf(input.form, uuid)).join(', ') });
  if (rule.type !== 'DATE_RANGE') return text;
  const why = whyOutside(say, language, rule, textOf(input.answer(rule.field)));
  return why === undefined ? text : `${labelOf(input.form, rule.field)} – ${why}`;
};

/** The text of a field's error in a list: it names its field, and lacks the words that stand at the field itself. */
const listedText = (texts: Texts, input: Filled, field: Field, problem: FieldProblem): string =>
  problem.kind === 'required' && ownRequiredText(texts.say, input.form) === undefined
    ? field.type === 'checkbox'
      ? // It would read like the box itself, which a press on it doesn't check.
        texts.say(formWords.goTo, { text: boxText(field) })
      : requiredSentence(texts.say, field, texts.signsByName)
    : withLabel(field.label, problemText(texts, input, field, problem));

/** The texts of a form's errors, in the page's language. */
export const useProblemTexts = ({ signsByName }: { readonly signsByName: SignsByName }) => {
  const say = useWords();
  const { language } = useFormats();
  const texts = { say, language, signsByName };
  return {
    ofField: (input: Filled, field: Field, problem: FieldProblem) => problemText(texts, input, field, problem),
    listed: (input: Filled, field: Field, problem: FieldProblem) => listedText(texts, input, field, problem),
    ofRule: (input: Filled, rule: CheckedRule) => ruleText(say, language, input, rule),
  };
};
