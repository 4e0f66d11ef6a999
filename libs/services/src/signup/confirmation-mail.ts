import { capabilityLife, issueCapability, type Account } from '@portico/domain/access';
import { HOUR, type CapabilityId, type PatientRef } from '@portico/domain/kernel';
import { paths, withQuery } from '@portico/application/kernel';
import type { SignupDeps, Visitor } from './signup-deps.ts';

/** What an account gets when its email is confirmed. */
export interface Promised {
  readonly chart?: PatientRef;
  /** The invitation that is used up then. */
  readonly invitation?: string;
}

/**
 * Mails the link that confirms an email, in place of an earlier one. The link opens a page and does nothing by itself.
 */
export const mailConfirmation = async (
  { capabilities, codes, notifier, linkTo }: SignupDeps,
  { now, language }: Visitor,
  { id, email, username }: Account,
  { chart, invitation }: Promised,
): Promise<void> => {
  const { code, hash } = codes.link();
  await capabilities.revoke('confirm-email', { account: id }, now);
  await capabilities.add(
    issueCapability(
      {
        purpose: 'confirm-email',
        account: id,
        email,
        ...chart,
        ...(invitation === undefined ? {} : { resource: invitation }),
      },
      { id: codes.newId() as CapabilityId, code: hash, now },
    ),
  );
  const link = linkTo(withQuery(paths.signUp, { confirm: 'true', un: username, confirmation_code: code, em: email }));
  const hours = capabilityLife['confirm-email'] / HOUR;
  await notifier.send({ kind: 'confirm-email', link, hours }, { channel: 'email', address: email }, language);
};
