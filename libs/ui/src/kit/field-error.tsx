import { use, useEffect, useRef, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { cx } from './join-class-names.ts';
import { ErrorsInSummaryContext } from './last-submit.ts';
import { namesField } from './problems-in-form.ts';
import css from './text-field.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/**
 * What a field lacks, below it; the field names it by its id. It is said aloud once it appears, with the label if it does not name that, since the
 * focus has left the field by then, but not where a summary says it.
 */
export const FieldError = ({
  of,
  label,
  room,
  whole = false,
  children,
}: {
  readonly of: string;
  readonly label: ReactNode;
  /** An error that is gone, whose room is kept empty, so that nothing beside it moves. */
  readonly room?: string | undefined;
  /** It is a sentence that names the field in its own words. */
  readonly whole?: boolean;
  readonly children: string | undefined;
}) => {
  const isInSummary = use(ErrorsInSummaryContext);
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Below the field in which somebody types it would come up behind what stands fixed at the foot of a phone.
    if (document.activeElement?.id === of) told.current?.scrollIntoView({ block: 'nearest' });
  }, [children, of]);
  return (
    <div className={css.told} aria-live={isInSummary ? 'off' : 'polite'} aria-atomic="true">
      {children === undefined && room !== undefined && (
        <p className={cx(css.error, css.roomOfError)} aria-hidden="true">
          <Icon name="alert" />
          {room}
        </p>
      )}
      {children !== undefined && (
        <>
          {!whole && (typeof label !== 'string' || !namesField(label, children)) && (
            <VisuallyHidden>{label}: </VisuallyHidden>
          )}
          <p ref={told} className={css.error} id={`${of}-error`} data-whole={whole || undefined}>
            <Icon name="alert" />
            {children}
          </p>
        </>
      )}
    </div>
  );
};
