import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { documentLimit, jpegStart } from '@portico/domain/profile';
import { people } from '../src/browser/demo-visitors.ts';
import { partnerPractice } from '@portico/demo/partner/start-demo-partner.ts';
import type { Page } from 'playwright-core';
import { asking, james, pathOf, soonLike, usual } from './check-in-visits.ts';
import { visitOf } from './check-in-steps.ts';
import { fillInformation, informationFields, informationWords, png } from './fill-information-form.ts';
import { gone, seen, visiting, openFixture } from './fixture.ts';

const words = {
  en: {
    goesOn: 'Medications and Allergies',
    wrongType: 'Choose a picture: JPG, PNG, TIFF or GIF.',
    unreadable: /^This device can’t open the picture\. It may be damaged or too large\./,
    tooLarge: 'This picture is too large. Choose a smaller one.',
  },
  es: {
    goesOn: 'Medicamentos y alergias',
    wrongType: 'Elija una imagen: JPG, PNG, TIFF o GIF.',
    unreadable: /^Este dispositivo no puede abrir la imagen\. Puede estar dañada o ser demasiado grande\./,
    tooLarge: 'Esta imagen es demasiado grande. Elija una más pequeña.',
  },
} as const;

/** A picture of a billion dots, as far as its first bytes say. */
const huge = Buffer.from(png);
for (const side of [16, 20]) huge.writeUInt32BE(31_000, side);

/** The next picture that this browser draws has more bytes than a practice takes, which this one never has by itself. */
const drawOnceTooLarge = (page: Page): Promise<void> =>
  page.evaluate(
    ([start, length]) => {
      const { prototype } = HTMLCanvasElement;
      const asEver = prototype.toDataURL;
      prototype.toDataURL = () => {
        prototype.toDataURL = asEver;
        return `${start}/9j/${'A'.repeat(length)}`;
      };
    },
    [jpegStart, documentLimit * 2] as const,
  );

openFixture();

describe('a picture at check-in', () => {
  beforeAll(() => asking(['information', 'medsAllergies']));
  afterAll(() => asking(usual));

  it.each([
    { language: 'en', size: 'desktop', as: james },
    { language: 'es', size: 'phone', as: people.spanish },
  ] as const)(
    'APT-183 APT-191 APT-192 that is none, or too large, has its sentence, and nothing typed is lost, in $language on a $size',
    ({ language, size, as }) =>
      visiting({ language, size, as }, async ({ page }) => {
        const [say, fields] = [words[language], informationWords[language]];
        const visit = await soonLike(await visitOf(as.email, partnerPractice));
        await page.goto(pathOf(visit));
        await fillInformation(page, fields);
        const { field, next, choose, picture } = informationFields(page, fields);
        const typed = () =>
          Promise.all([fields.phone, fields.street, fields.zip, fields.city].map((name) => field(name).inputValue()));
        const before = await typed();
        const refused = async (sentence: string | RegExp): Promise<void> => {
          await seen(page.getByText(sentence).last());
          expect({
            disabled: await next.isDisabled(),
            fronts: await picture(fields.front).count(),
            typed: await typed(),
          }).toEqual({ disabled: true, fronts: 0, typed: before });
        };
        await choose(fields.front, 'id.pdf', png);
        await refused(say.wrongType);
        await choose(fields.front, 'id.png', huge);
        await refused(say.unreadable);
        await drawOnceTooLarge(page);
        await choose(fields.front, 'id.png', png);
        await refused(say.tooLarge);

        for (const side of [fields.front, fields.back]) {
          await choose(side, 'id.png', png);
          await seen(picture(side));
        }
        await gone(page.getByText(say.tooLarge, { exact: true }));
        expect(await typed()).toEqual(before);
        await next.click();
        await page.getByRole('alertdialog').getByRole('button', { name: fields.goOn, exact: true }).click();
        await seen(page.getByRole('heading', { level: 2, name: say.goesOn }));
      })(),
  );
});
