import { fieldsOf, type Answer, type Answers, type Form } from '@portico/domain/forms';
import type { Draft } from '../kernel/index.ts';

/** Answers as a draft keeps them: a list of values is JSON text. */
export const draftOf = (answers: Answers): Draft =>
  Object.fromEntries(
    Object.entries(answers).map(([uuid, answer]) => [
      uuid,
      typeof answer === 'string' ? answer : answer.length === 0 ? '' : JSON.stringify(answer),
    ]),
  );

/** The way back; what another version of the form asked for is left out. */
export const answersFromDraft = (form: Form, draft: Draft | undefined): Answers => {
  const kept: Record<string, Answer> = {};
  for (const { uuid, type } of fieldsOf(form)) {
    const text = draft !== undefined && Object.hasOwn(draft, uuid) ? draft[uuid] : undefined;
    if (text === undefined) continue;
    kept[uuid] = type !== 'checkboxes' ? text : text === '' ? [] : (JSON.parse(text) as readonly string[]);
  }
  return kept;
};
