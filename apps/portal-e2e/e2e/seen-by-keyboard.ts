import type { Page } from 'playwright-core';

/** What was found wrong with one thing that can have the focus. */
interface Unseen {
  readonly what: string;
  readonly why: 'covered' | 'no ring';
}

/**
 * What can have the focus and is then hidden behind the header, the bar of a phone or anything else (WCAG 2.4.11), or does not
 * show that it has it (WCAG 2.4.7). Begins with the key Tab, as rings are for those who use keys.
 */
export const unseenFocus = async (page: Page): Promise<readonly Unseen[]> => {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const atOnce = new CSSStyleSheet();
    atOnce.replaceSync('* { scroll-behavior: auto !important; transition: none !important; }');
    document.adoptedStyleSheets = [atOnce];
    const able = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';
    const isThere = (each: HTMLElement): boolean =>
      each.checkVisibility({ visibilityProperty: true }) && !each.matches('[inert] *, [disabled], [tabindex="-1"]');
    const name = (each: Element): string => each.outerHTML.slice(0, 200);
    /** What shows in place of a field that is drawn by what stands around it. */
    const drawn = (each: Element): readonly Element[] =>
      [each, each.parentElement, each.nextElementSibling, each.closest('label')].filter((one) => one !== null);
    const hasRing = (each: Element): boolean =>
      drawn(each).some((one) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
      });
    const isCovered = (each: Element): boolean => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const between = (from: number, to: number, share: number): number => from + (to - from) * share;
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [between(left, right, x), between(top, bottom, y)] as const),
      );
      return points.every(([x, y]) => {
        const above = document.elementFromPoint(x, y);
        return above === null || !(each.contains(above) || drawn(each).some((one) => one.contains(above)));
      });
    };
    const all = [...document.querySelectorAll<HTMLElement>(able)].filter(isThere);
    // Down the page, and up again: what covers stands at either end of the window.
    const unseen = [...all, ...all.toReversed()].flatMap((each): Unseen[] => {
      each.blur();
      each.focus();
      if (document.activeElement !== each) return [];
      if (isCovered(each)) return [{ what: name(each), why: 'covered' }];
      return hasRing(each) ? [] : [{ what: name(each), why: 'no ring' }];
    });
    document.adoptedStyleSheets = [];
    return unseen;
  });
};

/** Texts that are cut off once lines, letters, words and paragraphs stand as far apart as WCAG 1.4.12 says. */
export const cutBySpacing = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }`);
    document.adoptedStyleSheets = [sheet];
    const isCut = (each: Element): boolean => {
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(each);
      const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
      // What only screen readers read is one pixel large.
      if ((position === 'absolute' && clipPath !== 'none') || each.clientWidth <= 1) return false;
      // The first lines of a message, all of which is a press away.
      if (each.matches('[class*=excerpt]')) return false;
      const byHeight = hides(overflowY) && each.scrollHeight > each.clientHeight + 2;
      const byWidth = hides(overflowX) && each.scrollWidth > each.clientWidth + 2;
      return (byHeight || byWidth) && each.textContent.trim() !== '';
    };
    const cut = [...document.body.querySelectorAll('*')].filter(isCut).map((each) => each.outerHTML.slice(0, 200));
    document.adoptedStyleSheets = [];
    return cut;
  });
