import type { Locator, Page } from 'playwright-core';
import { patientAt } from '../browser/demo-visitors.ts';
import type { Visitor } from '../browser/visitor.ts';
import { capabilitySets, type CapabilitySet } from '../practices/capability-sets.ts';
import type { ScreenToShow } from './all-screen-states.ts';

const main = (page: Page): Locator => page.locator('main#content');
const dialog = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** What stands there once nothing is loading any more. */
const settled = (page: Page): Locator => main(page).locator('xpath=self::*[not(.//*[@aria-busy="true"])]');

const at =
  (path: string) =>
  async (visitor: Visitor): Promise<void> => {
    await visitor.page.goto(path);
    await main(visitor.page).locator('h1').first().waitFor();
    await visitor.settled();
  };

/** What leads on once all is chosen; a booking that was begun before is taken up there. */
const onward = (page: Page) =>
  main(page).getByRole('button', {
    name: /^(Check available times|Ver horarios disponibles|Choose days and times|Elegir días y horarios)/,
  });

/** Chooses the first of each list that opens, as far as there are any. */
const choose = async (visitor: Visitor): Promise<void> => {
  const { page } = visitor;
  await at('/appointments/add_appointment')(visitor);
  const list = main(page).getByRole('listbox');
  for (;;) {
    await list.or(onward(page)).first().waitFor();
    if ((await list.count()) === 0) return;
    await list.getByRole('option').first().click();
  }
};

const goOn = async (visitor: Visitor): Promise<void> => {
  await choose(visitor);
  await onward(visitor.page).click();
  await visitor.settled();
};

const pressed =
  (name: RegExp) =>
  async (visitor: Visitor): Promise<void> => {
    await at('/appointments')(visitor);
    await main(visitor.page).locator('a[href*="/appointments/visit/"]').first().click();
    await main(visitor.page).getByRole('button', { name }).first().click();
    await visitor.settled();
  };

/** The pages whose form depends on what a practice's system can do. */
export const dependentPaths = {
  dashboard: '/dashboard',
  appointments: '/appointments',
  book: '/appointments/add_appointment',
  messages: '/messages',
  'new-message': '/messages?new',
  health: '/my_health',
  summaries: '/my_health/visit_summary',
  payments: '/payments',
  forms: '/form_history',
  'check-in': '/appointments/check_in',
  personal: '/profile_settings/personal',
  documents: '/profile_settings/documents',
  notifications: '/profile_settings/notifications',
  photo: '/profile_settings/photo',
  apps: '/profile_settings/apps',
  delegates: '/profile_settings/manage_delegates',
} as const;

type Step = Pick<ScreenToShow, 'arrive' | 'ready'>;

const bookingSteps: Readonly<Record<CapabilitySet['booking'], Readonly<Record<string, Step>>>> = {
  times: {
    chosen: { arrive: choose, ready: onward },
    times: { arrive: goOn, ready: (page) => page.getByRole('toolbar').first().getByRole('button').first() },
    confirm: {
      arrive: async (visitor) => {
        await goOn(visitor);
        await visitor.page.getByRole('toolbar').first().getByRole('button').first().click();
      },
      ready: (page) => dialog(page).getByRole('timer'),
    },
  },
  request: {
    chosen: { arrive: choose, ready: onward },
    request: { arrive: goOn, ready: (page) => main(page).locator('textarea') },
  },
  phone: {},
  'not-there': {},
};

const actions: Readonly<Record<string, Step>> = {
  cancel: { arrive: pressed(/^(Cancel visit|Cancelar la cita)/), ready: dialog },
};

const stepsOf = ({ has, booking }: CapabilitySet): Readonly<Record<string, Step>> => ({
  ...Object.fromEntries(
    Object.entries(dependentPaths).map(([name, path]) => [name, { arrive: at(path), ready: settled }] as const),
  ),
  ...bookingSteps[booking],
  ...(has.some((part) => part.startsWith('visits')) ? actions : {}),
});

/** The screens that depend on what the system of a practice can do, told apart by the name of the set. */
export const screensOfSet = (set: CapabilitySet): readonly ScreenToShow[] =>
  Object.entries(stepsOf(set)).map(([name, step]) => ({
    name: `system-${set.id}-${name}`,
    as: patientAt(set.id),
    schemes: ['light'],
    ...step,
  }));

export const practiceSystemScreens: readonly ScreenToShow[] = capabilitySets.flatMap(screensOfSet);
