import { all, digits, first, text, texts, type Json } from '../json/index.ts';
import { conceptText, quantityText, rangeText } from '../values/index.ts';
import { lengthOf, mostOf, timesInAll } from './dosage-limits.ts';

/** The steps of a course in the order in which they are taken. */
export const inSequence = (dosages: readonly Json[]): readonly Json[] => {
  const step = (dosage: Json): number => Number(digits(dosage, 'sequence') ?? 0);
  return [...dosages].sort((one, other) => step(one) - step(other));
};

/** How much is taken: of each step, where they differ. */
export const dosesIn = (dosages: readonly Json[]): string | undefined => {
  const said = dosages.flatMap(
    (each) =>
      quantityText(first(each, 'doseAndRate.doseQuantity')) ?? rangeText(first(each, 'doseAndRate.doseRange')) ?? [],
  );
  return said.length === 0 ? undefined : (new Set(said).size === 1 ? said.slice(0, 1) : said).join('; ');
};

export const directionsIn = (dosages: readonly Json[]): string | undefined =>
  dosages.flatMap((each) => inWords(each) ?? inSigns(each) ?? []).join('; ') || undefined;

const instructionsAdded = (dosage: Json): readonly string[] =>
  all(dosage, 'additionalInstruction').flatMap((concept) => conceptText(concept) ?? []);

/** The prescription’s own words, and what is added to it that they do not say. */
const inWords = (dosage: Json): string | undefined => {
  const words = [text(dosage, 'text'), text(dosage, 'patientInstruction')].filter((part) => part !== undefined);
  if (words.length === 0) return undefined;
  const saysNot = (each: string): boolean => !words.some((part) => part.toLowerCase().includes(each.toLowerCase()));
  const limits = [lengthOf(first(dosage, 'timing.repeat')), ...mostOf(dosage)].flatMap((each) =>
    each?.amounts.some(saysNot) === true ? each.sign : [],
  );
  return [...new Set([...words, ...limits, ...instructionsAdded(dosage).filter(saysNot)])].join('. ');
};

/** Where it has no words, its timing in signs that need no language, and what the source adds in words. */
const inSigns = (dosage: Json): string | undefined => {
  const said = [
    ...timingOf(first(dosage, 'timing')),
    conceptText(first(dosage, 'route')),
    asNeeded(dosage),
    ...mostOf(dosage).map(({ sign }) => sign),
    ...instructionsAdded(dosage),
  ].filter((part) => part !== undefined);
  return said.length === 0 ? undefined : said.join(' · ');
};

const timingOf = (timing: Json | undefined): readonly (string | undefined)[] => {
  const repeat = first(timing, 'repeat');
  const unit = text(repeat, 'periodUnit');
  const [least, most] = [digits(repeat, 'period'), digits(repeat, 'periodMax')].map((period) =>
    period === undefined || unit === undefined ? undefined : `${period} ${unit}`,
  );
  const times = between(digits(repeat, 'frequency') ?? '1', digits(repeat, 'frequencyMax'));
  const when = [
    ...texts(repeat, 'when'),
    ...texts(repeat, 'dayOfWeek'),
    ...texts(repeat, 'timeOfDay').map((each) => each.replace(/:00$/, '')),
  ];
  const often = least === undefined ? [] : [`${times} × / ${between(least, most)}`];
  const said = [...often, ...when];
  return [
    ...(said.length > 0 ? said : [conceptText(first(timing, 'code'))]),
    lengthOf(repeat)?.sign,
    timesInAll(repeat),
  ];
};

const between = (low: string, high: string | undefined): string =>
  high === undefined || high === low ? low : `${low} – ${high}`;

const asNeeded = (dosage: Json): string | undefined => {
  const why = first(dosage, 'asNeededCodeableConcept');
  if (why === undefined) return first(dosage, 'asNeededBoolean') === true ? 'PRN' : undefined;
  const words = conceptText(why);
  return words === undefined ? 'PRN' : `PRN: ${words}`;
};
