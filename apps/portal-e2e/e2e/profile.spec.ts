import { describe, expect, it } from '@jest/globals';
import { people } from '../src/browser/demo-visitors.ts';
import type { Visitor } from '../src/browser/visitor.ts';
import { becomes, openSection, seen, visiting, openFixture } from './fixture.ts';

const said = {
  en: {
    demographics: 'Demographics',
    documents: 'Documents',
    notifications: 'Notifications',
    gender: 'Gender',
    type: 'Type of insurance',
    company: 'Insurance company',
    member: 'Member ID',
    from: 'Valid from',
    day: '02/29/2024',
    front: 'Front of the card',
    save: 'Save changes',
    saved: 'Your changes were saved.',
    visits: 'Visits that are booked, changed or canceled',
    email: 'Email',
  },
  es: {
    demographics: 'Datos demográficos',
    documents: 'Documentos',
    notifications: 'Notificaciones',
    gender: 'Género',
    type: 'Tipo de seguro',
    company: 'Compañía de seguros',
    member: 'Número de miembro (Member ID)',
    from: 'Válido desde',
    day: '29/02/2024',
    front: 'Frente de la tarjeta',
    save: 'Guardar los cambios',
    saved: 'Sus cambios se guardaron.',
    visits: 'Citas reservadas, cambiadas o canceladas',
    email: 'Correo electrónico',
  },
} as const;

const visits = [
  { language: 'en', size: 'desktop', as: people.empty },
  { language: 'es', size: 'phone', as: { email: 'rosa.delgado@example.org', practice: 'riverwalk' } },
] as const;

/** One dot. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const field = ({ page }: Visitor, name: string) => page.locator('main').getByLabel(name, { exact: true });

/** Saves, hears that it was kept, and comes back later. */
const saveAndReturn = async ({ page }: Visitor, { save, saved }: { readonly save: string; readonly saved: string }) => {
  await page.locator('main').getByRole('button', { name: save, exact: true }).click();
  await seen(page.getByText(saved));
  await page.reload();
};

openFixture();

describe('the profile', () => {
  it.each(visits)(
    'ACC-417 ACC-418 MON-262 MON-263 MON-265 MON-280 keeps who one is, an insurance with its card and by what one is told, in $language on a $size',
    ({ language, size, as }) =>
      visiting({ language, size, as }, async (visitor) => {
        const { page } = visitor;
        const say = said[language];
        await page.goto('/profile_settings');
        await openSection(visitor, say.demographics);
        await field(visitor, say.gender).selectOption('Female');
        await saveAndReturn(visitor, say);
        await becomes(() => field(visitor, say.gender).inputValue(), 'Female');

        await openSection(visitor, say.documents);
        await field(visitor, say.type).selectOption({ index: 1 });
        await field(visitor, say.company).selectOption('Medicare');
        await field(visitor, say.member).fill('M-17');
        await field(visitor, say.from).fill(say.day);
        const front = page.locator(`main input[type=file][aria-label="${say.front}"]`);
        await front.setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: png });
        const picture = page.locator('main').getByRole('img', { name: say.front });
        await seen(picture);
        await saveAndReturn(visitor, say);
        await becomes(() => field(visitor, say.member).inputValue(), 'M-17');
        await becomes(() => picture.getAttribute('src').then((src) => src?.slice(0, 23)), 'data:image/jpeg;base64,');

        await openSection(visitor, say.notifications);
        const byMail = page.getByRole('group', { name: say.visits }).getByRole('checkbox', { name: say.email });
        await byMail.uncheck();
        await saveAndReturn(visitor, say);
        await becomes(() => byMail.isChecked(), false);
        expect(visitor.events).toEqual(['Update Documents', 'Update Notifications']);
      })(),
  );

  it('MON-267 MON-328 MON-331 keeps a photo as it was framed, of 277 by 275', () =>
    visiting({ as: people.empty }, async ({ page }) => {
      await page.goto('/profile_settings/photo');
      const button = (name: string) => page.locator('main').getByRole('button', { name, exact: true });
      await seen(button('Choose a photo'));
      await page.locator('main input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
      await page.getByRole('slider', { name: 'Zoom' }).fill('250');
      await button('Left').click();
      await button('Save photo').click();
      const photo = page.getByRole('img', { name: 'Your photo' });
      await seen(photo);
      const size = () => photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
      await becomes(size, [277, 275]);
    })());
});
