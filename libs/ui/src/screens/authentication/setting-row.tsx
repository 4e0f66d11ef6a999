import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import css from './authentication.module.css';

/**
 * One setting: its current value, and a form on demand. Focus moves into the form when it opens and back to its button
 * when it closes.
 */
export const Setting = ({
  title,
  state,
  action,
  isOpen,
  onToggle,
  children,
  form,
}: {
  readonly title: string;
  readonly state?: ReactNode;
  /** The text of the button that opens the form; without it there is none. */
  readonly action?: string | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
  readonly form: () => ReactNode;
}) => {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <Card className={css.setting ?? ''}>
      <div className={css.heading}>
        <h2 className={css.title}>{title}</h2>
        {state}
      </div>
      {children}
      {action !== undefined && (
        <div>
          <Button ref={button} aria-expanded={isOpen} onClick={onToggle}>
            {action}
          </Button>
        </div>
      )}
      {isOpen && form()}
    </Card>
  );
};
