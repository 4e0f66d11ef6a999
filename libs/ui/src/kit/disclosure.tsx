import { useRef, type HTMLAttributes, type ReactNode, type ToggleEvent } from 'react';
import css from './disclosure.module.css';
import { Icon } from './icon.tsx';

/** Native details element: opens without a script, and for a search in the page. */
export const Disclosure = ({
  title,
  isOpen = false,
  of,
  children,
}: {
  readonly title: ReactNode;
  /** Open initially. */
  readonly isOpen?: boolean;
  /** What is known of the whole of it. */
  readonly of?: HTMLAttributes<HTMLDetailsElement>;
  readonly children: ReactNode;
}) => {
  const isPressed = useRef(false);
  /** What a press opened is seen, also where buttons stand over the end of the page. */
  const show = (event: ToggleEvent<HTMLDetailsElement>): void => {
    of?.onToggle?.(event);
    const { currentTarget } = event;
    if (isPressed.current && currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
  };
  return (
    <details {...of} className={css.details} open={isOpen || undefined} onToggle={show}>
      <summary className={css.summary} onClick={() => (isPressed.current = true)}>
        <span>{title}</span>
        <Icon name="down" className={css.arrow} />
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
};
