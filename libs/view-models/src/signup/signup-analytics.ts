import { counted, type Analytics, type AnalyticsEvent } from '@portico/application/kernel';
import type { Signup, SignupAnswer } from '@portico/application/signup';

/**
 * A sign-up whose new accounts are counted by analytics; `usedBtn` returns the button or mail in the address that led
 * there.
 */
export const trackedSignup = (signup: Signup, analytics: Analytics, usedBtn: () => string | null): Signup => {
  const made = (answer: Awaited<SignupAnswer>): AnalyticsEvent | undefined => {
    if (!answer.ok || answer.value.name !== 'check-email') return undefined;
    const used = usedBtn();
    return { name: 'Sign Up', ...(used === null ? {} : { usedBtn: used }) };
  };
  return counted(signup, analytics, { createInvited: made, createNew: made });
};
