import { useLayoutEffect, useRef, type ChangeEvent, type RefObject } from 'react';

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/** The caret position after so many digits. */
const placeAfter = (grouped: string, digits: number): number => {
  let seen = 0;
  for (let at = 0; at < grouped.length; at += 1) {
    if (seen === digits) return at;
    if (/\d/.test(grouped.charAt(at))) seen += 1;
  }
  return grouped.length;
};

/**
 * Keeps the caret between the same digits while a field groups its digits during typing. Pass `input` to the field, and
 * call `remember` before its value changes.
 */
export const useDigitCaret = (
  value: string,
): { readonly input: RefObject<HTMLInputElement | null>; remember(event: ChangeEvent<HTMLInputElement>): void } => {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    const field = input.current;
    if (field === null || caret.current === undefined) return;
    const place = placeAfter(value, caret.current);
    caret.current = undefined;
    field.setSelectionRange(place, place);
  });
  return {
    input,
    remember: ({ currentTarget }) => {
      const { value: typed, selectionStart } = currentTarget;
      const at = selectionStart ?? typed.length;
      // At its end it stays there, though a digit may come in before it.
      caret.current = at === typed.length ? Infinity : digitsIn(typed.slice(0, at));
    },
  };
};
