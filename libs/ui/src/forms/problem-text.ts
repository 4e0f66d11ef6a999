import {
  dateMessage,
  fieldsOf,
  fieldsOfRule,
  isFilled,
  type Answer,
  type Field,
  type FieldProblem,
  type Form,
  type CheckedRule,
} from '@portico/domain/forms';
import type { Say } from '../words/use-words.ts';
import { problemWords, ruleWords } from './field.messages.ts';

const labelOf = (form: Form, uuid: string): string => fieldsOf(form).find((field) => field.uuid === uuid)?.label ?? '';

/** The text of a field's error; the practice's own if it has one (`APT-270`, `MON-286`). */
export const problemText = (say: Say, form: Form, field: Field, problem: FieldProblem): string => {
  const words = problemWords[problem.kind];
  switch (problem.kind) {
    case 'required':
      return form.errorRequiredLabel ?? say(words);
    case 'bad-date':
    case 'date-out-of-range': {
      const own = field.type === 'datefield' ? field.message : undefined;
      return own === undefined ? say(words) : dateMessage(own, problem.kind);
    }
    case 'too-long':
      return say(words, { max: problem.max });
    case 'out-of-range':
      return say(words, { min: problem.min, max: problem.max });
    case 'no-match':
      return say(words, { field: labelOf(form, problem.field) });
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

/** The text of a violated rule. */
export const ruleText = (say: Say, form: Form, rule: CheckedRule): string => {
  const named = rule.type === 'CONDITIONALLY_REQUIRED' ? [rule.field] : fieldsOfRule(rule);
  return say(ruleWords[rule.type], { fields: named.map((uuid) => labelOf(form, uuid)).join(', ') });
};
