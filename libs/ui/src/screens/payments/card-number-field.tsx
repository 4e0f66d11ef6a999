import type { CardForm } from '@portico/application/payments';
import { cardBrandNames } from '@portico/domain/payments';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../../kit/icon.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useWords } from '../../words/use-words.ts';
import { cardFormWords } from './card-form.messages.ts';
import css from './card-form.module.css';

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/** Where the caret stands once `digits` of them are before it. */
const placeAfter = (grouped: string, digits: number): number => {
  let seen = 0;
  for (let at = 0; at < grouped.length; at += 1) {
    if (seen === digits) return at;
    if (/\d/.test(grouped.charAt(at))) seen += 1;
  }
  return grouped.length;
};

/** The number in its groups, with the brand beside it. The caret stays between the digits where it was. */
export const CardNumberField = observer(
  ({ form, error }: { readonly form: CardForm; readonly error: string | undefined }) => {
    const say = useWords();
    const input = useRef<HTMLInputElement>(null);
    const caret = useRef<number | undefined>(undefined);
    const { number, brand } = form;
    useLayoutEffect(() => {
      const field = input.current;
      if (field === null || caret.current === undefined) return;
      const place = placeAfter(number, caret.current);
      caret.current = undefined;
      field.setSelectionRange(place, place);
    });
    return (
      <div className={css.number}>
        <TextField
          ref={input}
          name="cc-number"
          label={say(cardFormWords.number)}
          description={say(cardFormWords.accepted)}
          error={error}
          inputMode="numeric"
          autoComplete="cc-number"
          spellCheck={false}
          required
          value={number}
          onBlur={() => form.leave('number')}
          onChange={({ currentTarget }) => {
            const { value, selectionStart } = currentTarget;
            caret.current = digitsIn(value.slice(0, selectionStart ?? value.length));
            form.type('number', value);
          }}
          after={
            <span className={css.brand} role="status">
              {brand !== undefined && (
                <>
                  <Icon name="card" />
                  {cardBrandNames[brand]}
                </>
              )}
            </span>
          }
        />
      </div>
    );
  },
);
