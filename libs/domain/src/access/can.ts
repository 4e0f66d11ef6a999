import type { AccountId, PatientRef, PracticeId } from '../kernel/index.ts';
import { samePatient } from '../kernel/index.ts';
import { chartIn, ownsChart, type Acting, type Subject } from './request-actor.ts';
import { appMayRead, type AppActing, type FhirResource } from './app-acting.ts';
import type { GuestPurpose } from './link-capability.ts';
import { permits, type Permission, type PermissionArea, type Verb } from './permission.ts';

/** What can be requested. `view` reads, `act` changes; `act` on an area includes `view`. */
export type Action = `${Area}:${Verb}`;
/**
 * `account`: the person's own password, second factors and devices; `delegates`: who may act for the person; `photo`:
 * the person's own photo; `fhir`: what apps and systems read by FHIR.
 */
export type Area = PermissionArea | 'layout' | 'activity' | 'account' | 'delegates' | 'photo' | 'fhir';

/** The object of a decision: one chart, a person's place in a practice, an account, or what an app reads. */
export type Resource =
  | { readonly kind: 'chart'; readonly chart: PatientRef }
  | { readonly kind: 'practice'; readonly practice: PracticeId }
  | { readonly kind: 'account'; readonly account: AccountId }
  | FhirResource;

/** What each guest link permits on the chart that it names, and nothing else (`ACC-007`). */
const opens: Readonly<Record<GuestPurpose, readonly Permission[]>> = {
  'guest-appointment': ['appointments:act'],
  'guest-reschedule': ['appointments:act'],
  'guest-offer': ['appointments:act'],
  'guest-check-in': ['appointments:act', 'forms:act', 'payments:act', 'profile:act'],
  'guest-pay': ['payments:act'],
  'guest-survey': ['forms:act'],
};

/**
 * The one access decision. A patient may do everything on their own charts, practices and account, and nothing else
 * (`ACC-003`); a delegate what was granted on a chart, and anything on their own account (`ACC-006`); a guest what the
 * link is for; an app what its rights cover, by FHIR alone. What the system of a practice cannot do is denied to all.
 * Everything else is denied.
 */
export const can = (acting: Acting | AppActing, action: Action, resource: Resource): boolean => {
  if (!('subject' in acting)) return action === 'fhir:view' && resource.kind === 'fhir' && appMayRead(acting, resource);
  // Persons read by the portal.
  if (resource.kind === 'fhir') return false;
  return personMay(acting, action, resource);
};

type PortalResource = Exclude<Resource, FhirResource>;

const personMay = (acting: Acting, action: Action, resource: PortalResource): boolean => {
  const { actor, subject } = acting;
  if (resource.kind === 'chart' && isWithheld(subject, action, resource.chart.practice)) return false;
  switch (actor.kind) {
    case 'patient':
      return actor.account === subject.account && asOneself(acting, action, resource);
    case 'delegate': {
      const grants = actor.grants.filter(({ chart }) => ownsChart(acting, chart));
      if (resource.kind === 'account') return resource.account === actor.account && action.startsWith('account:');
      if (resource.kind === 'practice') {
        return action === 'layout:view' && grants.some(({ chart }) => chart.practice === resource.practice);
      }
      return grants.some(
        ({ chart, permissions }) => samePatient(chart, resource.chart) && permits(permissions, action),
      );
    }
    case 'guest':
      return resource.kind === 'chart' && ownsChart(acting, resource.chart) && permits(opens[actor.purpose], action);
  }
};

const isWithheld = ({ withheld = [] }: Subject, action: Action, at: PracticeId): boolean =>
  withheld.some(({ practice, areas }) => practice === at && areas.some((area) => action.startsWith(`${area}:`)));

const asOneself = (acting: Acting, action: Action, resource: PortalResource): boolean => {
  switch (resource.kind) {
    case 'chart':
      return ownsChart(acting, resource.chart);
    case 'practice':
      return action === 'layout:view' && chartIn(acting, resource.practice) !== undefined;
    case 'account':
      return resource.account === acting.subject.account;
  }
};
