import { beforeScripts } from '../src/browser/profile-overrides.ts';
import { describe, expect, it } from '@jest/globals';
import { MINUTE } from '@portico/domain/kernel';
import { openVisit, rowsOf, videoRows } from '../src/browser/open-visit.ts';
import { people } from '../src/browser/demo-visitors.ts';
import type { Locator, Page } from 'playwright-core';
import { becomes, editions, gone, seen, browserHarness, visiting, openFixture } from './fixture.ts';

const words = {
  en: {
    past: 'Past and canceled',
    cancel: 'Cancel visit',
    keep: 'Keep it',
    question: 'Cancel this visit?',
    reason: 'Why are you canceling?',
    other: 'Another reason',
    anotherTime: 'I need another time',
    findAnother: 'Find another time',
    tellUs: 'Please tell us why',
    missing: 'Write a few words.',
    done: 'The visit is canceled',
    close: 'Close',
    fee: /\$40\.00/,
    toPayment: 'Go to payment',
    reschedule: 'Reschedule',
    withdraw: 'Cancel request',
    withdrawYes: 'Cancel request',
    withdrawn: 'The request was canceled',
    call: 'Start video visit',
    early: 'Available 30 minutes before the visit',
    checkInFirst: 'Please check in first',
    offer: 'Check in before the video visit?',
    startCall: 'Start the video call',
    blocked: 'Please allow pop-ups for this site to view the file.',
    bookAgain: 'Book again',
  },
  es: {
    past: 'Pasadas y canceladas',
    cancel: 'Cancelar la cita',
    keep: 'Conservarla',
    question: '¿Cancelar esta cita?',
    reason: '¿Por qué la cancela?',
    other: 'Otro motivo',
    anotherTime: 'Necesito otro horario',
    findAnother: 'Buscar otro horario',
    tellUs: 'Díganos por qué',
    missing: 'Escriba unas palabras.',
    done: 'La cita está cancelada',
    close: 'Cerrar',
    fee: /\$40\.00/,
    toPayment: 'Ir al pago',
    reschedule: 'Reprogramar',
    withdraw: 'Cancelar la solicitud',
    withdrawYes: 'Cancelar la solicitud',
    withdrawn: 'Se canceló la solicitud',
    call: 'Iniciar consulta por video',
    early: 'Disponible 30 minutos antes de la consulta',
    checkInFirst: 'Primero registre la llegada',
    offer: '¿Registrar la llegada antes de la consulta por video?',
    startCall: 'Iniciar la videollamada',
    blocked: 'Permita las ventanas emergentes de este sitio para ver el archivo.',
    bookAgain: 'Reservar otra vez',
  },
} as const;

interface Kept {
  readonly id: string;
  readonly status: string;
  readonly starts_at: number;
  readonly ends_at: number;
}

/** Runs with one visit of James's, and puts it back as it was: the portal is one for all tests. */
const withVisit = async (which: 'video' | 'office', run: (visit: Kept) => Promise<void>): Promise<void> => {
  const { database, clock } = browserHarness().portal;
  const [visit] = await database.rows<Kept>({
    text: `select a.id, a.status, a.starts_at, a.ends_at from clinic.appointments a
           join account_charts c on c.practice_id = a.practice_id and c.patient_id = a.patient_id
           join accounts o on o.id = c.account_id
           where o.email = $1 and a.practice_id = $2 and a.status = 'SCHEDULED' and a.video = $3 and a.starts_at > $4
           order by a.starts_at limit 1`,
    values: [people.rich.email, people.rich.practice, which === 'video', clock.now()],
  });
  if (visit === undefined) throw new Error(`James has no such visit: ${which}.`);
  try {
    await run(visit);
  } finally {
    await put(visit);
  }
};

const put = ({ id, status, starts_at, ends_at }: Kept) =>
  browserHarness().portal.database.rows({
    text: `update clinic.appointments set status = $3, starts_at = $4, ends_at = $5 where practice_id = $1 and id = $2`,
    values: [people.rich.practice, id, status, starts_at, ends_at],
  });

