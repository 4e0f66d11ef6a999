import { languages, type Language } from '@portico/domain/kernel';

/**
 * Notes a language chosen before hydration. React must not hear of it: its first event, `input`, would make React hydrate
 * at once and show the language of the HTML again, which the second, `change`, would then choose.
 *
 * @returns ends the listening and says which language was chosen, if it is another than that of the HTML
 */
export const hearEarlyLanguage = (root: HTMLElement, inHtml: Language | undefined): (() => Language | undefined) => {
  const list = root.querySelector<HTMLSelectElement>('#language');
  const shown = () => languages.find((one) => one === list?.value);
  let chosen = shown();
  const hear = (event: Event): void => {
    if (event.target !== list) return;
    event.stopImmediatePropagation();
    chosen = shown();
  };
  const events = ['input', 'change'];
  for (const event of events) window.addEventListener(event, hear, true);
  return () => {
    for (const event of events) window.removeEventListener(event, hear, true);
    return chosen === inHtml ? undefined : chosen;
  };
};
