/** The sides of a range that the codes of HL7's ObservationInterpretation put a value on, by code. */
const sides: Readonly<Record<string, 'low' | 'high' | 'within' | 'aside'>> = {
  L: 'low',
  LU: 'low',
  LX: 'low',
  LL: 'low',
  H: 'high',
  HU: 'high',
  HX: 'high',
  HH: 'high',
  A: 'aside',
  AA: 'aside',
  N: 'within',
};

const spellings: Readonly<Record<string, readonly string[]>> = {
  low: ['L', 'LU', 'LX'],
  'critical-low': ['LL'],
  high: ['H', 'HU', 'HX'],
  'critical-high': ['HH'],
  abnormal: ['A', 'AA'],
  normal: ['N'],
};

/** Whether the codes of one value say this flag, and none of them another side; codes that contradict each other say none. */
export const isFlagSaid = (codes: readonly string[], flag: string | undefined): boolean => {
  const said = new Set(codes.flatMap((code) => sides[code] ?? []));
  const isContradicted = (said.has('low') && said.has('high')) || (said.has('within') && said.size > 1);
  if (flag === undefined) return said.size === 0 || isContradicted;
  return !isContradicted && (spellings[flag] ?? []).some((code) => codes.includes(code));
};
