import { describe, expect, it } from '@jest/globals';
import { people } from '../src/browser/demo-visitors.ts';
import { hostedField } from '../src/browser/type-card.ts';
import { becomes, editions, seen, visiting, openFixture } from './fixture.ts';

openFixture();

const said = {
  en: {
    add: 'Add a card',
    save: 'Save card',
    holder: 'Name on card',
    number: 'Enter the card number as it stands on the card.',
    expired: 'This card has expired. Check the date, or use another card.',
    code: 'Enter the security code: 3 digits on the back, or 4 on the front.',
    zip: 'Enter the ZIP code where you get this card’s statements.',
  },
  es: {
    add: 'Agregar una tarjeta',
    save: 'Guardar tarjeta',
    holder: 'Nombre en la tarjeta',
    number: 'Escriba el número como aparece en la tarjeta.',
    expired: 'Esta tarjeta venció. Revise la fecha o use otra tarjeta.',
    code: 'Escriba el código de seguridad: 3 dígitos al reverso o 4 al frente.',
    zip: 'Escriba el código postal donde recibe los estados de cuenta de esta tarjeta.',
  },
} as const;

describe('the fields of the card processor', () => {
  it.each(editions)(
    'MON-143 MON-144 look like those of the page, group the number, and say all that is wrong at once, in $language on a $size',
    ({ language, size }) =>
      visiting({ language, size, as: people.empty }, async ({ page }) => {
        const say = said[language];
        await page.goto('/profile_settings/payment');
        await page.getByRole('button', { name: say.add, exact: true }).click();
        const number = hostedField(page, 'CARD_NUMBER');
        await seen(number);
        const frame = page.frames().find((one) => one.url().includes('/card-frame/'));
        if (frame === undefined) throw new Error('There is no frame.');
        await becomes(
          () => frame.evaluate(() => [...document.fonts].map((face) => `${face.family} ${face.status}`)),
          ['Portico Fallback unloaded', 'Portico loaded'],
        );
        const letters = () => number.evaluate((input) => getComputedStyle(input).fontFamily.split(',')[0]);
        const size = (of: Element) => getComputedStyle(of).fontSize;
        const holder = page.getByLabel(say.holder, { exact: true });
        expect({ letters: await letters(), size: await number.evaluate(size) }).toEqual({
          letters: 'Portico',
          size: await holder.evaluate(size),
        });

        await holder.fill('Sam Okafor');
        await number.click();
        await page.keyboard.type('4242424242424241');
        expect(await number.inputValue()).toBe('4242 4242 4242 4241');
        await hostedField(page, 'CARD_DATE').fill('01/20');
        await hostedField(page, 'CARD_CVV').fill('12');
        await page.getByRole('button', { name: say.save, exact: true }).click();
        for (const text of [say.number, say.expired, say.code, say.zip])
          await seen(frame.getByText(text, { exact: true }));
      })(),
  );
});
