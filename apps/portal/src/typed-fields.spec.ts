import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Screens whose fields are typed into or chosen in, and the view model that keeps them as a draft. */
const kept: Readonly<Record<string, string>> = {
  'delegates/invite-delegate-form': 'delegates/invite-delegate.view-model',
  'delegates/permission-boxes': 'delegates/invite-delegate.view-model',
  'delegates/permission-choice': 'delegates/invite-delegate.view-model',
  'delegates/permission-rows': 'delegates/invite-delegate.view-model',
  'entries/amendment-fields': 'health/amendment-form',
  'entries/disagreement-fields': 'health/disagreement-form',
  'entries/own-note-fields': 'health/own-note-form',
  'messages/conversation-view': 'messages/reply-draft',
  'messages/writing/file-field': 'messages/attached-file',
  'messages/writing/new-message-form': 'messages/new-message',
  'messages/writing/recipient-field': 'messages/new-message',
  'payments/checkout/one-time-fields': 'payments/checkout/kept-choices',
  'payments/checkout/payment-type-fields': 'payments/checkout/kept-choices',
  'payments/plans/plan-builder-fields': 'payments/checkout/kept-choices',
  'payments/plans/plan-choice-fields': 'payments/checkout/kept-choices',
  'payments/plans/plan-frequency-fields': 'payments/checkout/kept-choices',
  'payments/plans/plan-terms-fields': 'payments/checkout/kept-choices',
  'open/accommodations-fields': 'scheduling/chosen-time',
  'profile/detail-field': 'profile/details.view-model',
  'profile/insurance-fields': 'profile/identity-documents.view-model',
  'profile/physician-picker': 'profile/details.view-model',
  'profile/picture-field': 'profile/identity-documents.view-model',
  'refills/refill-form': 'refills/refill.view-model',
  'scheduling/add-appointment-screen': 'scheduling/add-appointment.view-model',
  'scheduling/intelligent-scheduler-screen': 'scheduling/intelligent-scheduler.view-model',
  'scheduling/vertex-visit-request-screen': 'scheduling/vertex-visit-request.view-model',
  'scheduling/visit-reason-field': 'scheduling/chosen-time',
  'surveys/question': 'surveys/survey-input',
  'surveys/surveys-screen': 'surveys/survey-input',
  'visits/check-in-information-page': 'visits/check-in-information.section',
  'visits/medical-history-row': 'visits/meds-allergies.section',
  'visits/meds-allergies-page': 'visits/meds-allergies.section',
};

/** Screens whose fields are not kept, by the reason. */
const notKept: Readonly<Record<string, readonly string[]>> = {
  'a password, a code or what proves who somebody is': [
    'access/password-field',
    'access/sign-in-form',
    'authentication/code-step',
    'authentication/password-email-forms',
    'authentication/second-factor-forms',
    'authentication/setting-change-form',
    'authentication/two-factor',
    'delegates/create-delegate-account-screen',
    'entrance/ask-for-reset-link',
    'entrance/proof-modal',
    'entrance/reset-factors',
    'guests/ask-for-link',
    'guests/guest-entry-screen',
    'health/links/share-summary',
    'health/links/shared-summary-screen',
    'open/birth-date',
  ],
  'typed before anybody is signed in, when there is no key': [
    'signup/account-fields',
    'signup/email-confirmation',
    'signup/new-patient-form',
    'signup/practice-search',
  ],
  'what is looked for, which is gone with its window': ['search/search-modal'],
  'data of a card': [
    'payments/cards/card-expiration',
    'payments/cards/card-form',
    'payments/cards/card-number-field',
    'payments/checkout/payment-card-fields',
  ],
  'one choice, in force at once or sent by the next press': [
    'access/language-choice',
    'access/text-look-modal',
    'activity/activity-log-screen',
    'appointments/cancel-modal',
    'appointments/past-appointments',
    'connected-apps/app-request-screen',
    'dashboard/app-stores',
    'delegates/manage-profiles-screen',
    'entries/hiding-fields',
    'elsewhere/practice-choice',
    'health/create-summary-screen',
    'health/lab-trends',
    'health/summary-documents',
    'health/timeline/timeline-filters',
    'measures/measure-body',
    'profile/notification-updates-screen',
    'scheduling/provider/language-filter',
    'scheduling/wait-list-form',
  ],
  'not kept yet: a photo that is being cropped': ['profile/photo-cropper', 'profile/photo-screen'],
};

const field =
  /<(?:DateField|TextField|TextArea|PasswordField|EmailField|Choice|RadioList|Checkbox|input|textarea|select)\b/;
const screens = 'libs/ui/src/screens';
const withFields = globSync(`${screens}/**/*.tsx`, { cwd: root })
  .filter((path) => !path.endsWith('.spec.tsx') && field.test(read(path)))
  .map((path) => path.slice(screens.length + 1, -'.tsx'.length));

describe('what is typed into a screen', () => {
  it('is kept, or the screen says here why not', () => {
    const listed = [...Object.keys(kept), ...Object.values(notKept).flat()];
    expect(listed.toSorted()).toEqual(withFields.toSorted());
  });

  it.each(Object.entries(kept))('%s is kept by %s', (_, viewModel) => {
    const source = read(`libs/view-models/src/${viewModel}.ts`);
    expect(/[dD]raft\w*\.keep\(|draftOf\(/.test(source)).toBe(true);
  });
});

describe('a field with suggestions', () => {
  it('is the one combobox', () => {
    const fields = globSync('libs/ui/src/**/*.tsx', { cwd: root }).filter((path) => /<Autocomplete\b/.test(read(path)));
    expect(fields.length).toBeGreaterThan(1);
    for (const path of fields) {
      expect(read(path)).toMatch(/<ComboboxInput\b[^]*<ListBox\b/);
      expect(read(path)).toMatch(/<SuggestionCount\b/);
    }
  });
});

describe('a date that a person types', () => {
  const parts = globSync('libs/ui/src/**/*.tsx', { cwd: root }).filter((path) => !path.endsWith('.spec.tsx'));
  const field = 'libs/ui/src/kit/date-field.tsx';

  it('APT-267 goes into the one date field, which says what was understood', () => {
    const native = parts.filter((path) => /type(?:=|: )["'{]*(?:date|month|week|datetime-local)\b/.test(read(path)));
    expect(native).toEqual([]);
    const masked = parts.filter((path) => /\bdateAnswer\b|\bmaskDate\b/.test(read(path)));
    expect(masked).toEqual([field]);
    const typed = parts.filter((path) => /\buseDateInput\(/.test(read(path)) && path !== field);
    expect(typed.filter((path) => !/<UnderstoodDate /.test(read(path)))).toEqual([]);
  });

  it('or, where a birth date proves who somebody is, names the month', () => {
    const parted = parts.filter((path) => /bday-(?:month|day|year)/.test(read(path)));
    expect(parted).toEqual(['libs/ui/src/screens/open/birth-date.tsx']);
    expect(read(parted[0] ?? '')).toMatch(/<select[^]*bday-month/);
  });
});
