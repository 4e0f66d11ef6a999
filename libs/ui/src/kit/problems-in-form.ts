/** What one field of a form lacks. */
export interface ProblemOfField {
  readonly id: string;
  readonly text: string;
}

/** Several controls that are one field. */
const group = 'fieldset[data-invalid="true"], [role="group"][data-invalid="true"]';

/** Every field says what it lacks, as if it had been left. A blur to itself is none that a press has to be waited for. */
export const leaveFields = (form: HTMLFormElement): void => {
  for (const field of form.querySelectorAll('input, select, textarea'))
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: field }));
};

const labelOf = (field: Element): string => {
  const page = field.ownerDocument;
  const named = field.getAttribute('aria-labelledby');
  const label =
    field instanceof HTMLFieldSetElement
      ? field.querySelector('legend')
      : named === null
        ? (page.querySelector(`label[for="${CSS.escape(field.id)}"]`) ?? field.closest('label'))
        : page.querySelector(`#${CSS.escape(named)}`);
  return label?.textContent ?? '';
};

/** Whether an error names its field, in whatever case. */
export const namesField = (label: string, lacks: string): boolean =>
  lacks.toLocaleLowerCase().includes(label.toLocaleLowerCase());

/** What a field lacks, after its label where it does not name that itself. */
export const withLabel = (label: string, lacks: string): string =>
  namesField(label, lacks) ? lacks : [label, lacks].filter((part) => part !== '').join(' – ');

/** The fields that say they are wrong, in the order of the page; a group of controls counts as one. */
export const problemsIn = (form: HTMLFormElement): readonly ProblemOfField[] =>
  [...form.querySelectorAll(`[aria-invalid="true"], ${group}`)]
    .filter((field) => (field.parentElement?.closest(group) ?? null) === null)
    .map((field) => {
      const error = field.ownerDocument.querySelector<HTMLElement>(`#${CSS.escape(`${field.id}-error`)}`);
      const isWhole = error?.dataset['whole'] !== undefined;
      return {
        id: field.id,
        text: withLabel(isWhole ? '' : labelOf(field), error?.textContent ?? ''),
      };
    });

/** The fields that are needed and empty, by their labels, in the order of the page. */
export const emptyIn = (form: HTMLFormElement): readonly ProblemOfField[] =>
  [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[required], [aria-required="true"]')]
    .filter((field) => field.value === '')
    .map((field) => ({ id: field.id, text: labelOf(field).trim() }));

/** Moves the focus to what is told, and shows it from its beginning, however tall it is. */
export const focusFromStart = (told: HTMLElement | null): void => {
  told?.focus({ preventScroll: true });
  told?.scrollIntoView({ block: 'start' });
};

const takesFocus = (control: HTMLElement): boolean => {
  control.focus();
  return document.activeElement === control;
};

/** Moves the focus to a field, or to the first control of a group that is in sight, and says whether it is there. */
export const focusField = (id: string): boolean => {
  const field = document.getElementById(id);
  const first =
    field?.matches(group) === true
      ? [...field.querySelectorAll<HTMLElement>('input:not([hidden]), select, button')].find(takesFocus)
      : field;
  first?.focus();
  if (first != null) showError(id, first);
  return first != null && first === document.activeElement;
};

/** Brings the error of a field into sight below it; where both do not fit, the control that has the focus stays there. */
const showError = (id: string, control: HTMLElement): void => {
  const error = document.getElementById(`${id}-error`);
  if (error === null) return;
  error.scrollIntoView({ block: 'nearest' });
  control.scrollIntoView({ block: 'nearest' });
};

/** One question with all its answers in sight: each of them names the error of the group (ADR 175). */
const isOneQuestion = (field: Element): boolean =>
  field instanceof HTMLFieldSetElement &&
  field.querySelector('input[type="radio"]') !== null &&
  field.querySelector('input:not([type="radio"]), select, textarea') === null;

/**
 * Moves the focus to the one field that is wrong, with its error in sight: it says what it lacks as it takes the focus. Not to
 * one that has it, which would be silent, nor into a group, whose controls are not what the error is of, unless it is one
 * question.
 */
export const focusOnlyProblem = (problems: readonly { readonly id: string }[]): boolean => {
  const [only, ...others] = problems;
  const field = document.getElementById(only?.id ?? '');
  if (only === undefined || others.length > 0 || field === null) return false;
  if (field.matches(group) && !isOneQuestion(field)) return false;
  return !field.contains(document.activeElement) && focusField(only.id);
};
