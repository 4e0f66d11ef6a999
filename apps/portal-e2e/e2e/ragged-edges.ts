import type { Page } from 'playwright-core';

/** Pixels by which a line may begin beside its column: rounding. */
const least = 1.5;

/** From here on it is an indentation, and meant. */
const most = 24;

/**
 * The buttons, links and labels that stand in a column as lines of their own, and begin a little beside its edge: each
 * with the pixels between. What begins a row within the column is not asked. Where an element has no edge or background that is seen, it begins where its text does.
 */
export const raggedEdges = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ([tight, wide]) => {
      const isClear = (color: string): boolean => color === 'transparent' || /[,/] 0\)$/.test(color);
      const isSeen = (element: Element): boolean => {
        const { display, visibility, position, opacity } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        const isOut = position === 'absolute' || position === 'fixed' || element.tagName === 'IFRAME';
        return display !== 'none' && visibility !== 'hidden' && opacity !== '0' && !isOut && width > 1 && height > 1;
      };
      const isFramed = (element: Element): boolean => {
        const { backgroundColor, borderInlineStartColor, borderInlineStartWidth } = getComputedStyle(element);
        return (
          !isClear(backgroundColor) ||
          (Number.parseFloat(borderInlineStartWidth) > 0 && !isClear(borderInlineStartColor)) ||
          element.matches('img, svg, input, select, textarea, canvas, progress')
        );
      };
      const startOfText = (text: Node): number => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return Math.min(...[...range.getClientRects()].filter(({ width }) => width > 1).map(({ left }) => left));
      };
      const startOf = (element: Element): number => {
        if (isFramed(element)) return element.getBoundingClientRect().left;
        const inside = [...element.childNodes].map((node) => {
          if (node instanceof Element) return isSeen(node) ? startOf(node) : Infinity;
          return node.textContent?.trim() === '' ? Infinity : startOfText(node);
        });
        return Math.min(...inside);
      };
      const begunLines = (column: Element): readonly { readonly line: Element; readonly start: number }[] => {
        const children = [...column.children].filter(isSeen);
        return children
          .filter((child, at) => {
            const before = children[at - 1]?.getBoundingClientRect();
            return before === undefined || child.getBoundingClientRect().top >= before.bottom - 4;
          })
          .map((line) => ({ line, start: startOf(line) }));
      };
      /** Lines around a middle have no edge. */
      const isCentered = (column: Element): boolean => {
        const { justifyContent, justifyItems, alignItems, flexDirection, textAlign } = getComputedStyle(column);
        const across = flexDirection === 'column' ? alignItems : justifyContent;
        return [across, justifyItems, textAlign].includes('center');
      };
      const columns = [...document.querySelectorAll('main *, [role=dialog] *')].filter(isSeen);
      return columns
        .filter((column) => !isCentered(column))
        .flatMap((column) => {
          const lines = begunLines(column);
          const edge = Math.min(...lines.map(({ start }) => start));
          return lines
            .filter(
              ({ line, start }) => line.matches('button, a, label') && start - edge > tight && start - edge < wide,
            )
            .map(({ line, start }) => `${(start - edge).toFixed(1)} px: ${line.outerHTML.slice(0, 200)}`);
        });
    },
    [least, most] as const,
  );
