import { describe, expect, it } from '@jest/globals';
import type { GuestPurpose } from '@portico/domain/access';
import type { PracticeId } from '@portico/domain/kernel';
import { passCheck, pathIn } from '../src/browser/link-identity-check.ts';
import { demoGuest, demoGuestLinks, guestAddress } from '@portico/demo/demo-guest-links.ts';
import type { Visitor } from '../src/browser/visitor.ts';
import { editions, seen, browserHarness, visiting, openFixture } from './fixture.ts';

const said = {
  en: {
    practice: 'riverwalk' as PracticeId,
    name: 'Riverwalk Community Clinic',
    book: 'Book an appointment',
    choice: 'Choose your visit: step 2 of 3',
    change: 'Change your appointment',
    newTime: 'Choose a new time: step 3 of 3',
    check: 'Check available times',
    // Whose visits are booked at once.
    provider: 'Dr. Rosa Treviño',
    again: 'Change provider, visit or place',
    about: /^About /,
    bookWith: /^Book with /,
    confirm: 'Book this time',
    moveTo: 'Move to this time',
    booked: /is booked\. We look forward to seeing you\.$/,
    moved: /is booked for the new time\. The old one is canceled\.$/,
    calendar: 'Add to calendar',
    used: /^This link was already used\./,
    reschedule: /^Reschedule/,
    wait: /^Tell me if an earlier time opens up/,
    ask: 'Tell me if an earlier time opens up',
    joined: 'Done. We’ll tell you when a time opens up.',
    back: 'Back to the visit',
    waiting: /^On the wait list for an earlier time/,
    stop: 'Leave the wait list',
    left: 'You’re no longer on the wait list. The booked visit hasn’t changed.',
    cancel: /^Cancel visit/,
    yes: 'Cancel visit',
    canceled: 'The visit is canceled',
    close: 'Close',
    over: 'Your visit at Riverwalk Community Clinic was already changed or canceled.',
    call: 'Call Riverwalk Community Clinic: 210\u2011555\u20110180',
  },
  es: {
    practice: 'biscayne' as PracticeId,
    name: 'Biscayne Bay Health Partners',
    book: 'Reservar su cita',
    choice: 'Elija su cita: paso 2 de 3',
    change: 'Cambiar su cita',
    newTime: 'Elija un nuevo horario: paso 3 de 3',
    check: 'Ver horarios disponibles',
    provider: 'Dr. Alejandro Ibáñez',
    again: 'Cambiar profesional médico, tipo de cita o lugar',
    about: /^Información sobre /,
    bookWith: /^Reservar con /,
    confirm: 'Reservar este horario',
    moveTo: 'Reprogramar a este horario',
    booked: /está reservada\. Le esperamos\.$/,
    moved: /está reservada en el nuevo horario\. La anterior está cancelada\.$/,
    calendar: 'Agregar al calendario',
    used: /^Este enlace ya se usó\./,
    reschedule: /^Reprogramar/,
    wait: /^Avíseme si hay una cita más pronto/,
    ask: 'Avíseme si hay una cita más pronto',
    joined: 'Listo. Le avisaremos cuando haya un horario.',
    back: 'Volver a la cita',
    waiting: /^En lista de espera para una cita más pronto/,
    stop: 'Salir de la lista',
    left: 'Ya no está en la lista de espera. Lo que está reservado sigue igual.',
    cancel: /^Cancelar la cita/,
    yes: 'Cancelar la cita',
    canceled: 'La cita está cancelada',
    close: 'Cerrar',
    over: 'Su cita en Biscayne Bay Health Partners ya se cambió o se canceló.',
    call: 'Llame a Biscayne Bay Health Partners: 305\u2011555\u20110160',
  },
} as const;

type Said = (typeof said)[keyof typeof said];
type About = Parameters<typeof demoGuest>[2];

const guestOf = async (practice: PracticeId, about: About) => {
  const { database, clock } = browserHarness().portal;
  const found = await demoGuest(database, practice, about, clock.now());
  if (found === undefined) throw new Error('The demo has no such patient.');
  return found;
};

/** The path of the last link that was mailed to an address, in the language of the visitor. */
const mailed = async (address: string, { language }: Visitor): Promise<string> =>
  pathIn(await browserHarness().noticeTo(address), language);

/** Mails a link to change a visit that no other test has changed. */
const linkToChange = async (practice: PracticeId, visitor: Visitor) => {
  const { database, clock } = browserHarness().portal;
  const guest = await guestOf(practice, 'visit-to-move');
  const visit = guest.visit ?? '';
  const address = `change.${visit}@example.org`;
  await demoGuestLinks(database, clock.now()).issue(
    {
      purpose: 'guest-reschedule' satisfies GuestPurpose,
      chart: { practice, patient: guest.patient },
      resource: visit,
      to: { channel: 'email', address },
      language: guest.language,
    },
    clock.now(),
  );
  return { guest, visit, link: await mailed(address, visitor) };
};

