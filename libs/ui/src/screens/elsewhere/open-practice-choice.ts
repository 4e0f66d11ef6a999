import { flushSync } from 'react-dom';

/** Opens the practice selector; `show` opens the menu that it is in on a phone. */
export const openPracticeChoice = (show: () => void): void => {
  // It can be focused once the menu is drawn.
  flushSync(show);
  const selector = document.querySelector<HTMLSelectElement>('[data-practices] select');
  selector?.focus();
  try {
    selector?.showPicker();
  } catch {
    // This browser opens it by a press alone.
  }
};
