import type { ReactNode } from 'react';
import { FieldError } from '../kit/field-error.tsx';
import { cx } from '../kit/join-class-names.ts';
import fieldCss from '../kit/text-field.module.css';
import { useWords } from '../words/use-words.ts';
import { fieldWords } from './field.messages.ts';
import css from './forms.module.css';

interface Framed {
  readonly id: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly required: boolean;
  readonly error: string | undefined;
}

/** The ids of hint and error, for `aria-describedby`; undefined if there are none. */
export const toldOf = ({ id, hint, error }: Pick<Framed, 'id' | 'hint' | 'error'>): string | undefined =>
  [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ') || undefined;

/** The ARIA attributes of an input. */
export const toldInput = (framed: Pick<Framed, 'id' | 'hint' | 'error' | 'required'>) => ({
  'aria-required': framed.required || undefined,
  'aria-invalid': framed.error !== undefined || undefined,
  'aria-describedby': toldOf(framed),
});

const RequiredMark = () => {
  const say = useWords();
  return <span className={css.required}>{say(fieldWords.required)}</span>;
};

const Hint = ({ id, hint }: Pick<Framed, 'id' | 'hint'>) =>
  hint === undefined ? null : (
    <p className={fieldCss.description} id={`${id}-hint`}>
      {hint}
    </p>
  );

/** A label, a hint, one control, and its error. */
export const FieldFrame = ({
  children,
  boxed = true,
  below,
  ...framed
}: Framed & {
  /** Draws a frame around a control that has none. */
  readonly boxed?: boolean;
  /** What is said of the answer below its frame. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}) => (
  <div className={fieldCss.field}>
    <label className={css.label} htmlFor={framed.id}>
      <span>{framed.label}</span>
      {framed.required && <RequiredMark />}
    </label>
    <Hint {...framed} />
    {boxed ? (
      <div className={fieldCss.frame} data-invalid={framed.error !== undefined || undefined}>
        {children}
      </div>
    ) : (
      children
    )}
    {below}
    <FieldError of={framed.id} label={framed.label}>
      {framed.error}
    </FieldError>
  </div>
);

/** The same around several controls (`MON-361`). The group is found by its id, and takes the focus for them. */
export const GroupFrame = ({
  children,
  className,
  room,
  ...framed
}: Framed & {
  readonly className?: string;
  /** An error that is gone, whose room stays. */
  readonly room?: string | undefined;
  readonly children: ReactNode;
}) => (
  <fieldset
    className={cx(css.group, className)}
    id={framed.id}
    tabIndex={-1}
    aria-describedby={toldOf(framed)}
    data-invalid={framed.error !== undefined || undefined}
  >
    <legend className={css.legend}>
      <span className={css.label}>
        <span>{framed.label}</span>
        {framed.required && <RequiredMark />}
      </span>
    </legend>
    <Hint {...framed} />
    {children}
    <FieldError of={framed.id} label={framed.label} room={room}>
      {framed.error}
    </FieldError>
  </fieldset>
);
