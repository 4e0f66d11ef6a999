import { counted, type Analytics } from '@portico/application/kernel';
import type { Authentication } from '@portico/application/authentication';

/**
 * Authentication settings, with changes of password and email counted by analytics: the email once it is changed, not
 * when a code is sent.
 */
export const trackedAuthentication = (authentication: Authentication, analytics: Analytics): Authentication =>
  counted(authentication, analytics, {
    changePassword: ({ ok: done }) => (done ? { name: 'Change Password' } : undefined),
    changeEmail: (answer) => (answer.ok && answer.value.kind === 'done' ? { name: 'Change Email' } : undefined),
  });
