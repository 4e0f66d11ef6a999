import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const ui = join(root, 'libs/ui/src');

/** What a person types, ticks, chooses or draws into. */
const inputs =
  /<(?:TextField|TextArea|Choice|Checkbox|RadioList|DateField|EmailField|NewPassword|PasswordField|ComboboxInput|StarRating|SignatureField|PictureField|BirthDate|input|textarea|select|canvas)\b/;

/** Files whose input is kept until it is sent, by the flow that `interruptions.spec.ts` walks. */
const kept: Readonly<Record<string, readonly string[]>> = {
  message: ['screens/messages/writing/new-message-form.tsx', 'screens/messages/writing/recipient-field.tsx'],
  reply: ['screens/messages/conversation-view.tsx'],
  attachment: ['screens/messages/writing/file-field.tsx'],
  invitation: [
    'screens/delegates/invite-delegate-form.tsx',
    'screens/delegates/permission-boxes.tsx',
    'screens/delegates/permission-choice.tsx',
    'screens/delegates/permission-rows.tsx',
  ],
  payment: [
    'screens/payments/checkout/one-time-fields.tsx',
    'screens/payments/checkout/payment-type-fields.tsx',
    'screens/payments/plans/plan-builder-fields.tsx',
    'screens/payments/plans/plan-choice-fields.tsx',
    'screens/payments/plans/plan-frequency-fields.tsx',
  ],
  form: ['forms/choice-fields.tsx', 'forms/signature-field.tsx', 'forms/signature-pad.tsx', 'forms/text-fields.tsx'],
  personal: ['screens/profile/detail-field.tsx', 'screens/profile/physician-picker.tsx'],
  demographics: ['screens/visits/check-in-information-page.tsx'],
  correction: ['screens/entries/amendment-fields.tsx', 'screens/entries/disagreement-fields.tsx'],
  note: ['screens/entries/own-note-fields.tsx'],
  refill: ['screens/refills/refill-form.tsx'],
  booking: [
    'screens/scheduling/add-appointment-screen.tsx',
    'screens/scheduling/intelligent-scheduler-screen.tsx',
    'screens/scheduling/vertex-visit-request-screen.tsx',
    'screens/scheduling/visit-reason-field.tsx',
    'screens/open/accommodations-fields.tsx',
  ],
  cancellation: ['screens/appointments/cancel-modal.tsx'],
  photo: ['screens/profile/photo-cropper.tsx', 'screens/profile/photo-screen.tsx'],
  updates: ['screens/profile/notification-updates-screen.tsx'],
  documents: [
    'screens/profile/identity-documents-fields.tsx',
    'screens/profile/insurance-fields.tsx',
    'screens/profile/picture-field.tsx',
  ],
  waitList: ['screens/scheduling/wait-list-form.tsx'],
  survey: ['screens/surveys/question.tsx'],
};

/** Files whose input is kept as well, by the test that says so. */
const keptElsewhere: Readonly<Record<string, readonly string[]>> = {
  'libs/view-models/src/signup/signup.view-model.slice.spec.ts': [
    'screens/signup/account-fields.tsx',
    'screens/signup/invited-form.tsx',
    'screens/signup/new-patient-form.tsx',
    'screens/signup/practice-search.tsx',
  ],
  'libs/view-models/src/visits/check-in.slice.spec.ts': [
    'screens/visits/medical-history-row.tsx',
    'screens/visits/meds-allergies-page.tsx',
  ],
};

/** Files whose input is not kept, by the reason. */
const notKept: Readonly<Record<string, readonly string[]>> = {
  'a password, a code, or what proves who somebody is: nothing of it may be stored': [
    'screens/access/password-field.tsx',
    'screens/access/sign-in-form.tsx',
    'screens/authentication/code-step.tsx',
    'screens/authentication/password-email-forms.tsx',
    'screens/authentication/second-factor-forms.tsx',
    'screens/authentication/setting-change-form.tsx',
    'screens/delegates/create-delegate-account-screen.tsx',
    'screens/delegates/delegate-verification-screen.tsx',
    'screens/entrance/ask-for-reset-link.tsx',
    'screens/entrance/create-new-password.tsx',
    'screens/entrance/proof-modal.tsx',
    'screens/entrance/reset-factors.tsx',
    'screens/guests/ask-for-link.tsx',
    'screens/guests/guest-entry-screen.tsx',
    'screens/health/links/share-summary.tsx',
    'screens/health/links/shared-summary-screen.tsx',
    'screens/open/birth-date.tsx',
    'screens/signup/email-confirmation.tsx',
  ],
  'a card, or that terms of a payment are accepted': [
    'screens/payments/cards/card-expiration.tsx',
    'screens/payments/cards/card-form.tsx',
    'screens/payments/cards/card-number-field.tsx',
    'screens/payments/checkout/payment-card-fields.tsx',
    'screens/payments/plans/plan-terms-fields.tsx',
  ],
  'it only chooses what is shown': [
    'screens/activity/activity-log-screen.tsx',
    'screens/appointments/past-appointments.tsx',
    'screens/elsewhere/practice-choice.tsx',
    'screens/health/create-summary-screen.tsx',
    'screens/health/lab-trends.tsx',
    'screens/health/summary-documents.tsx',
    'screens/health/timeline/timeline-filters.tsx',
    'screens/measures/measure-body.tsx',
    'screens/scheduling/provider/language-filter.tsx',
    'screens/search/search-modal.tsx',
    'screens/surveys/surveys-screen.tsx',
  ],
  'it is saved with the press': [
    'screens/access/language-choice.tsx',
    'screens/access/text-look-modal.tsx',
    'screens/authentication/two-factor.tsx',
    'screens/dashboard/app-stores.tsx',
  ],
  'one choice from a list, beside the button that saves it': [
    'screens/connected-apps/app-request-screen.tsx',
    'screens/delegates/manage-profiles-screen.tsx',
    'screens/entries/hiding-fields.tsx',
  ],
};

const files = globSync('{screens,forms}/**/*.tsx', { cwd: ui, exclude: ['**/*.spec.tsx'] })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => inputs.test(readFileSync(join(ui, path), 'utf8')));

const listed = [kept, keptElsewhere, notKept].flatMap((each) => Object.values(each).flat());

describe('what people type', () => {
  it('is kept until it is sent, or a reason is given, in every file that has a field', () => {
    expect(files.filter((path) => !listed.includes(path))).toEqual([]);
  });

  it('is listed once, where there is a field', () => {
    expect(listed.filter((path, at) => !files.includes(path) || listed.indexOf(path) !== at)).toEqual([]);
  });

  it('is typed and interrupted in a browser for each flow that keeps it', () => {
    const flows = readFileSync(join(root, 'apps/portal-e2e/e2e/flows-of-typing.ts'), 'utf8');
    const walked = [...flows.matchAll(/^ {2}(\w+): (?:\{|typedInto\()/gm)].map(([, name]) => name);
    expect(walked.toSorted()).toEqual(Object.keys(kept).toSorted());
  });

  it('is kept by a test where no browser walks it', () => {
    const silent = Object.keys(keptElsewhere).filter(
      (path) => !/it\('[^']*\b(?:keeps|kept|again)\b/.test(readFileSync(join(root, path), 'utf8')),
    );
    expect(silent).toEqual([]);
  });
});
