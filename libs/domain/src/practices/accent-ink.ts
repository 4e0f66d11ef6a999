type Rgb = readonly [number, number, number];

const channelsOf = (hex: string): Rgb | undefined => {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex)?.[1];
  if (digits === undefined) return undefined;
  const number = Number.parseInt(digits, 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
};

const luminance = (rgb: Rgb): number => {
  const [red, green, blue] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const onWhite = (rgb: Rgb): number => 1.05 / (luminance(rgb) + 0.05);

/**
 * A practice's color for words on white, and for white words on it: itself if it has the contrast that is asked for, else
 * its nearest darker shade that has it. Undefined for what is no `#rrggbb`.
 */
export const accentInk = (accent: string | undefined, least: number): string | undefined => {
  const color = accent === undefined ? undefined : channelsOf(accent);
  if (color === undefined) return undefined;
  for (let step = 255; step > 0; step -= 1) {
    const darker = color.map((channel) => Math.round((channel * step) / 255)) as unknown as Rgb;
    if (onWhite(darker) >= least) return `#${darker.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  }
  return '#000000';
};
