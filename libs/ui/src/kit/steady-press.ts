/** What a press of the mouse is for. */
const pressable = 'button, a[href], summary, label, input[type="checkbox"], input[type="radio"]';
const field = 'form :is(input, select, textarea)';

/**
 * Keeps what is pressed under the pointer. A field that is left says what is wrong with it, and what stands below moves by
 * a line: a browser leaves the field when the mouse goes down, and where the button is somewhere else when it comes
 * up, nothing was pressed. So a field of a form is left only once the press has counted. Answers what ends it.
 */
export const keepPressesSteady = (page: Document): (() => void) => {
  let pressed: HTMLElement | undefined;
  const press = (event: MouseEvent): void => {
    pressed = undefined;
    const wanted = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null;
    const left = page.activeElement;
    // Whoever took the press for itself, or asked for a menu, moves the focus as it likes.
    if (event.defaultPrevented || event.button !== 0 || wanted === null || wanted === left) return;
    if (left?.matches(field) !== true || wanted.contains(left)) return;
    event.preventDefault();
    pressed = wanted;
  };
  const count = ({ target }: MouseEvent): void => {
    const wanted = pressed;
    pressed = undefined;
    if (wanted !== undefined && target instanceof Node && wanted.contains(target)) wanted.focus();
  };
  page.addEventListener('mousedown', press);
  page.addEventListener('click', count, true);
  return () => {
    page.removeEventListener('mousedown', press);
    page.removeEventListener('click', count, true);
  };
};
