import type { Page } from 'playwright-core';

/**
 * Fields, and what says what is wrong with them, that something in the page stands over while it stays in the window
 * (WCAG 2.4.11), wherever the page is scrolled to. The bars of the frame and notices over the page are asked with the focus.
 */
export const coveredFields = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const atOnce = new CSSStyleSheet();
    atOnce.replaceSync('* { scroll-behavior: auto !important; }');
    document.adoptedStyleSheets = [atOnce];
    const isThere = (each: Element): boolean => each.checkVisibility({ visibilityProperty: true });
    const stays = (each: Element): boolean => ['sticky', 'fixed'].includes(getComputedStyle(each).position);
    const over = [...document.querySelectorAll('main *')].filter((each) => stays(each) && isThere(each));
    const told = 'main :is(input, select, textarea, [role=alert], [data-invalid], [id$="-error"])';
    const fields = [...document.querySelectorAll(told)].filter(isThere);
    const isOver = (above: Element, field: Element): boolean => {
      if (above.contains(field) || field.contains(above)) return false;
      const [a, b] = [above.getBoundingClientRect(), field.getBoundingClientRect()];
      return a.left < b.right - 1 && a.right > b.left + 1 && a.top < b.bottom - 1 && a.bottom > b.top + 1;
    };
    const top = scrollY;
    const end = over.length === 0 ? 0 : document.documentElement.scrollHeight;
    const found = new Set<string>();
    for (let at = 0; at < end; at += innerHeight / 4) {
      scrollTo(0, at);
      for (const above of over)
        for (const field of fields)
          if (isOver(above, field)) found.add(`${above.outerHTML.slice(0, 120)} over ${field.outerHTML.slice(0, 120)}`);
    }
    scrollTo(0, top);
    document.adoptedStyleSheets = [];
    return [...found];
  });

/** What folds and whose arrow points another way than its own state says: up where it is open, down where it is closed. */
export const arrowsAgainstState = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    // As once each arrow has turned.
    for (const turn of document.getAnimations()) turn.finish();
    return [...document.querySelectorAll('details')].flatMap((each) => {
      const arrow = [...each.querySelectorAll(':scope > summary svg')].at(-1);
      if (arrow === undefined) return [];
      const isUp = getComputedStyle(arrow).rotate === '180deg';
      return isUp === each.open ? [] : [`${each.open ? 'open' : 'closed'}: ${each.outerHTML.slice(0, 160)}`];
    });
  });

/** Words of which some letters stand on another line: of badges, counts and the titles of what folds, or of what is named. */
export const wordsBrokenIn = (
  page: Page,
  where = '[class*=badge], [class*=count], summary h2',
): Promise<readonly string[]> =>
  page.evaluate((named) => {
    const badges = document.querySelectorAll(named);
    const texts = [...badges].flatMap((badge) => {
      const walker = document.createTreeWalker(badge, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode() !== null) found.push(walker.currentNode as Text);
      return found;
    });
    return texts.flatMap((text) =>
      [...text.data.matchAll(/[\p{L}\p{N}]+/gu)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        })
        .map(([word]) => `“${word}” of ${text.parentElement?.outerHTML.slice(0, 160) ?? ''}`),
    );
  }, where);

/**
 * Boxes that stand alone in their line of a page, with an edge or a ground of their own, and are on none of its columns:
 * as wide as what is read, or as a list, from the edge of the page on; or as wide as what is read beside a list of what
 * the page has (`--width-reading`, `--width-list`, `--width-side`), which is what a list's width leaves.
 */
