import { EmbeddedFormSetup, EmbeddedSetup } from '@portico/adapters-practice/embedded';
import type { PatientRef } from '@portico/domain/kernel';
import { chartOf } from '../src/browser/chart-of-account.ts';
import { type people } from '../src/browser/demo-visitors.ts';
import { demoForms } from '@portico/demo/write-demo-forms.ts';
import type { Page } from 'playwright-core';
import { browserHarness } from './fixture.ts';

export const main = (page: Page) => page.locator('main#content');
export const form = (page: Page) => main(page).locator('form');
export const submit = (page: Page) => form(page).locator('button[type=submit]');
export const toFill = (page: Page) => main(page).locator('section[aria-labelledby="forms-to-fill"]');
export const signed = (page: Page) => main(page).locator('section[aria-labelledby="forms-signed"]');
export const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** Makes exactly these demo forms due for this person. */
export const askFor = async (
  person: (typeof people)[keyof typeof people],
  titles: readonly string[],
): Promise<void> => {
  await askOfChart(await chartOf(browserHarness().portal, person), titles);
};

export const askOfChart = async (patient: PatientRef, titles: readonly string[]): Promise<void> => {
  const { portal } = browserHarness();
  const asked = demoForms.filter(({ title }) => titles.includes(title.en));
  await portal.database.rows({
    text: 'delete from clinic.form_requests where practice_id = $1 and patient_id = $2',
    values: [patient.practice, patient.patient],
  });
  await new EmbeddedSetup(portal.database).forms(asked.map(({ uuid: id, title }) => ({ patient, id, title })));
};

/** For as long as something is done, the practice asks for a form in which one label is another. */
export const withNewVersion = async (
  title: string,
  person: (typeof people)[keyof typeof people],
  run: () => Promise<void>,
): Promise<void> => {
  const { portal } = browserHarness();
  const { practice } = await chartOf(portal, person);
  const before = demoForms.find((one) => one.title.en === title);
  if (before === undefined) throw new Error(`The demo has no form ${title}.`);
  const pages = before.pages.map((page) => ({
    ...page,
    fields: page.fields.map((field) =>
      field.type === 'datefield' ? { ...field, label: { en: 'Version 2', es: 'Version 2' } } : field,
    ),
  }));
  await new EmbeddedFormSetup(portal.database).forms(practice, [{ ...before, version: 2, pages }]);
  try {
    await run();
  } finally {
    for (const table of ['signed_forms', 'forms']) {
      await portal.database.rows({
        text: `delete from clinic.${table} where practice_id = $1 and uuid = $2 and version = 2`,
        values: [practice, before.uuid],
      });
    }
  }
};

/** Where the button of a form stands: pixels from the form's left edge, and the share of its width. */
export const placeOfSubmit = async (page: Page) => {
  const [around, button] = await Promise.all([form(page).boundingBox(), submit(page).boundingBox()]);
  if (around === null || button === null) throw new Error('There is no button.');
  return { left: Math.round(button.x - around.x), share: button.width / around.width };
};

/** The last field of the open page ends above the button. */
export const isBelowFields = async (page: Page): Promise<boolean> => {
  const [last, button] = await Promise.all([
    form(page).locator('input, select, textarea').last().boundingBox(),
    submit(page).boundingBox(),
  ]);
  return last !== null && button !== null && button.y >= last.y + last.height;
};

export const typeName = async (page: Page, way: string, label: string, name: string): Promise<void> => {
  await form(page).getByRole('radio', { name: way }).check();
  await form(page).getByRole('textbox', { name: label }).fill(name);
};
