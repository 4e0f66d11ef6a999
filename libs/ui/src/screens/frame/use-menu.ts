import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** The menu of a phone, which overlays the page while it is open. */
export interface Menu {
  readonly open: boolean;
  readonly bar: RefObject<HTMLElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly toggle: () => void;
  readonly show: () => void;
  readonly closeByEscape: (event: KeyboardEvent) => void;
}

/** It closes with navigation, by the Escape key, and when focus or a press goes outside. */
export const useMenu = (pathname: string): Menu => {
  const bar = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!open) return undefined;
    const closeBehind = ({ target }: Event): void => {
      if (target instanceof Node && bar.current?.contains(target) === false) setOpen(false);
    };
    document.addEventListener('focusin', closeBehind);
    document.addEventListener('pointerdown', closeBehind);
    return () => {
      document.removeEventListener('focusin', closeBehind);
      document.removeEventListener('pointerdown', closeBehind);
    };
  }, [open]);
  return {
    open,
    bar,
    button,
    toggle: () => setOpen(!open),
    show: () => setOpen(true),
    closeByEscape: (event) => {
      if (event.key !== 'Escape' || !open) return;
      setOpen(false);
      button.current?.focus();
    },
  };
};
