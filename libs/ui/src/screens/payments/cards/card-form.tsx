import type { CardForm } from '@portico/view-models/payments';
import type { CardField } from '@portico/domain/payments';
import { observer } from 'mobx-react-lite';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useWords } from '../../../words/use-words.ts';
import { CardExpiration } from './card-expiration.tsx';
import { cardFormWords, cardMistakeWords, cardRefusedWords, hostedCardWords } from './card-form.messages.ts';
import css from './card-form.module.css';
import { CardNumberField } from './card-number-field.tsx';
import { HostedCardFields } from './hosted-card-fields.tsx';

/** Number, date and code in the portal's own fields. */
const OwnCardFields = observer(
  ({ form, errorOf }: { readonly form: CardForm; readonly errorOf: (field: CardField) => string | undefined }) => {
    const say = useWords();
    const { brand, codeLength } = form.inputs;
    return (
      <>
        <CardNumberField form={form} error={errorOf('number')} />
        <CardExpiration form={form} error={errorOf('expiration')} />
        <div className={css.code}>
          <TextField
            name="cc-csc"
            label={say(cardFormWords.code)}
            description={say(brand === 'american express' ? cardFormWords.codeOnFront : cardFormWords.codeOnBack, {
              digits: codeLength,
            })}
            error={errorOf('code')}
            inputMode="numeric"
            autoComplete="cc-csc"
            spellCheck={false}
            required
            value={form.inputs.code}
            onBlur={() => form.leave('code')}
            onChange={({ currentTarget }) => form.type('code', currentTarget.value)}
          />
        </div>
        {form.asksPostalCode && (
          <div className={css.code}>
            <TextField
              name="postal-code"
              label={say(hostedCardWords.postalCode)}
              description={say(cardFormWords.billingAddress)}
              error={errorOf('postalCode')}
              inputMode="numeric"
              autoComplete="billing postal-code"
              spellCheck={false}
              required
              value={form.inputs.postalCode}
              onBlur={() => form.leave('postalCode')}
              onChange={({ currentTarget }) => form.type('postalCode', currentTarget.value)}
            />
          </div>
        )}
      </>
    );
  },
);

interface CardFormFieldsProps {
  readonly form: CardForm;
  /** Shows the checkbox that keeps the card on file. */
  readonly offerSave?: boolean;
  /** Shows the checkbox that makes the card the default; if saving is offered, only for a card that is kept. */
  readonly offerDefault?: boolean;
  /** The terms for keeping the card on file. */
  readonly terms?: string | undefined;
}

/** Whether the card is kept on file, under these terms, and becomes the default. */
const KeepCardFields = observer(({ form: { keeping }, offerSave, offerDefault, terms }: CardFormFieldsProps) => {
  const say = useWords();
  const isKept = offerSave !== true || keeping.save;
  return (
    <>
      {offerSave && (
        <Checkbox
          name="save-card"
          checked={keeping.save}
          onChange={({ currentTarget }) => keeping.chooseSave(currentTarget.checked)}
        >
          {say(cardFormWords.save)}
        </Checkbox>
      )}
      {terms !== undefined && isKept && <p>{terms}</p>}
      {offerDefault && isKept && (
        <Checkbox
          name="default-card"
          checked={keeping.makeDefault}
          onChange={({ currentTarget }) => keeping.chooseDefault(currentTarget.checked)}
        >
          {say(cardFormWords.makeDefault)}
        </Checkbox>
      )}
    </>
  );
});

/**
 * The fields of a card (`MON-135`), inside the caller's form. Its texts are the chunk `cardForm`. Input stays in the
 * view model: no field here has a draft.
 */
export const CardFormFields = observer(
  ({ form, offerSave = false, offerDefault = false, terms }: CardFormFieldsProps) => {
    const say = useWords();
    const { problems, refused } = form;
    const errorOf = (field: CardField): string | undefined => {
      const problem = problems[field];
      if (problem === undefined) return undefined;
      if (problem.kind === 'refused') return refused && say(cardRefusedWords[refused]);
      return say(cardMistakeWords[problem.kind], 'limit' in problem ? { limit: problem.limit } : {});
    };
    return (
      <div className={css.form}>
        {refused !== undefined && form.refusedAt === undefined && (
          <Notice tone="bad">
            <p>{say(cardRefusedWords[refused])}</p>
          </Notice>
        )}
        <TextField
          name="cc-name"
          label={say(cardFormWords.holder)}
          error={errorOf('holder')}
          autoComplete="cc-name"
          autoCapitalize="words"
          spellCheck={false}
          required
          value={form.inputs.holder}
          onBlur={() => form.leave('holder')}
          onChange={({ currentTarget }) => form.type('holder', currentTarget.value)}
        />
        {form.frame.isUsed ? <HostedCardFields form={form} /> : <OwnCardFields form={form} errorOf={errorOf} />}
        <KeepCardFields form={form} offerSave={offerSave} offerDefault={offerDefault} terms={terms} />
      </div>
    );
  },
);

/** Focuses the first field with an error, after a try to send. */
export const focusFirstMistake = (form: HTMLElement | null): void => {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
};