/** Mails this patient a link to book. */
const linkToBook = async (
  practice: PracticeId,
  { patient, language, visit = '' }: Awaited<ReturnType<typeof guestOf>>,
  visitor: Visitor,
): Promise<string> => {
  const { database, clock } = browserHarness().portal;
  const address = `book.${visit}@example.org`;
  await demoGuestLinks(database, clock.now()).issue(
    {
      purpose: 'guest-appointment' satisfies GuestPurpose,
      chart: { practice, patient },
      to: { channel: 'email', address },
      language,
    },
    clock.now(),
  );
  return mailed(address, visitor);
};

const statusOf = async (practice: PracticeId, visit: string): Promise<string | undefined> => {
  const [found] = await browserHarness().portal.database.rows<{ readonly status: string }>({
    text: 'select status from clinic.appointments where practice_id = $1 and id = $2',
    values: [practice, visit],
  });
  return found?.status;
};

const placeOf = ({ page }: Visitor): string => new URL(page.url()).pathname;

const titled = ({ page }: Visitor, name: string): Promise<void> =>
  seen(page.getByRole('heading', { level: 1, name, exact: true }));

/** The first of everything that is offered. */
const choose = async ({ page }: Visitor, { check, provider }: Said): Promise<void> => {
  const list = page.locator('main#content').getByRole('listbox');
  const next = page.getByRole('button', { name: check });
  for (;;) {
    await list
      .or(next.and(page.locator(':focus')))
      .first()
      .waitFor();
    if ((await list.count()) === 0) break;
    const options = list.getByRole('option');
    const wanted = options.filter({ hasText: provider });
    await ((await wanted.count()) > 0 ? wanted : options).first().click();
  }
  await next.click();
};

/** A page that is loaded anew offers times of the same provider, visit and place. */
const keepsChoice = async ({ page }: Visitor, { again }: Said): Promise<void> => {
  const chosen = page.getByRole('button', { name: again }).locator('..');
  await seen(chosen);
  const before = await chosen.innerText();
  await page.reload();
  await seen(chosen);
  expect(await chosen.innerText()).toBe(before);
};

/** Takes the first free time, and arrives where it is said what became of it. */
const take = async (visitor: Visitor, confirm: Said['confirm' | 'moveTo']): Promise<void> => {
  const { page } = visitor;
  await page.getByRole('toolbar').first().getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
  await page.waitForURL('**/guest/workflow/appointments/add_appointment_success');
  await seen(page.getByRole('article'));
};

const branded = ({ page }: Visitor, name: string): Promise<void> => seen(page.getByRole('banner').getByText(name));

openFixture();

