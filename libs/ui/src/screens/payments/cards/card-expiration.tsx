import { observer } from 'mobx-react-lite';
import { FieldError } from '../../../kit/field-error.tsx';
import { useId } from 'react';
import { Icon } from '../../../kit/icon.tsx';
import { useWords } from '../../../words/use-words.ts';
import { cardFormWords } from './card-form.messages.ts';
import css from './card-form.module.css';

export interface CardExpirationModel {
  readonly inputs: {
    readonly expirationMonth: string;
    readonly expirationYear: string;
    readonly months: readonly string[];
    readonly years: readonly string[];
  };
  type(field: 'expirationMonth' | 'expirationYear', text: string): void;
  leave(field: 'expiration'): void;
}

/** The expiration month, from two lists (`MON-145`). */
export const CardExpiration = observer(
  ({ form, error }: { readonly form: CardExpirationModel; readonly error: string | undefined }) => {
    const say = useWords();
    const id = useId();
    const told = error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-error` };
    const list = (part: 'month' | 'year', values: readonly string[]) => {
      const field = part === 'month' ? 'expirationMonth' : 'expirationYear';
      return (
        <div>
          <label className={css.label} htmlFor={`${id}-${part}`}>
            {say(cardFormWords[part])}
          </label>
          <div className={css.frame}>
            <select
              id={`${id}-${part}`}
              name={`cc-exp-${part}`}
              className={css.select}
              autoComplete={`cc-exp-${part}`}
              required
              value={form.inputs[field]}
              onChange={({ currentTarget }) => form.type(field, currentTarget.value)}
              {...told}
            >
              <option value="">{say(cardFormWords.choose)}</option>
              {values.map((value) => (
                <option key={value} value={value}>
                  {value}
                </option>
              ))}
            </select>
            <Icon name="down" className={css.arrow} />
          </div>
        </div>
      );
    };
    return (
      <fieldset
        id={id}
        className={css.expiration}
        // One thing is asked for, in two lists.
        data-invalid={error !== undefined || undefined}
        onBlur={({ currentTarget, target, relatedTarget }) => {
          // A blur to itself is that of a form which is sent.
          if (target === relatedTarget || !currentTarget.contains(relatedTarget)) form.leave('expiration');
        }}
      >
        <legend className={css.legend}>{say(cardFormWords.expiration)}</legend>
        <div className={css.lists}>
          {list('month', form.inputs.months)}
          {list('year', form.inputs.years)}
        </div>
        <FieldError of={id} label={say(cardFormWords.expiration)}>
          {error}
        </FieldError>
      </fieldset>
    );
  },
);
