import { describe, expect, it } from '@jest/globals';
import { readFolders, source, textOf } from './catalog.ts';

const folders = await readFolders(['libs/ui/src']);

/** Names of things and of pages, which are written so wherever they stand. */
const names =
  /\b(Portico|My Health|Messages|Payments|Help|First available|MedlinePlus|App Store|Google Play|American Sign Language|WHO|CDC|Child Growth Standards|Social Security|Office for Civil Rights|Apple Pay|Google Pay|Visa|Mastercard|American Express|JCB|Discover|AM|PM)\b/g;

/** Texts whose capital letters a row fixes. */
const fixed: Readonly<Record<string, string>> = {
  'checkIn.step.consents': 'APT-164',
  'checkIn.step.information': 'APT-164',
  'checkIn.step.intake': 'APT-164',
  'checkIn.step.medsAllergies': 'APT-164',
  'forms.form.invalid': 'APT-264',
  'forms.problem.required': 'APT-261',
  'frame.inactivity.continue': 'ACC-232',
  'preference.box.earlyAfternoon': 'ACC-326',
  'preference.box.earlyMorning': 'ACC-326',
  'preference.box.lateAfternoon': 'ACC-326',
  'preference.box.lateMorning': 'ACC-326',
  'profile.problem.required': 'APT-261',
  'system.errorPage.again': 'ACC-395',
  'system.sessionOver.back': 'ACC-383',
  'titles.page.activityLog': 'ACC-132',
  'titles.page.help': 'ACC-128',
};

/** A label has no full stop: within a sentence, names of many things have capital letters. */
const isLabel = (text: string): boolean => !/[.?!]$/.test(text);

/** What stands in the place of a value, and what is quoted: other texts, which are asked by themselves. */
const withoutValues = (text: string): string => text.replaceAll(/“[^”]*”/g, 'it').replaceAll(/\{[^{}]*\}/g, 'it');

/** A word with a capital letter in the middle of a sentence. */
const capitalInside = /[\p{Ll}\d,]\s+(?!(?:January|November)\b)\p{Lu}\p{Ll}+/u;

describe('the texts of the portal', () => {
  it('has no exception for a text that is gone', () => {
    const ids = new Set(folders.flatMap(({ entries }) => entries.map(({ id }) => id)));
    expect(Object.keys(fixed).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('are labels in sentence case, but for names and for what a row fixes', () => {
    const titled = folders.flatMap((folder) =>
      folder.entries
        .map((entry) => ({ id: entry.id, text: textOf(folder, entry, source) ?? '' }))
        .filter(({ id, text }) => !(id in fixed) && isLabel(text))
        .filter(({ text }) => capitalInside.test(withoutValues(text).replaceAll(names, 'it'))),
    );
    expect(titled).toEqual([]);
  });
});
