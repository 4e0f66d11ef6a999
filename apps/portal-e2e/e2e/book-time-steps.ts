import { textOf } from '../src/browser/read-downloads.ts';
import type { Locator, Page } from 'playwright-core';
import { seen } from './fixture.ts';

export const bookingWords = {
  en: {
    lists: ['Provider', 'Kind of visit', 'Location'],
    search: 'Search this list',
    change: (what: string) => `Change: ${what}`,
    check: 'Check available times',
    procedure: 'Minor procedure',
    other: 'Choose a different date',
    next: 'Next three days',
    apply: 'Apply',
    about: 'What is the visit about? (optional)',
    held: /^We’re holding this time for you: (10:00|09:5\d) left\.$/,
    book: 'Book this time',
    move: 'Move to this time',
    pay: 'Continue to payment',
    payNow: /^pay now/,
    paid: 'Payment received',
    done: 'Done',
    booked: 'Visit booked',
    moved: 'Visit moved',
    calendar: 'Add to calendar',
    forms: 'Go to the forms',
    file: /^visit-2026-03-\d\d\.ics$/,
    summary: 'SUMMARY:Visit at Biscayne Bay Health Partners',
    reschedule: /^Reschedule/,
    canceled: 'The old time is canceled.',
    remove: 'Remove the old time from my calendar',
  },
  es: {
    lists: ['Profesional médico', 'Tipo de cita', 'Lugar'],
    search: 'Buscar en esta lista',
    change: (what: string) => `Cambiar: ${what}`,
    check: 'Ver horarios disponibles',
    procedure: 'Procedimiento menor',
    other: 'Elegir otra fecha',
    next: 'Próximos tres días',
    apply: 'Aplicar',
    about: '¿Cuál es el motivo de la cita? (opcional)',
    held: /^Apartamos este horario para usted: quedan (10:00|09:5\d)\.$/,
    book: 'Reservar este horario',
    move: 'Reprogramar a este horario',
    pay: 'Continuar al pago',
    payNow: /^pagar ahora/,
    paid: 'Pago recibido',
    done: 'Listo',
    booked: 'Cita reservada',
    moved: 'Cita reprogramada',
    calendar: 'Agregar al calendario',
    forms: 'Ir a los formularios',
    file: /^cita-2026-03-\d\d\.ics$/,
    summary: 'SUMMARY:Cita en Biscayne Bay Health Partners',
    reschedule: /^Reprogramar/,
    canceled: 'La cita anterior está cancelada.',
    remove: 'Quitar la cita anterior de mi calendario',
  },
} as const;
type Said = (typeof bookingWords)[keyof typeof bookingWords];

export const main = (page: Page): Locator => page.locator('main#content');
export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
export const times = (page: Page): Locator => page.getByRole('toolbar').first().getByRole('button');

/** Who books at once, and a kind of visit there; of the places the first. */
export const choose = async (page: Page, { lists, search, change, check }: Said, kind?: string): Promise<void> => {
  const [provider, visitType, location] = lists;
  await page.goto('/appointments/add_appointment');
  await main(page).getByRole('combobox', { name: search }).first().fill('Ibáñez');
  await page.getByRole('listbox', { name: provider }).getByRole('option').first().click();
  const kinds = page.getByRole('listbox', { name: visitType }).getByRole('option');
  await (kind === undefined ? kinds.first() : kinds.filter({ hasText: kind })).click();
  const places = page.getByRole('listbox', { name: location });
  const settled = button(page, change(location));
  await seen(places.or(settled).first());
  if (await places.isVisible()) await places.getByRole('option').first().click();
  await seen(settled);
  await button(page, check).click();
  await seen(times(page).first());
};

/** Presses a button that saves a file, and reads it. */
export const saved = async (page: Page, press: Locator): Promise<{ readonly name: string; readonly text: string }> => {
  const [file] = await Promise.all([page.waitForEvent('download'), press.click()]);
  return { name: file.suggestedFilename(), text: await textOf(file) };
};
