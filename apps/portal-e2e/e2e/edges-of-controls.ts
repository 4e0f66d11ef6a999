import type { Page } from 'playwright-core';

/** A control whose edge or picture is told apart from what it stands on by less than 3 : 1. */
interface FaintControl {
  readonly what: string;
  readonly ratio: number;
}

/**
 * Fields and boxes whose edge cannot be told from what they stand on, and pictures of buttons that cannot (WCAG 1.4.11): below
 * 3 : 1 in the colors that are set.
 */
export const faintControls = (page: Page): Promise<readonly FaintControl[]> =>
  page.evaluate(() => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    type Rgba = readonly [red: number, green: number, blue: number, alpha: number];
    const parsed = (color: string): Rgba => {
      if (pen === null) throw new Error('There is no canvas.');
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = color;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const over = ([r, g, b, a]: Rgba, under: Rgba): Rgba => {
      const mixed = (top: number, bottom: number): number => top * a + bottom * (1 - a);
      return [mixed(r, under[0]), mixed(g, under[1]), mixed(b, under[2]), 1];
    };
    const light = ([r, g, b]: Rgba): number => {
      const part = (value: number): number => {
        const share = value / 255;
        return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      };
      return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
    };
    const contrast = (one: Rgba, other: Rgba): number => {
      const [low = 0, high = 0] = [light(one), light(other)].toSorted((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    };
    /** The color that stands behind something, through all that lets it shine through. */
    const behind = (each: Element | null): Rgba => {
      if (each === null) return parsed(getComputedStyle(document.documentElement).backgroundColor || 'Canvas');
      const own = parsed(getComputedStyle(each).backgroundColor);
      if (own[3] === 1) return own;
      const further =
        each === document.documentElement ? over(parsed('Canvas'), [255, 255, 255, 1]) : behind(each.parentElement);
      return over(own, further);
    };
    const isThere = (each: Element): boolean =>
      each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      each.getBoundingClientRect().width > 4 &&
      each.closest('[inert], [aria-disabled=true], :disabled') === null;
    /** What draws the edge of a field: itself, or what stands close around it. */
    const box = (field: Element): Element | undefined =>
      [field, field.parentElement, field.parentElement?.parentElement].find((one) => {
        if (one == null) return false;
        const { borderBlockEndStyle, borderBlockEndWidth } = getComputedStyle(one);
        return borderBlockEndStyle !== 'none' && Number.parseFloat(borderBlockEndWidth) >= 1;
      }) ?? undefined;
    const named = (each: Element): string => each.outerHTML.slice(0, 200);

    const ofField = (field: Element): FaintControl[] => {
      const drawn = box(field);
      const inside = behind(field);
      if (drawn === undefined) {
        const ratio = contrast(inside, behind(field.parentElement));
        return ratio >= 3 ? [] : [{ what: named(field), ratio }];
      }
      const outside = behind(drawn.parentElement);
      const edge = over(parsed(getComputedStyle(drawn).borderBlockEndColor), outside);
      const ratio = Math.max(contrast(edge, outside), contrast(inside, outside));
      return ratio >= 3 ? [] : [{ what: named(field), ratio }];
    };
    const ofPicture = (picture: Element): FaintControl[] => {
      const { color } = getComputedStyle(picture);
      const on = behind(picture.parentElement);
      const ratio = contrast(over(parsed(color), on), on);
      return ratio >= 3 ? [] : [{ what: named(picture.parentElement ?? picture), ratio }];
    };
    // Boxes that the system draws have its own edges; what can only be read is a text.
    const drawsItself = (field: Element): boolean =>
      !field.matches('[readonly]') &&
      (!field.matches('[type=checkbox], [type=radio], [type=range], [type=file]') ||
        getComputedStyle(field).appearance === 'none');
    const fields = [...document.querySelectorAll('input:not([type=hidden]), select, textarea')]
      .filter(isThere)
      .filter(drawsItself);
    const pictures = [...document.querySelectorAll('button > svg, a > svg, summary > svg')].filter(
      (each) => isThere(each) && each.closest('button, a, summary')?.textContent.trim() === '',
    );
    return [...fields.flatMap(ofField), ...pictures.flatMap(ofPicture)];
  });

/** The same in colors that a person forces on every page, in which nothing of ours may be drawn by color alone. */
export const faintInForcedColors = async (page: Page): Promise<readonly FaintControl[]> => {
  await page.emulateMedia({ forcedColors: 'active' });
  const faint = await faintControls(page);
  await page.emulateMedia({ forcedColors: 'none' });
  return faint;
};
