import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { becomes, gone, seen } from './fixture.ts';

/** One dot. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const informationWords = {
  en: {
    heading: 'Information Check',
    phone: 'Phone number',
    phoneType: 'Phone type',
    street: 'Street address',
    zip: 'ZIP code',
    city: 'City',
    state: 'State',
    gender: 'Gender',
    find: 'Find a physician',
    search: 'Name of the physician',
    use: 'Use this physician',
    front: 'Front of the document',
    back: 'Back of the document',
    ssn: 'Social Security number (optional)',
    next: 'Next',
    missing: /To continue, complete: .*City, State/,
    confirm: 'Continue without a number?',
    goBack: 'Go back',
    goOn: 'Continue without',
  },
  es: {
    heading: 'Revisión de datos',
    phone: 'Número de teléfono',
    phoneType: 'Tipo de teléfono',
    street: 'Dirección (calle y número)',
    zip: 'Código postal',
    city: 'Ciudad',
    state: 'Estado',
    gender: 'Género',
    find: 'Buscar un médico',
    search: 'Nombre del médico',
    use: 'Usar este médico',
    front: 'Frente del documento',
    back: 'Reverso del documento',
    ssn: 'Número de Seguro Social (opcional)',
    next: 'Siguiente',
    missing: /Para continuar, complete: .*Ciudad, Estado/,
    confirm: '¿Continuar sin ningún número?',
    goBack: 'Volver',
    goOn: 'Continuar sin número',
  },
} as const;

type Words = (typeof informationWords)['en' | 'es'];

export const informationFields = (page: Page, words: Words) => {
  const main = page.locator('main');
  return {
    field: (name: string) => main.getByLabel(name, { exact: true }).first(),
    next: main.getByRole('button', { name: words.next, exact: true }),
    /** Chooses a file as one side of the document. */
    choose: (side: string, name: string, buffer: Buffer) =>
      main.locator(`input[type=file][aria-label="${side}"]`).setInputFiles({ name, mimeType: 'image/png', buffer }),
    picture: (side: string) => main.getByRole('img', { name: side }),
  };
};

/** Fills in the personal data that the practice asks for, without pictures. */
export const fillInformation = async (page: Page, words: Words): Promise<void> => {
  const main = page.locator('main');
  const { field, next } = informationFields(page, words);
  await seen(page.getByRole('heading', { level: 2, name: words.heading }));
  await field(words.zip).fill('00000');
  await seen(main.getByText(words.missing));
  await becomes(() => next.isDisabled(), true);
  await field(words.phone).fill('2105550199');
  await field(words.phoneType).selectOption({ index: 1 });
  await field(words.street).fill('1 Main Street');
  await field(words.gender).selectOption({ index: 1 });
  // The place comes with the ZIP code.
  await field(words.zip).fill('78201');
  await becomes(() => field(words.city).inputValue(), 'San Antonio');
  await becomes(() => field(words.state).inputValue(), 'TX');
  await main.getByRole('button', { name: words.find }).first().click();
  await main.getByRole('searchbox', { name: words.search }).pressSequentially('mar');
  await main.getByRole('radio').first().check({ force: true });
  await main.getByRole('button', { name: words.use, exact: true }).click();
};

/** Fills in and submits the personal data that the practice asks for; `photos`: with both sides of a document. */
export const passInformation = async (
  page: Page,
  words: Words,
  { photos }: { readonly photos: boolean },
): Promise<void> => {
  const { field, next, choose, picture } = informationFields(page, words);
  await fillInformation(page, words);
  for (const side of photos ? [words.front, words.back] : []) {
    await becomes(() => next.isDisabled(), true);
    await choose(side, 'id.png', png);
    await seen(picture(side));
  }
  await becomes(() => next.isDisabled(), false);
  await next.click();
  const ask = page.getByRole('alertdialog', { name: words.confirm });
  await seen(ask);
  await ask.getByRole('button', { name: words.goBack, exact: true }).click();
  await gone(ask);
  await field(words.ssn).fill('123456789');
  expect(await field(words.ssn).inputValue()).toBe('123-45-6789');
  await field(words.ssn).fill('');
  await next.click();
  await ask.getByRole('button', { name: words.goOn, exact: true }).click();
};
