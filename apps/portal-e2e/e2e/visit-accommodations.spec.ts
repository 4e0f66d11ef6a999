import { describe, expect } from '@jest/globals';
import { story } from '@portico/gateway/testing/story';
import { people } from '../src/browser/demo-visitors.ts';
import { bookingWords, choose, main, times } from './book-time-steps.ts';
import { becomes, editions, openSection, seen, visiting, openFixture } from './fixture.ts';
import { openVisitSaying } from './visit-pages.ts';

const said = {
  en: {
    demographics: 'Demographics',
    gender: 'Gender',
    interpreter: 'Interpreter, at no cost to you',
    language: 'American Sign Language (ASL)',
    code: 'ase',
    other: /^Other help/,
    save: 'Save changes',
    saved: 'Your changes were saved.',
    asked: 'Interpreter: American Sign Language (ASL)',
    help: 'A seat by the door',
  },
  es: {
    demographics: 'Datos demográficos',
    gender: 'Género',
    interpreter: 'Intérprete, sin costo para usted',
    language: 'Criollo haitiano',
    code: 'ht',
    other: /^Otra ayuda/,
    save: 'Guardar los cambios',
    saved: 'Sus cambios se guardaron.',
    asked: 'Intérprete: Criollo haitiano',
    help: 'Un asiento junto a la puerta',
  },
} as const;

openFixture();

describe('an interpreter and other help at a visit', () => {
  const it = story();
  it.each(editions)(
    'are kept in the profile, asked for while booking, and stand at the visit, in $language',
    (edition) =>
      visiting({ ...edition, as: people.spanish }, async (visitor) => {
        const { page } = visitor;
        const say = said[edition.language];
        await page.goto('/profile_settings');
        await openSection(visitor, say.demographics);
        const field = main(page).getByRole('combobox', { name: say.interpreter });
        await field.selectOption(say.language);
        await main(page).getByRole('combobox', { name: say.gender }).selectOption('Female');
        await main(page).getByRole('button', { name: say.save }).click();
        await seen(page.getByText(say.saved).first());

        await choose(page, bookingWords[edition.language]);
        await times(page).nth(2).click();
        const confirm = page.getByRole('dialog');
        await becomes(() => confirm.getByRole('combobox', { name: say.interpreter }).inputValue(), say.code);
        await confirm.getByRole('textbox', { name: say.other }).fill(say.help);
        await confirm.getByRole('button', { name: bookingWords[edition.language].book }).click();
        await seen(page.getByRole('dialog', { name: bookingWords[edition.language].booked }));
        await openVisitSaying(page, say.help);
        expect(await main(page).getByText(say.asked).count()).toBe(1);
        expect(page.url()).not.toContain(say.help.slice(-4));

        // What was said of one visit is not what the profile says.
        await page.goto('/profile_settings');
        await openSection(visitor, say.demographics);
        await becomes(() => main(page).getByRole('textbox', { name: say.other }).inputValue(), '');
      })(),
  );
});
