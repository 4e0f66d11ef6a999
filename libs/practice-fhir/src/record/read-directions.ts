import { all, digits, first, text, texts, type Json } from '../json/index.ts';
import { conceptText, quantityText, rangeText } from '../values/index.ts';

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
  const said = words.join(' ').toLowerCase();
  const added = instructionsAdded(dosage).filter((each) => !said.includes(each.toLowerCase()));
  return [...new Set([...words, ...added])].join('. ');
};

/** Where it has no words, its timing in signs that need no language, and what the source adds in words. */
const inSigns = (dosage: Json): string | undefined => {
  const said = [
    ...timingOf(first(dosage, 'timing')),
    conceptText(first(dosage, 'route')),
    asNeeded(dosage),
    mostOf(first(dosage, 'maxDosePerPeriod')),
    ...instructionsAdded(dosage),
  ].filter((part) => part !== undefined);
  return said.length === 0 ? undefined : said.join(' · ');
};

const timingOf = (timing: Json | undefined): readonly (string | undefined)[] => {
  const repeat = first(timing, 'repeat');
  const unit = text(repeat, 'periodUnit');
  const [least, most] = [digits(repeat, 'period'), digits(repeat, 'periodMax')].map((period) =>
    period === undefined || unit === undefined ? period : `${period} ${unit}`,
  );
  const times = between(digits(repeat, 'frequency') ?? '1', digits(repeat, 'frequencyMax'));
  const when = [
    ...texts(repeat, 'when'),
    ...texts(repeat, 'dayOfWeek'),
    ...texts(repeat, 'timeOfDay').map((each) => each.replace(/:00$/, '')),
  ];
  if (least !== undefined) return [`${times} × / ${between(least, most)}`, ...when];
  return when.length > 0 ? when : [conceptText(first(timing, 'code'))];
};

const between = (low: string, high: string | undefined): string =>
  high === undefined || high === low ? low : `${low} – ${high}`;

const asNeeded = (dosage: Json): string | undefined => {
  const why = first(dosage, 'asNeededCodeableConcept');
  if (why === undefined) return first(dosage, 'asNeededBoolean') === true ? 'PRN' : undefined;
  const words = conceptText(why);
  return words === undefined ? 'PRN' : `PRN: ${words}`;
};

const mostOf = (ratio: Json | undefined): string | undefined => {
  const [most, period] = [quantityText(first(ratio, 'numerator')), quantityText(first(ratio, 'denominator'))];
  return most === undefined || period === undefined ? undefined : `≤ ${most} / ${period}`;
};
