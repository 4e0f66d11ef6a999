/** The light or the dark color scheme. */
export type Scheme = 'light' | 'dark';

/**
 * The background with the lowest contrast to an accent, of all that it appears on: `--fill` in the light scheme; in
 * the dark one the tints of notices and of the accent itself, which are lighter than every surface.
 */
export const hardestGround: Readonly<Record<Scheme, string>> = { light: '#eceae4', dark: '#33373f' };

/** WCAG 2.2 AA for text. */
export const leastContrast = 4.5;

type Rgb = readonly [number, number, number];

const parse = (hex: string): Rgb | undefined => {
  const digits = /^#?([0-9a-f]{6})$/i.exec(hex.trim())?.[1];
  if (digits === undefined) return undefined;
  const number = Number.parseInt(digits, 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
};

const write = (rgb: Rgb): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

const luminance = (rgb: Rgb): number => {
  const [red, green, blue] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The WCAG contrast of two `#rrggbb` colors, from 1 to 21; 1 if one of them is malformed. */
export const contrast = (a: string, b: string): number => {
  const [one, other] = [parse(a), parse(b)];
  if (one === undefined || other === undefined) return 1;
  const [dim, bright] = [luminance(one), luminance(other)].sort((left, right) => left - right) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
};

const steps = 255;

/**
 * A practice's color, adjusted for contrast: itself if it reaches 4.5:1 on every background of the scheme, else the
 * nearest shade of it (darker in the light scheme, lighter in the dark one) that does. Undefined for text that is not
 * `#rrggbb`, so that the portal's own accent stays.
 */
export const readableAccent = (hex: string, scheme: Scheme): string | undefined => {
  const color = parse(hex);
  if (color === undefined) return undefined;
  const pole = scheme === 'light' ? 0 : 255;
  // On its way to white a color passes its own strongest, as a brown does through copper: white alone would turn it gray.
  const strength = scheme === 'light' ? 1 : Math.min(3, 255 / Math.max(...color));
  const tint = (step: number): string => {
    const [far, near] = [step / steps, 1 - step / steps];
    const own = near * near + 2 * near * far * strength;
    return write(color.map((channel) => channel * own + pole * far * far) as unknown as Rgb);
  };
  for (let step = 0; step < steps; step += 1) {
    const shown = tint(step);
    if (contrast(shown, hardestGround[scheme]) >= leastContrast) return shown;
  }
  return tint(steps);
};
