import { PostgresAppGrants } from '@portico/adapters-storage';
import type { SmartScope } from '@portico/domain/access';
import type { AppGrantId, AppId } from '@portico/domain/connected-apps';
import { DAY, plus, type AccountId, type PatientId, type PracticeId } from '@portico/domain/kernel';
import type { Page } from 'playwright-core';
import { fhirBase, registerApp, scope } from '../browser/start-patient-app.ts';
import type { BrowserHarness } from '../browser/browser-harness.ts';
import { people } from '../browser/demo-visitors.ts';
import type { Visitor } from '../browser/visitor.ts';
import type { ScreenToShow } from './all-screen-states.ts';

const redirect = 'https://healthdiary.example/back';
const id = 'health-diary';
const lastButton = (page: Page) => page.locator('main#content button').last();
const { email, practice } = people.rich;

/** What an app sends a person along with; without a challenge it is sent back, so there is always one. */
const asksFor = (harness: BrowserHarness, app: string): string => {
  const request = {
    response_type: 'code',
    client_id: app,
    redirect_uri: redirect,
    scope,
    state: 'state',
    aud: fhirBase(harness.portal, practice),
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  };
  return `/oauth/authorize?${new URLSearchParams(request).toString()}`;
};

/** A person who let the app read their record yesterday. */
const allowed = async ({ portal }: BrowserHarness): Promise<void> => {
  await registerApp(portal, id, redirect);
  const [chart] = await portal.database.rows<{ readonly account_id: AccountId; readonly patient_id: PatientId }>({
    text: `select account_id, patient_id from account_charts c join accounts a on a.id = c.account_id
      where a.email = $1 and c.practice_id = $2`,
    values: [email, practice],
  });
  if (chart === undefined) throw new Error(`${email} has no chart at ${practice}.`);
  const yesterday = plus(portal.clock.now(), -DAY);
  await new PostgresAppGrants(portal.database).grant({
    id: `g-${Math.random()}` as AppGrantId,
    app: id as AppId,
    chart: { practice: practice as string as PracticeId, patient: chart.patient_id },
    account: chart.account_id,
    scopes: scope.split(' ') as SmartScope[],
    grantedAt: yesterday,
    until: plus(yesterday, 365 * DAY),
    lastUsedAt: plus(yesterday, DAY / 2),
  });
};

const list = async ({ page }: Visitor, harness: BrowserHarness): Promise<void> => {
  await allowed(harness);
  await page.goto('/profile_settings/apps');
};

/** An app asks to read a record, and is removed again. */
export const appScreens: readonly ScreenToShow[] = [
  {
    name: 'app-request',
    as: people.rich,
    arrive: async ({ page }, harness) => {
      await registerApp(harness.portal, id, redirect);
      await page.goto(asksFor(harness, id));
    },
    ready: lastButton,
  },
  {
    name: 'app-request-unknown',
    as: people.rich,
    arrive: async ({ page }, harness) => {
      await page.goto(asksFor(harness, 'unknown'));
    },
    ready: (page) => page.locator('main#content [role=alert]'),
  },
  { name: 'profile-apps', as: people.rich, arrive: list, ready: lastButton },
  {
    name: 'profile-apps-removing',
    as: people.rich,
    arrive: async (visitor, harness) => {
      await list(visitor, harness);
      await lastButton(visitor.page).click();
    },
    ready: (page) => page.getByRole('alertdialog'),
  },
];
