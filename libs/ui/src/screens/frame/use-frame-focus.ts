import { useEffect, useRef, useState, type RefObject } from 'react';

type Heading = RefObject<HTMLHeadingElement | null>;

/** After navigation the heading takes the focus and is announced; on the first page the browser decides. */
export const useFocusOnPath = (heading: Heading, pathname: string): void => {
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [heading, pathname]);
};

/** The browser went back or forward to another load of the portal: only a switch of the person or the practice makes one. */
const wentAcrossSwitch = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'back_forward');

/** Whether the page was loaded for another practice or person: announces it, and after a press focuses the heading. */
export const useSwitched = (
  viewModel: { readonly delegate: object | undefined; takeSwitch(): boolean },
  heading: Heading,
): boolean => {
  const [switched, setSwitched] = useState(false);
  useEffect(() => {
    const isPressed = viewModel.takeSwitch();
    if (!isPressed && (viewModel.delegate === undefined || !wentAcrossSwitch())) return;
    setSwitched(true);
    if (isPressed) heading.current?.focus({ preventScroll: true });
  }, [viewModel, heading]);
  return switched;
};

/** Once the page of a failure is gone, so is the button that had the focus. */
export const useFocusAfterFailure = (heading: Heading, page: string | undefined): void => {
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current !== undefined && page === undefined) heading.current?.focus({ preventScroll: true });
    lastPage.current = page;
  }, [heading, page]);
};

/** A frame whose layout failed to load retries with the next page, and when the network is back. */
export const useLayoutOf = (
  viewModel: { readonly layout: object | undefined; open(): Promise<void> },
  pathname: string,
): void => {
  const lastPath = useRef(pathname);
  const plain = viewModel.layout === undefined;
  useEffect(() => void viewModel.open(), [viewModel]);
  useEffect(() => {
    const isNext = lastPath.current !== pathname;
    lastPath.current = pathname;
    if (!plain) return undefined;
    const ask = (): void => void viewModel.open();
    if (isNext) ask();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [plain, pathname, viewModel]);
};