/** The page of James's first visit by video. */
const videoVisit = async (page: Page): Promise<Locator> => {
  await page.goto('/appointments');
  return openVisit(page, videoRows(page).first());
};

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

openFixture();

describe('a visit', () => {
  it.each(editions)(
    'APT-122 APT-123 APT-127 APT-131 ACC-410 ACC-274 ACC-276 is canceled from the list, after a question, in $language on a $size',
    (edition) =>
      visiting({ ...edition, as: people.rich }, ({ page, operations, events }) =>
        withVisit('video', async () => {
          const say = words[edition.language];
          const card = await videoVisit(page);
          const cancel = card.getByRole('button', { name: say.cancel });
          await cancel.click();
          const question = dialog(page, say.question);
          await seen(question);
          await page.keyboard.press('Escape');
          await gone(question);
          await becomes(() => cancel.evaluate((button) => button === document.activeElement), true);
          await cancel.click();
          await question.getByLabel(say.reason).selectOption({ label: say.other });
          await question.getByRole('button', { name: say.cancel, exact: true }).click();
          await seen(question.getByText(say.missing, { exact: true }));
          await question.getByLabel(say.tellUs).fill('We are moving to another city.');
          expect(operations).not.toContain('CancelAppointment');
          await question.getByRole('button', { name: say.cancel, exact: true }).click();
          const done = dialog(page, say.done);
          await seen(done);
          await done.getByRole('button', { name: say.close, exact: true }).click();
          await gone(page.getByRole('button', { name: say.call }));
          expect(operations.filter((name) => name === 'CancelAppointment')).toHaveLength(1);
          expect(operations.filter((name) => name === 'GetVisit')).toHaveLength(2);
          expect(events).toEqual(['Cancel Appointment']);
          // James reads English, in any language of the page.
          await becomes(
            async () => (await browserHarness().noticeTo(people.rich.email, 'visit-news')).subject,
            'Your visit at Riverwalk Community Clinic is canceled',
          );
        }),
      )(),
  );

  it(
    'ACC-276 APT-123 is canceled from the dashboard, which is loaded anew',
    visiting({ as: people.rich }, ({ page, operations }) =>
      withVisit('video', async () => {
        const say = words.en;
        await page.goto('/dashboard');
        const panel = page.getByRole('tabpanel');
        const call = panel.getByRole('button', { name: say.call });
        for (let turns = 0; turns < 6 && (await call.count()) === 0; turns += 1) {
          await panel.getByRole('button', { name: 'Next', exact: true }).click();
        }
        await panel.getByRole('button', { name: say.cancel }).click();
        await dialog(page, say.question).getByRole('button', { name: say.cancel, exact: true }).click();
        await dialog(page, say.done).getByRole('button', { name: say.close, exact: true }).click();
        expect(operations.filter((name) => name === 'GetDashboard')).toHaveLength(2);
        await seen(panel.getByRole('article'));
      }),
    ),
  );

  it.each(editions)(
    'APT-121 APT-130 is canceled where its fee is paid, which is said before, in $language',
    (edition) =>
      visiting({ ...edition, as: people.rich }, ({ page }) =>
        withVisit('office', async ({ id }) => {
          const say = words[edition.language];
          await page.goto('/appointments');
          const card = await openVisit(
            page,
            rowsOf(page, 'SCHEDULED').filter({ hasText: 'Riverwalk Mission' }).first(),
          );
          await card.getByRole('button', { name: say.cancel }).click();
          const question = dialog(page, say.question);
          await seen(question.getByText(say.fee));
          await question.getByRole('button', { name: say.toPayment, exact: true }).click();
          await page.waitForURL(`**/appointments/${id}/cancellation?**`);
          await seen(page.getByText(say.fee).first());
        }),
      )(),
  );

  it(
    'APT-116 APT-128 MON-163 leads to another time where that is the reason',
    visiting({ as: people.rich }, ({ page, operations }) =>
      withVisit('video', async () => {
        const say = words.en;
        await (await videoVisit(page)).getByRole('button', { name: say.cancel }).click();
        const question = dialog(page, say.question);
        await question.getByLabel(say.reason).selectOption({ label: say.anotherTime });
        await question.getByRole('button', { name: say.findAnother, exact: true }).click();
        await page.waitForURL('**/appointments/add_appointment**');
        expect(operations).not.toContain('CancelAppointment');
      }),
    ),
  );

  it(
    'APT-027 APT-028 APT-029 APT-116 finds another time with what it was booked as, which the list forgets once it is back there',
    visiting({ as: people.rich }, ({ page }) =>
      withVisit('video', async () => {
        const say = words.en;
        await (await videoVisit(page)).getByRole('button', { name: say.reschedule }).click();
        await page.waitForURL('**/appointments/add_appointment/available_hours');
        await seen(page.getByText("Dr. Patrick O'Malley", { exact: false }).first());
        await page.goBack();
        await page.goBack();
        await seen(page.getByRole('heading', { level: 2, name: say.past, exact: true }));
        await page.goForward();
        await page.goForward();
        // A booking of which nothing is known leads back to the list.
        await page.waitForURL('**/appointments');
      }),
    ),
  );

  it(
    'APT-046 that is over leads to booking one like it',
    visiting({ as: people.rich }, async ({ page }) => {
      await page.goto('/appointments');
      const card = await openVisit(page, rowsOf(page, 'COMPLETED').first());
      await card.getByRole('button', { name: words.en.bookAgain }).click();
      await page.waitForURL('**/appointments/add_appointment');
    }),
  );

  it(
    'a request is taken back',
    visiting({ as: people.rich }, async ({ page }) => {
      const say = words.en;
      await page.goto('/appointments');
      const requests = rowsOf(page, 'REQUESTED');
      await seen(requests.first());
      const before = await requests.count();
      const card = await openVisit(page, requests.first());
      await card.getByRole('button', { name: say.withdraw }).click();
      await page.getByRole('dialog').getByRole('button', { name: say.withdrawYes, exact: true }).click();
      await dialog(page, say.withdrawn).getByRole('button', { name: say.close, exact: true }).click();
      await page.goto('/appointments');
      await seen(page.getByRole('article').first());
      await becomes(() => requests.count(), before - 1);
    }),
  );
});

