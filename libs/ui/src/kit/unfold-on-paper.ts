/**
 * Opens what is folded while the page is printed, for a browser whose styles cannot (`disclosure.module.css`): Chromium
 * before 131, Safari before 18.4, Firefox before 143. Nobody is told of it, so that nothing printed counts as opened.
 */
export const unfoldOnPaper = (
  page: Window & typeof globalThis,
  stylesCan = page.CSS?.supports('selector(::details-content)') === true,
): void => {
  if (stylesCan) return;
  const untold = new Set<EventTarget>();
  let folds: readonly HTMLDetailsElement[] = [];
  const turn = (isOpen: boolean) => (): void => {
    if (isOpen)
      folds = [...page.document.querySelectorAll<HTMLDetailsElement>('details:not([open], [data-no-print] *)')];
    for (const fold of folds) {
      untold.add(fold);
      fold.open = isOpen;
    }
  };
  page.addEventListener('beforeprint', turn(true));
  page.addEventListener('afterprint', turn(false));
  // It is told a turn later, once for opening and closing together.
  page.addEventListener(
    'toggle',
    (event) => {
      if (event.target !== null && untold.delete(event.target)) event.stopImmediatePropagation();
    },
    true,
  );
};
