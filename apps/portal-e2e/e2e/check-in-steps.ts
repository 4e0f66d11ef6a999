import { MINUTE, type PracticeId } from '@portico/domain/kernel';
import { passCheck, pathIn } from '../src/browser/link-identity-check.ts';
import { people } from '../src/browser/demo-visitors.ts';
import { demoGuest, guestAddress } from '@portico/demo/demo-guest-links.ts';
import type { Page } from 'playwright-core';
import { becomes, browserHarness } from './fixture.ts';

export const saguaro = 'saguaro' as PracticeId;

export const statusOf = async (practice: string, id: string): Promise<string | undefined> => {
  const [visit] = await browserHarness().portal.database.rows<{ readonly status: string }>({
    text: 'select status from clinic.appointments where practice_id = $1 and id = $2',
    values: [practice, id],
  });
  return visit?.status;
};

/** Moves a visit to `minutes` from now. */
export const beginIn = (minutes: number, practice: string, id: string) => {
  const start = browserHarness().portal.clock.now() + minutes * MINUTE;
  return browserHarness().portal.database.rows({
    text: `update clinic.appointments set status = 'SCHEDULED', starts_at = $3, ends_at = $4 where practice_id = $1 and id = $2`,
    values: [practice, id, start, start + 30 * MINUTE],
  });
};

/** The visit that the link of the demo's outbox is about. */
export const linkedVisit = async (practice = saguaro): Promise<string> => {
  const [link] = await browserHarness().portal.database.rows<{ readonly resource: string }>({
    text: `select resource from capabilities where practice_id = $1 and purpose = 'guest-check-in' and resource is not null limit 1`,
    values: [practice],
  });
  return link?.resource ?? '';
};

/** Opens the link, and passes its identity check. */
export const passByLink = async (page: Page, language: 'en' | 'es', practice = saguaro): Promise<void> => {
  const { database, clock } = browserHarness().portal;
  const guest = await demoGuest(database, practice, 'visit', clock.now());
  await page.goto(pathIn(await browserHarness().noticeTo(guestAddress(practice, 'check-in')), language));
  await passCheck(page, guest?.birthDate ?? '');
};

/** The last of James's booked visits: other tests look at the first ones. */
export const lastVisit = async (): Promise<string> => {
  const { database, clock } = browserHarness().portal;
  const [visit] = await database.rows<{ readonly id: string }>({
    text: `select a.id from clinic.appointments a
           join account_charts c on c.practice_id = a.practice_id and c.patient_id = a.patient_id
           join accounts o on o.id = c.account_id
           where o.email = $1 and a.practice_id = $2 and a.status = 'SCHEDULED' and not a.video and a.starts_at > $3
           order by a.starts_at desc limit 1`,
    values: [people.rich.email, people.rich.practice, clock.now()],
  });
  if (visit === undefined) throw new Error('James has no visit to come.');
  return visit.id;
};

/** The last upcoming visit of this person; other tests use the first ones. */
export const visitOf = async (email: string, practice: string) => {
  const { database, clock } = browserHarness().portal;
  const [visit] = await database.rows<{ readonly id: string; readonly patient: string }>({
    text: `select a.id, a.patient_id as patient from clinic.appointments a
           join account_charts c on c.practice_id = a.practice_id and c.patient_id = a.patient_id
           join accounts o on o.id = c.account_id
           where o.email = $1 and a.practice_id = $2 and a.status = 'SCHEDULED' and a.starts_at > $3
           order by a.starts_at desc limit 1`,
    values: [email, practice, clock.now()],
  });
  if (visit === undefined) throw new Error(`${email} has no visit to come.`);
  return visit;
};

export const consentWords = {
  en: {
    agree: 'I agree to be treated here.',
    read: 'I have read this notice.',
    way: 'Type my name',
    name: 'Your full name',
    asked: 'You typed “Ana Núñez”. Is that your full name?',
  },
  es: {
    agree: 'Acepto que me atiendan aquí.',
    read: 'He leído este aviso.',
    way: 'Escribir mi nombre',
    name: 'Su nombre completo',
    asked: 'Escribió “Ana Núñez”. ¿Es ese su nombre completo?',
  },
};

/** Fills in both consent forms, and signs each by a name. */
export const sign = async (page: Page, words: (typeof consentWords)['en']): Promise<void> => {
  for (const box of [words.agree, words.read]) {
    await page.getByRole('checkbox', { name: box }).check();
    await page.getByRole('radio', { name: words.way }).check();
    const name = page.getByRole('textbox', { name: words.name });
    await name.fill('Ana Núñez');
    const submit = page.locator('main form button[type=submit]');
    await submit.click();
    // Where it is not the name of who is signed in, it is asked about once.
    const asked = page.getByText(words.asked);
    await becomes(async () => (await asked.isVisible()) || (await name.count()) === 0, true);
    if (await asked.isVisible()) await submit.click();
  }
};
