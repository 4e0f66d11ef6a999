import { fieldsOf, type Answer, type Answers, type Form } from '@portico/domain/forms';
import type { Draft } from '../kernel/index.ts';

/** Answers as stored in a draft: a list of values is JSON text. */
export const draftOf = (answers: Answers): Draft =>
  Object.fromEntries(
    Object.entries(answers).map(([uuid, answer]) => [
      uuid,
      typeof answer === 'string' ? answer : answer.length === 0 ? '' : JSON.stringify(answer),
    ]),
  );

/** The reverse; fields of another version of the form are left out. */
export const answersFromDraft = (form: Form, draft: Draft | undefined): Answers => {
  const kept: Record<string, Answer> = {};
  for (const { uuid, type } of fieldsOf(form)) {
    const text = draft !== undefined && Object.hasOwn(draft, uuid) ? draft[uuid] : undefined;
    if (text === undefined) continue;
    kept[uuid] = type !== 'checkboxes' ? text : text === '' ? [] : (JSON.parse(text) as readonly string[]);
  }
  return kept;
};
