import type { Page } from 'playwright-core';
import { becomes, seen } from './fixture.ts';

export const intakeWords = {
  en: {
    heading: 'Intake Forms',
    pain: 'How is your pain?',
    history: 'Medical history',
    scroll: 'Scroll to the end of the form to continue.',
    next: 'Save and next',
    /** The last step also checks in, unless a task of a partner follows. */
    submit: /^(Send and check in|Save and submit)$/,
    where: 'Where does it hurt?',
    knee: 'Left knee',
    no: 'No',
    reason: 'What brings you in?',
    health: 'How is your health in general?',
    contact: 'Emergency contact',
    phone: 'Phone of your emergency contact',
    none: 'None of these',
    true: 'What I wrote is true as far as I know.',
    way: 'Type my name',
    name: 'Your full name',
  },
  es: {
    heading: 'Formularios de ingreso',
    pain: '¿Cómo está su dolor?',
    history: 'Historial médico',
    scroll: 'Baje hasta el final del formulario para continuar.',
    next: 'Guardar y seguir',
    submit: /^(Enviar y registrar llegada|Guardar y enviar)$/,
    where: '¿Dónde le duele?',
    knee: 'Rodilla izquierda',
    no: 'No',
    reason: '¿Por qué viene a consulta?',
    health: '¿Cómo es su salud en general?',
    contact: 'Contacto de emergencia',
    phone: 'Teléfono de ese contacto',
    none: 'Ninguno',
    true: 'Lo que escribí es cierto hasta donde sé.',
    way: 'Escribir mi nombre',
    name: 'Su nombre completo',
  },
} as const;
type Words = (typeof intakeWords)['en' | 'es'];

/** The page within the page. */
export const intakeFrame = (page: Page) => page.frameLocator('main iframe[src="/intake-forms/index.html"]');
const button = (page: Page, name: string | RegExp) => page.locator('main').getByRole('button', { name, exact: true });

/** Goes to the end of the form in the frame, without which nothing is saved. */
const scrollDown = async (page: Page, name: string | RegExp): Promise<void> => {
  await intakeFrame(page)
    .locator('html')
    .evaluate((html) => html.ownerDocument.defaultView?.scrollTo(0, html.scrollHeight));
  await becomes(() => button(page, name).isDisabled(), false);
};

/** The form about pain, which is not saved with an empty field. */
export const passPain = async (page: Page, words: Words, last: boolean): Promise<void> => {
  const name = last ? words.submit : words.next;
  const frame = intakeFrame(page);
  await seen(page.getByRole('heading', { level: 2, name: words.heading }));
  await seen(frame.getByRole('heading', { level: 1, name: words.pain }));
  await scrollDown(page, name);
  await frame.getByRole('radio', { name: /^4 / }).check({ force: true });
  await frame.getByRole('radio', { name: words.no, exact: true }).check();
  await button(page, name).click();
  const where = frame.getByRole('textbox', { name: words.where });
  await becomes(() => where.getAttribute('aria-invalid'), 'true');
  await where.fill(words.knee);
  await button(page, name).click();
};

/** The long form, of which every page stands in the frame at once; it is not saved before its end was seen. */
export const passHistory = async (page: Page, words: Words, last: boolean): Promise<void> => {
  const name = last ? words.submit : words.next;
  const frame = intakeFrame(page);
  await seen(frame.getByRole('heading', { level: 1, name: words.history }));
  await seen(page.getByText(words.scroll, { exact: true }));
  await becomes(() => button(page, name).isDisabled(), true);
  await scrollDown(page, name);
  await frame.getByRole('textbox', { name: words.reason }).fill('Checkup');
  await frame.getByLabel(words.health).selectOption({ index: 1 });
  await frame.getByRole('textbox', { name: words.contact }).first().fill('Rosa Walker');
  await frame.getByLabel(words.phone).fill('2105550142');
  await frame.getByRole('checkbox', { name: words.none }).check();
  await frame.getByRole('radio', { name: words.no, exact: true }).check();
  await frame.getByRole('checkbox', { name: words.true }).check();
  await frame.getByRole('radio', { name: words.way }).check();
  await frame.getByRole('textbox', { name: words.name }).fill('James Walker');
  await button(page, name).click();
};
