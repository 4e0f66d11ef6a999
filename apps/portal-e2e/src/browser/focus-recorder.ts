/** Asks a page whether its focus fell to the body; the name of what had it, if so. */
export const lostFocus = (): string | undefined => {
  const ask = Reflect.get(window, 'lostFocus') as (() => string | undefined) | undefined;
  return ask?.();
};

/**
 * Runs in every page before its own scripts, and tells of each focus that fell to the body: what had it is gone, and the
 * next press finds it nowhere. A press beside everything that takes a focus, or a blur of what is still there, is none.
 */
export const recordFocus = (): void => {
  if (window.top !== window) return;
  const focusable = 'a[href], button, input, select, textarea, summary, label, iframe, [tabindex], [contenteditable]';
  let last: HTMLElement | undefined;
  let name = '';
  const isGone = (element: HTMLElement): boolean =>
    !element.isConnected ||
    !element.checkVisibility() ||
    element.matches(':disabled') ||
    element.closest('[inert]') !== null;
  const lost = (): string | undefined =>
    last !== undefined && [null, document.body].includes(document.activeElement as HTMLElement | null) && isGone(last)
      ? `${name} at ${location.pathname}`
      : undefined;
  const look = ({ isTrusted, target }: Event): void => {
    const text = lost();
    if (isTrusted && text !== undefined) (Reflect.get(window, 'tellLostFocus') as (text: string) => void)(text);
    const isAside = !(target instanceof Element) || target.closest(focusable) === null;
    if (text !== undefined || isAside) last = undefined;
  };
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      last = target;
      const label = target.ariaLabel ?? (target.textContent.trim() || target.id);
      name = `${target.localName} "${label.slice(0, 60)}"`;
    },
    true,
  );
  window.addEventListener('pointerdown', look, true);
  // After the page itself, which may move a focus before the key finds it.
  document.addEventListener('keydown', look, true);
  Reflect.set(window, 'lostFocus', lost);
};
