import { fireEvent } from '@testing-library/react';

/** Whether a button says that it does nothing now. It can be pressed all the same. */
export const isOff = (button: Element): boolean => button.getAttribute('aria-disabled') === 'true';

/** Presses the button of a form that is not complete, and reads the summary, which has the focus by then. */
export const missingAfterPress = (button: Element): readonly string[] => {
  fireEvent.click(button);
  const summary = document.activeElement;
  if (summary?.getAttribute('role') !== 'group' || summary.getAttribute('tabindex') !== '-1') return ['no summary'];
  const links = [...summary.querySelectorAll('a')].map(({ textContent }) => textContent);
  return links.length > 0 ? links : [summary.textContent];
};
