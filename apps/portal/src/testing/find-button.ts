/** What a control is called for a person who hears the page. */
export const nameOf = (control: Element): string =>
  (control.getAttribute('aria-label') ?? control.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

export const buttonsIn = (part: string): readonly Element[] => [
  ...document.body.querySelectorAll(`${part === 'body' ? '' : part} button:not([disabled])`),
];

/** The button of that name, or the first one whose name begins so. */
export const button = (part: string, name: string): Element | undefined => {
  const all = buttonsIn(part);
  return all.find((one) => nameOf(one) === name) ?? all.find((one) => nameOf(one).startsWith(name));
};
