import type { Rules } from './rule-types.ts';
import { accessRules } from './rules-access.ts';
import { activityRules } from './rules-activity.ts';
import { appointmentsRules } from './rules-appointments.ts';
import { checkOutRules } from './rules-check-out.ts';
import { delegatesRules } from './rules-delegates.ts';
import { formsRules } from './rules-forms.ts';
import { guestsRules } from './rules-guests.ts';
import { healthRules } from './rules-health.ts';
import { messagesRules } from './rules-messages.ts';
import { paymentPlansRules } from './rules-payment-plans.ts';
import { paymentsRules } from './rules-payments.ts';
import { practiceRules } from './rules-practice.ts';
import { profileRules } from './rules-profile.ts';
import { draftsRules } from './rules-drafts.ts';
import { entriesRules } from './rules-entries.ts';
import { refillsRules } from './rules-refills.ts';
import { searchRules } from './rules-search.ts';
import { schedulingRules } from './rules-scheduling.ts';
import { shopRules } from './rules-shop.ts';
import { signupRules } from './rules-signup.ts';
import { checkInRules } from './rules-check-in.ts';
import { surveysRules } from './rules-surveys.ts';
import { waitListRules } from './rules-wait-list.ts';

/** One line for every root field of the contract: a field without a line fails the test, a line without a field too. */
export const rules: Rules = {
  ...accessRules,
  ...activityRules,
  ...appointmentsRules,
  ...checkOutRules,
  ...delegatesRules,
  ...formsRules,
  ...guestsRules,
  ...healthRules,
  ...messagesRules,
  ...paymentPlansRules,
  ...paymentsRules,
  ...practiceRules,
  ...profileRules,
  ...entriesRules,
  ...refillsRules,
  ...searchRules,
  ...draftsRules,
  ...schedulingRules,
  ...shopRules,
  ...signupRules,
  ...checkInRules,
  ...surveysRules,
  ...waitListRules,
};
