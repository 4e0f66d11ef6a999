import { fireEvent } from '@testing-library/react';
import { problemsIn } from '../kit/problems-in-form.ts';

/** Whether a button says that it does nothing now. It can be pressed all the same. */
export const isOff = (button: Element): boolean => button.getAttribute('aria-disabled') === 'true';

/**
 * Presses the button of a form that is not complete, and reads what it says is missing: in the summary, which has the focus by
 * then, or where one field alone lacks something, at that field, which has it.
 */
export const missingAfterPress = (button: Element): readonly string[] => {
  fireEvent.click(button);
  const focused = document.activeElement;
  if (focused?.getAttribute('role') === 'group' && focused.getAttribute('tabindex') === '-1') {
    const links = [...focused.querySelectorAll('a')].map(({ textContent }) => textContent);
    return links.length > 0 ? links : [focused.textContent];
  }
  const form = button instanceof HTMLButtonElement ? button.form : null;
  const only = form === null ? [] : problemsIn(form);
  const isThere = only.length === 1 && form?.querySelector(`#${CSS.escape(only[0]?.id ?? '')}`)?.contains(focused);
  return isThere === true ? only.map(({ text }) => text) : ['no summary'];
};
