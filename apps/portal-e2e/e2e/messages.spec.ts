import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { people } from '../src/browser/demo-visitors.ts';
import { pressByKey, typeByKey } from './keyboard.ts';
import { becomes, editions, gone, seen, titleOf, visiting, openFixture } from './fixture.ts';

const said = {
  en: {
    who: people.elderly,
    link: 'Messages',
    title: 'Messages',
    list: 'Provider chat history',
    subject: 'Your lab results',
    reply: 'Your reply',
    send: 'Send',
    history: 'Provider chat history',
    new: 'New message',
    // Here patients write to their providers alone, and send no files.
    team: undefined,
    to: 'To',
    topic: 'Subject',
    body: 'Your message',
    answer: 'You’ll find the answer here, in Messages.',
    emergency: 'If this is a medical emergency, call 911.',
    lost: 'This conversation is no longer here.',
    inactive: 'This provider is currently inactive.',
    farewell: 'Goodbye and thank you',
    advice: 'What you can do',
    close: 'Close',
  },
  es: {
    who: people.spanish,
    link: 'Mensajes',
    title: 'Mensajes',
    list: 'Historial de mensajes',
    subject: 'Sus resultados de laboratorio',
    reply: 'Su respuesta',
    send: 'Enviar',
    history: 'Historial de mensajes',
    new: 'Nuevo mensaje',
    team: 'Facturación',
    to: 'Para',
    topic: 'Asunto',
    body: 'Su mensaje',
    answer: 'Encontrará la respuesta aquí, en Mensajes.',
    emergency: 'Si es una emergencia médica, llame al 911.',
    lost: 'Esta conversación ya no está.',
    inactive: 'Este proveedor está inactivo actualmente.',
    farewell: 'Despedida y gracias',
    advice: 'Lo que usted puede hacer',
    close: 'Cerrar',
  },
} as const;

const list = (page: Page): Locator => page.locator('main#content [data-threads]');
const bubbles = (page: Page): Locator => page.locator('main#content ol > li');

openFixture();

describe('messages', () => {
  it.each(editions)(
    'ACC-107 ACC-108 MON-223 MON-224 MON-227 MON-230 MON-246 are read, answered and written in $language on a $size',
    (edition) => {
      const say = said[edition.language];
      return visiting({ ...edition, as: say.who }, async ({ page, language }) => {
        await page.goto('/messages');
        await seen(page.getByRole('heading', { level: 1, name: say.title, exact: true }));
        await seen(page.getByText(say.emergency));
        const back = page.getByRole('button', { name: say.history });
        const thread = list(page).getByRole('link', { name: new RegExp(say.subject) });
        await thread.click();
        await seen(bubbles(page).first());
        await gone(thread.locator('[data-unread]'));
        // On a phone the list makes room, and comes back by its button.
        expect(await back.isVisible()).toBe(edition.size === 'phone');
        expect(await list(page).isVisible()).toBe(edition.size === 'desktop');
        await page.getByRole('textbox', { name: say.reply }).fill('Gracias & <thanks>');
        await page.getByRole('button', { name: say.send, exact: true }).click();
        await becomes(() => bubbles(page).last().innerText(), expect.stringContaining('Gracias & <thanks>'));
        await becomes(() => page.locator('[data-state=sending]').count(), 0);
        // It is also shown when the conversation is opened by its path.
        const id = new URL(page.url()).searchParams.get('message_id') ?? '';
        await page.goto(`/messages/${id}`);
        await becomes(() => bubbles(page).last().innerText(), expect.stringContaining('Gracias & <thanks>'));

        if (edition.size === 'phone') await back.click();
        await page.getByRole('button', { name: say.new }).click();
        if (say.team === undefined) await page.getByLabel(say.to, { exact: true }).selectOption({ index: 1 });
        else await page.getByRole('radio', { name: say.team }).check();
        await page.getByRole('textbox', { name: say.topic }).fill('Una pregunta más');
        await page.getByRole('textbox', { name: say.body }).fill('Hello from the portal');
        if (language === 'es') await attach(page);
        await page.getByRole('button', { name: say.send, exact: true }).click();
        await seen(page.getByRole('heading', { name: 'Una pregunta más' }));
        await seen(page.getByText(say.answer));
        await becomes(() => bubbles(page).first().innerText(), expect.stringContaining('Hello from the portal'));
        if (say.team === undefined) return;
        await seen(page.locator('header').getByText(say.team, { exact: true }));
        await page.getByRole('textbox', { name: say.reply }).fill('With a picture');
        await attach(page);
        await page.getByRole('button', { name: say.send, exact: true }).click();
        await seen(
          bubbles(page)
            .last()
            .getByRole('button', { name: /\.png$/ }),
        );
      })();
    },
  );

  it(
    'MON-250 MON-254 a page of the practice that is text alone opens as text of the portal, and Back closes it',
    visiting({ as: people.rich }, async ({ page }) => {
      await page.goto('/messages');
      await list(page)
        .getByRole('link', { name: new RegExp(said.en.subject) })
        .click();
      await page.getByRole('button', { name: said.en.advice }).click();
      const popup = page.getByRole('dialog');
      await seen(popup.getByRole('heading', { name: said.en.advice }));
      await seen(popup.getByText('Walk half an hour a day.'));
      expect(await popup.getByText(said.en.advice).count()).toBe(1);
      const conversation = page.url();
      await page.goBack();
      await gone(popup);
      expect(page.url()).toBe(conversation);
      await seen(page.getByRole('textbox', { name: said.en.reply }));
      await page.goBack();
      await gone(page.getByRole('textbox', { name: said.en.reply }));
    }),
  );

  it(
    'MON-224 MON-247 an unknown conversation leads to the list, and nobody writes to who has left',
    visiting({ as: people.rich }, async ({ page }) => {
      await page.goto('/messages/nothing-here');
      await seen(page.getByText(said.en.lost));
      await list(page)
        .getByRole('link', { name: new RegExp(said.en.farewell) })
        .click();
      await seen(page.getByText(said.en.inactive));
      await gone(page.getByText(said.en.lost));
      expect(await page.getByRole('textbox', { name: said.en.reply }).isVisible()).toBe(false);
    }),
  );

  it(
    'MON-228 are answered by the keyboard alone',
    visiting({ as: people.rich }, async (visitor) => {
      const { page } = visitor;
      await page.goto('/messages');
      await seen(titleOf(visitor));
      await pressByKey(page, list(page).getByRole('link', { name: /Prescription refill/ }));
      await typeByKey(page, page.getByRole('textbox', { name: said.en.reply }), 'By keys');
      await pressByKey(page, page.getByRole('button', { name: said.en.send, exact: true }));
      await becomes(() => bubbles(page).last().innerText(), expect.stringContaining('By keys'));
    }),
  );
});

/** A picture from the phone, brought while the message is written. */
const attach = async (page: Page): Promise<void> => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await page.locator('input[type=file]').setInputFiles({ name: 'brazo.png', mimeType: 'image/png', buffer: png });
  await seen(page.getByText(/: brazo\.png$/));
};
