import { fieldsOf, type Answer, type Answers, type Form } from '@portico/domain/forms';
import type { Draft } from '../kernel/index.ts';

/** Answers as stored in a draft: a list of values is JSON text. */
const draftOf = (answers: Answers): Draft =>
  Object.fromEntries(
    Object.entries(answers).map(([uuid, answer]) => [
      uuid,
      typeof answer === 'string' ? answer : answer.length === 0 ? '' : JSON.stringify(answer),
    ]),
  );

/** Of no field: the page, counted from 0, on which the form was left. */
const pageKey = ' page';

/** The open page is kept with answers alone: a form that was only looked at is not begun. */
export const draftAt = (answers: Answers, page: number): Draft => {
  const draft = draftOf(answers);
  const isBegun = Object.values(draft).some((text) => text.trim() !== '');
  return isBegun && page > 0 ? { ...draft, [pageKey]: String(page) } : draft;
};

/** The page on which the form was left; the first one if that is not known. */
export const pageInDraft = (form: Form, draft: Draft | undefined): number => {
  const page = Number(draft?.[pageKey] ?? 0);
  return Number.isInteger(page) && page > 0 && page < form.pages.length ? page : 0;
};

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
