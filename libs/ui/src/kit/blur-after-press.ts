import { flushSync } from 'react-dom';

/**
 * Delays a field's blur handling until a mouse press is over. An error that appears on blur moves the content below by
 * a line; if the pressed button has moved before the mouse is released, the browser fires no click. Focus moves as
 * usual, only the handler waits. Returns a function that stops it.
 */
export const leaveAfterPress = (
  page: Document,
  inNextTurn = (run: () => void): void => void setTimeout(run),
): (() => void) => {
  let pressing = false;
  let left: (() => void)[] = [];
  const tell = (): void => {
    pressing = false;
    const told = left;
    left = [];
    for (const one of told) one();
  };
  const press = (): void => {
    tell();
    pressing = true;
  };
  const leave = (event: FocusEvent): void => {
    const { target, relatedTarget } = event;
    // A blur to the field itself is said by its form (`CheckedForm`) and moves nothing.
    if (relatedTarget !== null && relatedTarget === target) return;
    if (!pressing || !(target instanceof Element && target.matches('input, select, textarea'))) return;
    event.stopImmediatePropagation();
    left.push(() => {
      // A press may return focus to the field.
      if (page.activeElement !== target)
        target.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }));
    });
  };
  // The click event follows in the same turn as the end of the press.
  const release = (): void => inNextTurn(tell);
  // The page does not see the end of a press over a native list, in a context menu or in another window.
  const heard = {
    mousedown: press,
    focusout: leave,
    mouseup: release,
    dragend: release,
    keydown: tell,
    // What a field makes of what was typed once it is left belongs to what is sent, and to what its form checks.
    submit: () => flushSync(tell),
    contextmenu: tell,
  } as const;
  const view = page.defaultView;
  for (const [kind, hear] of Object.entries(heard)) page.addEventListener(kind, hear as EventListener, true);
  view?.addEventListener('blur', tell);
  return () => {
    view?.removeEventListener('blur', tell);
    for (const [kind, hear] of Object.entries(heard)) page.removeEventListener(kind, hear as EventListener, true);
  };
};
