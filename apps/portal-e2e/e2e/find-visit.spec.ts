import { clockOf } from '../src/browser/profile-overrides.ts';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { people } from '../src/browser/demo-visitors.ts';
import { isGraphql, operationOf } from '../src/browser/visitor.ts';
import { becomes, editions, gone, seen, visiting, openFixture } from './fixture.ts';
import { openVisitSaying } from './visit-pages.ts';

const said = {
  en: {
    title: 'Book a visit',
    lists: ['Provider', 'Kind of visit', 'Location'],
    search: 'Search this list',
    practice: 'Practice',
    practiceFirst: 'Please select practice first',
    times: 'Check available times',
    requests: 'Choose days and times',
    answer: 'Answer the questions',
    next: 'Next',
    goOn: 'Continue',
    back: 'Back',
    cancel: 'Cancel',
    yes: 'Yes',
    no: 'No',
    office: 'At the office',
    change: (what: string) => `Change: ${what}`,
    choose: (what: string) => `Choose: ${what}`,
    first: /^First available/,
    request: 'Request a visit',
    requested: 'Visit requested',
    toList: 'See the visits',
    pending: 'APPOINTMENT REQUEST PENDING',
  },
  es: {
    title: 'Reservar una cita',
    lists: ['Profesional médico', 'Tipo de cita', 'Lugar'],
    search: 'Buscar en esta lista',
    practice: 'Consultorio',
    practiceFirst: 'Primero elija un consultorio',
    times: 'Ver horarios disponibles',
    requests: 'Elegir días y horarios',
    answer: 'Responder las preguntas',
    next: 'Siguiente',
    goOn: 'Continuar',
    back: 'Atrás',
    cancel: 'Cancelar',
    yes: 'Sí',
    no: 'No',
    office: 'En el consultorio',
    change: (what: string) => `Cambiar: ${what}`,
    choose: (what: string) => `Elegir: ${what}`,
    first: /^La primera cita disponible/,
    request: 'Solicitar cita',
    requested: 'Cita solicitada',
    toList: 'Ver las citas',
    pending: 'SOLICITUD DE CITA PENDIENTE',
  },
} as const;
type Said = (typeof said)[keyof typeof said];

const main = (page: Page) => page.locator('main#content');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const options = (page: Page, list: string) => page.getByRole('listbox', { name: list }).getByRole('option');

/** The first of each list that opens, until there is nothing more to choose. */
const pickFirsts = async (page: Page, { lists }: Said): Promise<void> => {
  for (const list of lists) {
    const open = page.getByRole('listbox', { name: list });
    const settled = button(page, said.en.change(list)).or(button(page, said.es.change(list)));
    await seen(open.or(settled).first());
    if (await open.isVisible()) await open.getByRole('option').first().click();
    await seen(settled);
  }
};

const answer = async (page: Page, option: string, press: string): Promise<void> => {
  await main(page).getByRole('radio', { name: option, exact: true }).check();
  await button(page, press).click();
};

/** To the last question of the practice: whether the doctor is to be the one of last time. */
const toLastQuestion = async (page: Page, say: Said): Promise<void> => {
  await page.goto('/appointments/intelligent_schedular');
  await answer(page, say.no, say.next);
  await answer(page, say.office, say.next);
};

/** What a way through the questions keeps of the last visit, as the practice might have it otherwise. */
const keeping = async (page: Page, selection: Readonly<Record<string, boolean>>): Promise<void> => {
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) !== 'GetIntelligentScheduler') return route.fallback();
    const response = await route.fetch();
    const body = (await response.json()) as {
      data: {
        getIntelligentScheduler: {
          IntelligentSchedulerSchema: { options: { schedulerResourceSelection: object | null }[] }[];
        };
      };
    };
    for (const question of body.data.getIntelligentScheduler.IntelligentSchedulerSchema) {
      for (const option of question.options) {
        if (option.schedulerResourceSelection !== null) {
          option.schedulerResourceSelection = { ...option.schedulerResourceSelection, ...selection };
        }
      }
    }
    return route.fulfill({ response, json: body });
  });
};

const pathOf = (page: Page): string => new URL(page.url()).pathname;

openFixture();

