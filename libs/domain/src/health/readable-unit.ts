const superscripts: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '-': '⁻',
    '0': '⁰',
    '1': '¹',
    '2': '²',
    '3': '³',
    '4': '⁴',
    '5': '⁵',
    '6': '⁶',
    '7': '⁷',
    '8': '⁸',
    '9': '⁹',
  }),
);

const raised = (digits: string): string => [...digits].map((digit) => superscripts.get(digit) ?? digit).join('');

/** Bracketed units whose usual symbol is not simply the text in the brackets. */
const bracketed: ReadonlyMap<string, string> = new Map(
  Object.entries({
    degF: '°F',
    degRe: '°Ré',
    iU: 'IU',
    in_i: 'in',
    ft_i: 'ft',
    lb_av: 'lb',
    oz_av: 'oz',
  }),
);

/**
 * A UCUM unit in readable form: `10*3/uL` is `×10³/µL`, `m[IU]/L` is `mIU/L`, `mL/min/{1.73_m2}` is `mL/min/1.73 m²`.
 * An annotation is kept only as one side of a division; otherwise it does not affect the value and is left out, so that
 * `{score}` becomes the empty text. Accepts any text; readable text is unchanged.
 */
export const readableUnit = (ucum: string): string => {
  const given = ucum.trim();
  const said = given
    .replace(/(?<=\/)\{([^{}]+)\}|^\{([^{}]+)\}(?=\/)/g, (_, below?: string, above?: string) =>
      (below ?? above ?? '').replaceAll('_', ' '),
    )
    .replace(/\{[^{}]*\}/g, '');
  const readable = said
    .replace(/(?<![\d.])(?:[x×]\s?)?10[*^+](-?\d+)/g, (_, power: string) => `×10${raised(power)}`)
    .replace(/\[([^[\]]+)\]/g, (_, name: string) => bracketed.get(name) ?? name)
    .replace(/(?<![\p{L}])u(?=(?:g|mol|[lLmMsSVAU]|eq|IU|kat)(?!\p{L}))/gu, 'µ')
    .replace(/(?<![\p{L}])Cel(?!\p{L})/gu, '°C')
    .replace(/(?<![\p{L}])([kcdmµ]?m)([23])(?!\d)/gu, (_, length: string, power: string) => length + raised(power))
    .trim();
  return readable === '' && said.trim() !== '' ? given : readable;
};
