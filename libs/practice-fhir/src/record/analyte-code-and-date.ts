import type { PartialDate } from '@portico/practice-spi';
import { isLoinc } from './loinc-code.ts';
import { partialDateIn } from './partial-date.ts';
import { all, text, type Json } from '../json/index.ts';
import { conceptText } from '../values/index.ts';

const loincSystem = 'http://loinc.org';

/** A code that lines the same analyte up over reports: LOINC bare, others behind their system, else the words. */
export const analyteCode = (concept: Json | undefined): string | undefined => {
  const codings = all(concept, 'coding').flatMap((coding) => {
    const code = text(coding, 'code');
    return code === undefined ? [] : [{ system: text(coding, 'system'), code }];
  });
  const loinc = codings.find(({ system, code }) => system === loincSystem && isLoinc(code));
  const own = codings.find(({ system }) => system !== undefined && system !== loincSystem);
  return loinc?.code ?? (own === undefined ? conceptText(concept) : `${own.system}|${own.code}`);
};

/** The first of `paths` that holds a date, as precise as it was written; `undefined` also where the date is broken. */
export const dateAt = (from: Json | undefined, ...paths: readonly string[]): PartialDate | undefined => {
  for (const path of paths) {
    const date = partialDateIn(text(from, path));
    if (date !== undefined) return date;
  }
  return undefined;
};