describe('finding a visit', () => {
  it.each(editions)(
    'APT-012 APT-057 APT-058 APT-073 APT-086 ACC-092 ACC-094 ACC-335 is chosen and asked for at a practice without times, in $language on a $size',
    (edition) =>
      visiting({ ...edition, as: people.vertex }, async ({ page }) => {
        const say = said[edition.language];
        await page.goto('/appointments/add_appointment');
        await seen(main(page).getByRole('heading', { level: 1, name: say.title }));
        await pickFirsts(page, say);
        await button(page, say.requests).click();
        await page.waitForURL('**/appointments/add_appointment/Vertexavailable_hours');
        await main(page).getByRole('checkbox', { name: say.first }).check();
        await page.getByRole('textbox').fill('My knee, ñ');
        await button(page, say.request).click();
        const modal = page.getByRole('dialog', { name: say.requested });
        await modal.getByRole('button', { name: say.toList }).click();
        await page.waitForURL('**/appointments');
        await seen(main(page).getByText(say.pending).first());
        await openVisitSaying(page, 'My knee, ñ');
      })(),
  );

  it.each(editions)('APT-058 APT-059 APT-076 is found by typing and arrow keys alone, in $language', (edition) =>
    visiting({ ...edition, as: people.spanish }, async ({ page }) => {
      const say = said[edition.language];
      const [provider] = say.lists;
      await page.goto('/appointments/add_appointment');
      await seen(options(page, provider).first());
      const search = page.getByRole('combobox', { name: say.search });
      await search.fill('qqqq');
      await seen(page.getByRole('listbox').locator('p'));
      await search.fill('toussaint');
      await search.press('ArrowDown');
      await search.press('Enter');
      await seen(button(page, say.change(provider)));
      await seen(main(page).getByText('Dr. Renée Toussaint', { exact: true }));
      await pickFirsts(page, say);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/appointments/add_appointment/available_hours');
    })(),
  );

  it.each(editions)('APT-062 asks for a practice, in $language, and lists what the next one offers', (edition) =>
    visiting({ ...edition, as: people.rich }, async ({ page }) => {
      const say = said[edition.language];
      await page.goto('/appointments/add_appointment');
      const practices = main(page).getByLabel(say.practice, { exact: true });
      await practices.selectOption('-1');
      const toast = page.getByRole('region', { name: /^(Notifications|Avisos)$/ }).getByText(say.practiceFirst);
      await seen(toast);
      await practices.selectOption('biscayne');
      await seen(options(page, say.lists[0]).first());
      await clockOf(page).runFor(5_500);
      await gone(toast);
    })(),
  );

  it('APT-091 APT-094 begins again where nothing was begun', () =>
    visiting({ as: people.vertex }, async ({ page }) => {
      await page.goto('/appointments/add_appointment/Vertexavailable_hours');
      await page.waitForURL('**/appointments');
    })());

  it('APT-075 APT-216 is found for the next time while checking out, and only then', () =>
    visiting({ as: people.spanish }, async ({ page }) => {
      await page.goto('/appointments/check_out/add_appointment');
      await page.waitForURL('**/appointments');
      await page.goto(
        '/appointments/check_out/add_appointment?practiceId=biscayne&patientId=a-patient&appointmentId=a-visit',
      );
      await seen(options(page, said.en.lists[0]).first());
      await pickFirsts(page, said.en);
      await button(page, said.en.times).click();
      await page.waitForURL('**/appointments/check_out/available_hours');
    })());
});

describe('the questions of a practice', () => {
  it.each(editions)(
    'APT-078 APT-085 ACC-091 ACC-306 ACC-319 come first, and can be taken back, in $language',
    (edition) =>
      visiting({ ...edition, as: people.rich }, async ({ page }) => {
        const say = said[edition.language];
        await page.goto('/appointments/add_appointment');
        await button(page, say.answer).click();
        await page.waitForURL('**/appointments/intelligent_schedular');
        await answer(page, say.no, say.next);
        await button(page, say.back).click();
        await answer(page, say.no, say.next);
        await answer(page, say.office, say.next);
        await answer(page, say.no, say.goOn);
        await page.waitForURL('**/appointments/add_appointment');
        const [provider, kind, location] = say.lists;
        await seen(options(page, provider).first());
        await seen(button(page, say.change(kind)));
        await seen(button(page, say.choose(location)));
        await page.goBack();
        await becomes(() => main(page).getByRole('radio', { name: say.no, exact: true }).isChecked(), true);
        await button(page, say.cancel).click();
        await page.waitForURL('**/appointments');
      })(),
  );

  it('ACC-312 APT-082 lead to the choice of everything else for somebody who was never there', () =>
    visiting({ as: people.empty }, async ({ page }) => {
      await toLastQuestion(page, said.en);
      await answer(page, said.en.yes, said.en.goOn);
      await page.waitForURL('**/appointments/add_appointment');
      await seen(options(page, said.en.lists[0]).first());
      await seen(button(page, said.en.choose(said.en.lists[2])));
    })());

  it('ACC-313 APT-083 lead to the times with the same provider and location', () =>
    visiting({ as: people.rich }, async ({ page }) => {
      await toLastQuestion(page, said.en);
      await answer(page, said.en.yes, said.en.goOn);
      await page.waitForURL('**/appointments/add_appointment/available_hours');
    })());

  it.each([
    ['ACC-314 APT-084', 'provider', { locationsameaslast: false, locationpicklist: true }, 0, 2],
    ['ACC-315 APT-084', 'location', { providersameaslast: false, providerpicklist: true }, 2, 0],
  ] as const)('%s lead to the choice with the same %s', (_, __, selection, kept, open) =>
    visiting({ as: people.rich }, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (isGraphql(request)) asked.push(operationOf(request));
      });
      await keeping(page, selection);
      await toLastQuestion(page, said.en);
      await answer(page, said.en.yes, said.en.goOn);
      await page.waitForURL('**/appointments/add_appointment');
      await seen(button(page, said.en.change(said.en.lists[kept])));
      const other = said.en.lists[open];
      await seen(
        page
          .getByRole('listbox', { name: other })
          .or(button(page, said.en.change(other)))
          .first(),
      );
      expect(pathOf(page)).toBe('/appointments/add_appointment');
      expect(asked.filter((operation) => operation === 'GetAddAppointment')).toHaveLength(1);
    })(),
  );
});
