/**
 * Lets a field that is left by a press hear of it once the press is over. A field that is left says what is wrong with it, and what
 * stands below moves by a line: a browser leaves the field when the mouse goes down, and where the button is somewhere else
 * when it comes up, nothing was pressed. The focus moves as ever, and only the telling waits. Answers what ends it.
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
    if (!pressing || !(target instanceof Element && target.matches('input, select, textarea'))) return;
    event.stopImmediatePropagation();
    left.push(() => {
      // A press may bring the keyboard back to the field.
      if (page.activeElement !== target)
        target.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }));
    });
  };
  // The click comes in the same turn as the end of the press.
  const release = (): void => inNextTurn(tell);
  const heard = { mousedown: press, focusout: leave, mouseup: release, dragend: release } as const;
  for (const [kind, hear] of Object.entries(heard)) page.addEventListener(kind, hear as EventListener, true);
  return () => {
    for (const [kind, hear] of Object.entries(heard)) page.removeEventListener(kind, hear as EventListener, true);
  };
};
