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
import type { Message } from '../words/message-descriptor.ts';
import { useFormats } from '../words/use-formats.ts';
import { useWords, type Say } from '../words/use-words.ts';
import { dateWords, problemWords, ruleWords, toDoWords } from './field.messages.ts';

/** A form while it is filled in. */
interface Filled {
  readonly form: Form;
  answer(uuid: string): Answer;
}

const labelOf = (form: Form, uuid: string): string => fieldsOf(form).find((field) => field.uuid === uuid)?.label ?? '';

const toDo: Partial<Readonly<Record<FieldType, Message | WayToAnswer>>> = {
  checkbox: 'check',
  signature: toDoWords.sign,
  select: 'choose',
  radios: 'choose',
  radiobuttons: 'choose',
  checkboxes: toDoWords.chooseAny,
  rating: toDoWords.stars,
};

/** What to do at an empty field, with the words of `APT-261`; where the practice says something else, that alone. */
const requiredText = (say: Say, form: Form, { type, label }: Field): string => {
  const words = say(problemWords.required);
  const own = form.errorRequiredLabel ?? words;
  if (own !== words) return own;
  const way = toDo[type] ?? 'fill';
  const sentence = typeof way === 'string' ? missingSentence(say, way, label) : say(way, { field: label });
  return withRequiredWords(sentence, words);
};

/** The text of a field's error; the practice's own if it has one (`APT-270`, `MON-286`). */
const problemText = (say: Say, language: Language, input: Filled, field: Field, problem: FieldProblem): string => {
  const words = problemWords[problem.kind];
  const typed = textOf(input.answer(field.uuid));
  switch (problem.kind) {
    case 'required':
      return requiredText(say, input.form, field);
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

/** The texts of a form's errors, in the page's language. */
export const useProblemTexts = () => {
  const say = useWords();
  const { language } = useFormats();
  return {
    ofField: (input: Filled, field: Field, problem: FieldProblem) => problemText(say, language, input, field, problem),
    ofRule: (input: Filled, rule: CheckedRule) => ruleText(say, language, input, rule),
  };
};