describe('guests who book', () => {
  it.each(editions)(
    'ACC-033 ACC-037 ACC-038 ACC-052 APT-004 APT-074 APT-111 APT-285 APT-286 APT-287 APT-290 do so by a mailed link, once, in $language on a $size',
    (edition) =>
      visiting(edition, async (visitor) => {
        const { page } = visitor;
        const say = said[edition.language];
        const link = await mailed(guestAddress(say.practice, 'appointment'), visitor);
        await page.goto(link);
        await titled(visitor, say.book);
        expect(placeOf(visitor)).toBe('/guest/guestAppointment');
        await passCheck(visitor.page, (await guestOf(say.practice, 'no-debt')).birthDate);
        await page.waitForURL('**/guest/workflow/appointments/add_appointment');
        await branded(visitor, say.name);
        await seen(page.getByRole('link', { name: say.call }));
        // Nothing was chosen yet, so there are no times to look at.
        await page.goto('/guest/workflow/appointments/add_appointment/available_hours');
        await page.waitForURL('**/guest/workflow/appointments/add_appointment');
        await choose(visitor, say);
        await page.waitForURL('**/guest/workflow/appointments/add_appointment/available_hours');
        await branded(visitor, say.name);
        await keepsChoice(visitor, say);
        expect(placeOf(visitor)).toBe('/guest/workflow/appointments/add_appointment/available_hours');
        await take(visitor, say.confirm);
        await seen(page.getByRole('status').filter({ hasText: say.booked }));
        await seen(page.getByRole('button', { name: say.calendar }));
        await page.reload();
        await seen(page.getByRole('article'));
        await page.goto(link);
        await seen(page.getByText(say.used));
        await seen(page.getByRole('link', { name: say.call }));
      })(),
  );

  it.each(editions)(
    'ACC-053 APT-004 APT-111 APT-291 APT-324 give their visit another time, and a link that is only opened does nothing, in $language on a $size',
    (edition) =>
      visiting(edition, async (visitor) => {
        const { page } = visitor;
        const say = said[edition.language];
        const { guest, visit, link } = await linkToChange(say.practice, visitor);
        await page.goto(link);
        await titled(visitor, say.change);
        expect(placeOf(visitor)).toBe('/guest/guestRescheduleAppointment');
        expect(await statusOf(say.practice, visit)).toBe('SCHEDULED');
        await passCheck(visitor.page, guest.birthDate);
        await page.getByRole('article').getByRole('button', { name: say.reschedule }).click();
        await page.waitForURL('**/guest/workflow/appointments/add_appointment/available_hours');
        await titled(visitor, say.newTime);
        await branded(visitor, say.name);
        // After a reload, and back at the choices, which are filled in, the guest still moves the same visit.
        await keepsChoice(visitor, say);
        await page.getByRole('button', { name: say.again }).click();
        await page.waitForURL('**/guest/workflow/appointments/add_appointment');
        expect(await statusOf(say.practice, visit)).toBe('SCHEDULED');
        // Guests can open the provider's page, and booking from it still reschedules the same visit.
        await page.getByRole('link', { name: say.about }).click();
        await page.waitForURL('**/guest/workflow/appointments/provider/*');
        await branded(visitor, say.name);
        await page.getByRole('button', { name: say.bookWith }).click();
        await page.waitForURL('**/guest/workflow/appointments/add_appointment');
        await choose(visitor, say);
        await take(visitor, say.moveTo);
        await seen(page.getByRole('status').filter({ hasText: say.moved }));
        expect(await statusOf(say.practice, visit)).toBe('CANCELLED');
        await page.goto(link);
        await seen(page.getByText(say.used).or(page.getByText(say.over)));
      })(),
  );

  it.each(editions)(
    'ACC-053 APT-004 book a visit beside the one that they did not move in the end, in $language on a $size',
    (edition) =>
      visiting(edition, async (visitor) => {
        const { page } = visitor;
        const say = said[edition.language];
        const { guest, visit, link } = await linkToChange(say.practice, visitor);
        await page.goto(link);
        await passCheck(page, guest.birthDate);
        await page.getByRole('article').getByRole('button', { name: say.reschedule }).click();
        await page.waitForURL('**/guest/workflow/appointments/add_appointment/available_hours');
        await seen(page.getByRole('button', { name: say.again }));
        await page.goto(await linkToBook(say.practice, guest, visitor));
        await passCheck(page, guest.birthDate);
        await page.waitForURL('**/guest/workflow/appointments/add_appointment');
        await titled(visitor, say.choice);
        await choose(visitor, say);
        await take(visitor, say.confirm);
        await seen(page.getByRole('status').filter({ hasText: say.booked }));
        expect(await statusOf(say.practice, visit)).toBe('SCHEDULED');
      })(),
  );

  it.each(editions)('wait for an earlier time than their visit, and stop waiting, in $language on a $size', (edition) =>
    visiting(edition, async (visitor) => {
      const { page } = visitor;
      const say = said[edition.language];
      const { guest, link } = await linkToChange(say.practice, visitor);
      await page.goto(link);
      await passCheck(visitor.page, guest.birthDate);
      await page.getByRole('article').getByRole('button', { name: say.wait }).click();
      await page.waitForURL('**/guest/workflow/appointments/earlier_time/*');
      await branded(visitor, say.name);
      await page.getByRole('button', { name: say.ask, exact: true }).click();
      await seen(page.getByText(say.joined));
      // The address and the token are enough to find it again.
      await page.reload();
      await page.getByRole('button', { name: say.back }).click();
      await page.getByRole('article').getByRole('button', { name: say.waiting }).click();
      await page.getByRole('button', { name: say.stop }).click();
      await seen(page.getByText(say.left));
    })(),
  );

  it.each(editions)(
    'ACC-053 APT-291 APT-294 cancel their visit, and are told that it is canceled when they come again, in $language on a $size',
    (edition) =>
      visiting(edition, async (visitor) => {
        const { page } = visitor;
        const say = said[edition.language];
        const { guest, visit, link } = await linkToChange(say.practice, visitor);
        await page.goto(link);
        await passCheck(visitor.page, guest.birthDate);
        await page.getByRole('article').getByRole('button', { name: say.cancel }).click();
        await page.getByRole('dialog').getByRole('button', { name: say.yes, exact: true }).click();
        const told = page.getByRole('dialog').or(page.getByRole('alertdialog'));
        await seen(told.getByRole('heading', { name: say.canceled }));
        expect(await statusOf(say.practice, visit)).toBe('CANCELLED');
        await told.getByRole('button', { name: say.close }).click();
        await seen(page.getByText(say.over));
        expect(placeOf(visitor)).toBe('/guest/guestAlreadyDone');
        await page.goto(link);
        await passCheck(visitor.page, guest.birthDate);
        await seen(page.getByText(say.over));
      })(),
  );
});
