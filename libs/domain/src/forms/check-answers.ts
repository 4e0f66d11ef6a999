import type { LocalDate } from '../kernel/index.ts';
import {
  answerTo,
  hiddenFields,
  isDriven,
  isFilled,
  sameAnswer,
  shownAnswers,
  textOf,
  type Answer,
  type Answers,
} from './answers.ts';
import { dayIn, fieldProblem, type FieldProblem } from './field-problems.ts';
import { fieldsOf, fieldsOfRule, isSubmittable, type CheckedRule, type DateLimit, type FormOf } from './form.ts';

/** What prevents leaving a page or sending the form. */
export interface Problems {
  /** By the uuid of the field. */
  readonly fields: Readonly<Record<string, FieldProblem>>;
  /** The violated rules between fields (`MON-357`, `APT-264`). */
  readonly rules: readonly CheckedRule[];
}

/** Whether a rule between fields holds. */
export const holds = (rule: CheckedRule, answerOf: (uuid: string) => Answer, today: LocalDate): boolean => {
  switch (rule.type) {
    case 'MATCH': {
      const [first = '', second = ''] = rule.fields.map(answerOf);
      return sameAnswer(trimmed(first), trimmed(second));
    }
    case 'OR':
      return rule.fields.some((uuid) => isFilled(answerOf(uuid)));
    case 'COMPLETION_EQUAL': {
      const filled = rule.fields.filter((uuid) => isFilled(answerOf(uuid)));
      return filled.length === 0 || filled.length === rule.fields.length;
    }
    case 'CONDITIONALLY_REQUIRED':
      return !isDriven(rule.values, answerOf(rule.driver)) || isFilled(answerOf(rule.field));
    case 'DATE_RANGE': {
      const text = textOf(answerOf(rule.field));
      const day = dayIn(text);
      if (day === undefined) return text === '';
      const limit = (of: DateLimit): LocalDate => (of === 'today' ? today : of);
      const early = rule.from !== undefined && day < limit(rule.from);
      const late = rule.to !== undefined && day > limit(rule.to);
      return !early && !late;
    }
  }
};

const trimmed = (answer: Answer): Answer => (typeof answer === 'string' ? answer.trim() : answer);

/** The rules that are to be kept, as far as they are about fields that are shown. */
const rulesAmong = (form: FormOf<unknown>, hidden: ReadonlySet<string>): readonly CheckedRule[] =>
  form.rules.flatMap((rule): readonly CheckedRule[] => {
    if (rule.type === 'SHOWN_IF') return [];
    if (rule.type !== 'OR' && rule.type !== 'COMPLETION_EQUAL')
      return fieldsOfRule(rule).some((uuid) => hidden.has(uuid)) ? [] : [rule];
    const fields = rule.fields.filter((uuid) => !hidden.has(uuid));
    return fields.length === 0 ? [] : [fields.length === rule.fields.length ? rule : { ...rule, fields }];
  });

const answersIn =
  (form: FormOf<unknown>, answers: Answers) =>
  (uuid: string): Answer => {
    const field = fieldsOf(form).find((each) => each.uuid === uuid);
    return field === undefined ? '' : answerTo(field, answers);
  };

/** The page on which a rule is checked: the last one that has one of its fields. */
const pageOfRule = (form: FormOf<unknown>, rule: CheckedRule): number => {
  const named = fieldsOfRule(rule);
  return form.pages.findLastIndex(({ fields }) => fields.some(({ uuid }) => named.includes(uuid)));
};

/**
 * What prevents leaving page `at`, counted from 0 (`APT-260`); nothing if there is no such page. Nothing is asked of a
 * field that is hidden.
 */
export const pageProblems = (form: FormOf<unknown>, at: number, given: Answers, today: LocalDate): Problems => {
  const page = form.pages[at];
  const hidden = hiddenFields(form, given);
  const answers = shownAnswers(form, given);
  const fields: Record<string, FieldProblem> = {};
  for (const field of page?.fields ?? []) {
    if (hidden.has(field.uuid)) continue;
    const required = page?.required.includes(field.uuid) === true;
    const problem = fieldProblem(field, answers, { required, today });
    if (problem !== undefined) fields[field.uuid] = problem;
  }
  const answerOf = answersIn(form, answers);
  const rules = rulesAmong(form, hidden).filter(
    (rule) => pageOfRule(form, rule) === at && !holds(rule, answerOf, today),
  );
  return { fields, rules };
};

/** What prevents sending the form. */
export const formProblems = (form: FormOf<unknown>, answers: Answers, today: LocalDate): Problems => {
  const pages = form.pages.map((_, at) => pageProblems(form, at, answers, today));
  return {
    fields: Object.assign({}, ...pages.map(({ fields }) => fields)) as Problems['fields'],
    rules: pages.flatMap(({ rules }) => rules),
  };
};

export const noProblems = ({ fields, rules }: Problems): boolean =>
  Object.keys(fields).length === 0 && rules.length === 0;

/** Whether the answer to one of the submitted fields differs from `before`. */
export const isChanged = (form: FormOf<unknown>, before: Answers, answers: Answers): boolean => {
  const [one, other] = [shownAnswers(form, before), shownAnswers(form, answers)];
  return fieldsOf(form).some(
    (field) => isSubmittable(field) && !sameAnswer(answerTo(field, one), answerTo(field, other)),
  );
};

/**
 * Whether a form is complete: all required fields are filled, no field is invalid, at least one submitted field has
 * changed, and the rules between fields hold (`MON-359`, `APT-262`).
 */
export const isComplete = (form: FormOf<unknown>, before: Answers, answers: Answers, today: LocalDate): boolean =>
  isChanged(form, before, answers) && noProblems(formProblems(form, answers, today));
