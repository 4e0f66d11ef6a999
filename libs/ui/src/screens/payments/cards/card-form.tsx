import type { CardField, CardMistake, CardRefused } from '@portico/domain/payments';
import { observer } from 'mobx-react-lite';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useWords } from '../../../words/use-words.ts';
import { CardExpiration, type CardExpirationModel } from './card-expiration.tsx';
import { cardFormWords, cardMistakeWords, cardRefusedWords, hostedCardWords } from './card-form.messages.ts';
import css from './card-form.module.css';
import { CardNumberField, type CardNumberModel } from './card-number-field.tsx';
import { HostedCardFields, type HostedCardModel } from './hosted-card-fields.tsx';

interface OwnCardModel extends CardNumberModel, CardExpirationModel {
  readonly inputs: CardNumberModel['inputs'] &
    CardExpirationModel['inputs'] & {
      readonly code: string;
      readonly codeLength: 3 | 4;
      readonly postalCode: string;
    };
  readonly asksPostalCode: boolean;
  type(field: 'number' | 'expirationMonth' | 'expirationYear' | 'code' | 'postalCode', text: string): void;
  leave(field: CardField): void;
}

export interface CardFormModel extends OwnCardModel, HostedCardModel {
  readonly inputs: OwnCardModel['inputs'] & { readonly holder: string };
  readonly frame: HostedCardModel['frame'] & { readonly isUsed: boolean };
  readonly problems: Readonly<Partial<Record<CardField, CardMistake | { readonly kind: 'refused' }>>>;
  readonly refused: CardRefused['reason'] | undefined;
  readonly refusedAt: CardField | 'frame' | undefined;
  readonly keeping: {
    readonly save: boolean;
    readonly makeDefault: boolean;
    chooseSave(save: boolean): void;
    chooseDefault(makeDefault: boolean): void;
  };
  type(field: 'holder' | 'number' | 'expirationMonth' | 'expirationYear' | 'code' | 'postalCode', text: string): void;
}

/** Number, date and code in the portal's own fields. */
const OwnCardFields = observer(
  ({ form, errorOf }: { readonly form: OwnCardModel; readonly errorOf: (field: CardField) => string | undefined }) => {
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
  readonly form: CardFormModel;
  /** Shows the checkbox that keeps the card on file. */
  readonly offerSave?: boolean;
  /** Shows the checkbox that makes the card the default; if saving is offered, only for a card that is kept. */
  readonly offerDefault?: boolean;
  /** The terms for keeping the card on file. */
  readonly terms?: string | undefined;
  /** The caller says why the card as a whole was refused. */
  readonly saysRefusal?: boolean;
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
  ({ form, offerSave = false, offerDefault = false, terms, saysRefusal = false }: CardFormFieldsProps) => {
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
        {refused !== undefined && form.refusedAt === undefined && !saysRefusal && (
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
