import { counted, type Analytics } from '@portico/application/kernel';
import type { Authentication } from '@portico/application/authentication';

/** One's own way in, whose changes of password and email are counted: the email once it is changed, not when a code is sent. */
export const trackedAuthentication = (authentication: Authentication, analytics: Analytics): Authentication =>
  counted(authentication, analytics, {
    changePassword: ({ ok: done }) => (done ? { name: 'Change Password' } : undefined),
    changeEmail: (answer) => (answer.ok && answer.value.kind === 'done' ? { name: 'Change Email' } : undefined),
  });