export const widthsOfTheirOwn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main#content');
    if (main === null) return [];
    const style = getComputedStyle(main);
    const start = main.getBoundingClientRect().left + Number.parseFloat(style.paddingLeft);
    const list = main.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const reading = Math.min(list, 40 * rem);
    const isBox = (each: Element): boolean => {
      const { borderTopWidth, borderTopStyle, backgroundColor } = getComputedStyle(each);
      return (borderTopWidth !== '0px' && borderTopStyle !== 'none') || backgroundColor !== 'rgba(0, 0, 0, 0)';
    };
    // What is pressed or filled in is as wide as its words, or shares a line with another of its kind.
    const controls =
      'button, a, label, summary, svg, nav *, [role=tab], [class*=badge], :has(> :is(input, select, textarea))';
    const isControl = (each: Element): boolean => each.matches(`input, select, textarea, ${controls}`);
    const boxes: Element[] = [];
    const gather = (of: Element): void => {
      for (const each of of.children) {
        if (!each.checkVisibility({ visibilityProperty: true }) || isControl(each)) continue;
        const { width, height } = each.getBoundingClientRect();
        if (width > 1 && height > 1 && isBox(each)) boxes.push(each);
        else gather(each);
      }
    };
    gather(main);
    const rect = (each: Element): DOMRect => each.getBoundingClientRect();
    const isAlone = (each: Element): boolean =>
      boxes.every(
        (other) => other === each || rect(other).bottom <= rect(each).top || rect(other).top >= rect(each).bottom,
      );
    const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 2;
    const columns = [
      { left: 0, width: list },
      { left: 0, width: reading },
      { left: list - reading, width: reading },
    ];
    return boxes
      .filter((each) => isAlone(each))
      .filter((each) => {
        const { left, width } = rect(each);
        return !columns.some((column) => isNear(left - start, column.left) && isNear(width, column.width));
      })
      .map(
        (each) =>
          `${Math.round(rect(each).left - start)} + ${Math.round(rect(each).width)}: ${each.outerHTML.slice(0, 140)}`,
      );
  });

/** Fields of one line that are wider than anything that is written into them (`--width-field`), but of those that search a list below them. */
export const fieldsTooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const most = 27.375 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize) + 1;
    const apart = '[type=checkbox], [type=radio], [type=range], [type=file], [type=hidden], [role=combobox]';
    return [...document.querySelectorAll('main :is(input, select)')]
      .filter((each) => !each.matches(apart) && each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => each.getBoundingClientRect().width > most)
      .map((each) => each.outerHTML.slice(0, 140));
  });

/** Where the boxes of groups that ask for several of a few things begin, in each group. */
export const columnsOfBoxes = (page: Page): Promise<readonly (readonly number[])[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main fieldset:has([type=checkbox])')].map((group) => [
      ...new Set(
        [...group.querySelectorAll('[type=checkbox]')].map((each) => Math.round(each.getBoundingClientRect().left)),
      ),
    ]),
  );

/** Texts of three lines or more in a column narrower than 12 rem, with a button beside them that could stand below. */
export const textsSqueezedByButtons = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const least = 12 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const isThere = (each: Element): boolean => each.checkVisibility({ visibilityProperty: true });
    const hasWords = ({ nodeType, textContent }: Node): boolean =>
      nodeType === Node.TEXT_NODE && textContent?.trim() !== '';
    const buttons = 'button, a[class*=button]';
    const linesOf = (each: Element): number => {
      const range = document.createRange();
      range.selectNodeContents(each);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const isBeside = (text: Element, button: Element): boolean => {
      const [a, b] = [text.getBoundingClientRect(), button.getBoundingClientRect()];
      return b.width > 1 && a.top < b.bottom && a.bottom > b.top && (a.right <= b.left + 1 || a.left >= b.right - 1);
    };
    return [
      ...document.querySelectorAll('main :is(li, article, [role=article], section, form, [role=status])'),
    ].flatMap((row) =>
      [...row.querySelectorAll('*')].flatMap((text) => {
        if (text.closest(`${buttons}, [role=tab], summary`) !== null || ![...text.childNodes].some(hasWords)) return [];
        if (text.closest('li, article, [role=article], section, form, [role=status]') !== row || !isThere(text))
          return [];
        const block = getComputedStyle(text).display === 'inline' ? (text.parentElement ?? text) : text;
        if (block.getBoundingClientRect().width >= least || linesOf(block) < 3) return [];
        const beside = [...row.querySelectorAll(buttons)].find((each) => isThere(each) && isBeside(block, each));
        return beside === undefined ? [] : [`${block.outerHTML.slice(0, 160)} beside “${beside.textContent}”`];
      }),
    );
  });
