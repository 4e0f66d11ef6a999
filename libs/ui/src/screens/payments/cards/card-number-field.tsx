import { cardBrandNames, type CardBrand } from '@portico/domain/payments';
import { observer } from 'mobx-react-lite';
import { Icon } from '../../../kit/icon.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useDigitCaret } from '../../../kit/use-digit-caret.ts';
import { useWords } from '../../../words/use-words.ts';
import { cardFormWords } from './card-form.messages.ts';
import css from './card-form.module.css';

export interface CardNumberModel {
  readonly inputs: { readonly number: string; readonly brand: CardBrand | undefined };
  type(field: 'number', text: string): void;
  leave(field: 'number'): void;
}

/** The number in groups, with the brand beside it. The caret stays between the same digits. */
export const CardNumberField = observer(
  ({ form, error }: { readonly form: CardNumberModel; readonly error: string | undefined }) => {
    const say = useWords();
    const { number, brand } = form.inputs;
    const { input, remember } = useDigitCaret(number);
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
          onChange={(event) => {
            remember(event);
            form.type('number', event.currentTarget.value);
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