describe('a visit by video', () => {
  it.each(editions)(
    'APT-133 APT-135 APT-137 APT-138 ACC-257 ACC-258 opens half an hour before, offers check-in and starts in a new tab, in $language',
    (edition) =>
      visiting({ ...edition, as: people.rich }, ({ page }) =>
        withVisit('video', async (visit) => {
          const say = words[edition.language];
          await videoVisit(page);
          const call = page.getByRole('button', { name: say.call });
          await seen(page.getByText(say.early, { exact: true }));
          await call.click({ force: true });
          expect(await page.getByRole('dialog').count()).toBe(0);

          const now = browserHarness().portal.clock.now();
          await put({ ...visit, starts_at: now + 20 * MINUTE, ends_at: now + 50 * MINUTE });
          await page.reload();
          await seen(page.getByText(say.checkInFirst, { exact: true }));
          await call.click();
          const [tab] = await Promise.all([
            page.context().waitForEvent('page'),
            dialog(page, say.offer).getByRole('button', { name: say.startCall, exact: true }).click(),
          ]);
          await tab.waitForURL('**/demo/video**');
          expect(await tab.evaluate(() => window.opener === null)).toBe(true);
          await gone(page.getByRole('dialog'));
          await becomes(() => call.getAttribute('aria-busy'), null);
        }),
      )(),
  );

  it.each(editions)('APT-141 says that the browser blocks the new tab, in $language', (edition) =>
    visiting({ ...edition, as: people.rich }, ({ page }) =>
      withVisit('video', async (visit) => {
        const say = words[edition.language];
        const now = browserHarness().portal.clock.now();
        await put({ ...visit, status: 'CHECKED-IN', starts_at: now + 20 * MINUTE, ends_at: now + 50 * MINUTE });
        await beforeScripts(page, () => {
          window.open = () => null;
        });
        await page.goto('/appointments');
        await page.getByRole('button', { name: say.call }).click();
        await seen(page.getByRole('alert').getByText(say.blocked, { exact: true }));
      }),
    )(),
  );
});
