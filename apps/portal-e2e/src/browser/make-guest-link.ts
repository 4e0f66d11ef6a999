import { RandomCodes } from '@portico/adapters-crypto';
import { PostgresCapabilities } from '@portico/adapters-storage';
import { paths, withQuery } from '@portico/application/kernel';
import type { Email, GuestPurpose } from '@portico/domain/access';
import type { PatientRef } from '@portico/domain/kernel';
import { LinkMaker } from '@portico/services/access';
import type { PortalUnderTest } from './portal-under-test.ts';
import type { VisitorLanguage } from './visitor.ts';

const doors = {
  'guest-appointment': paths.guestAppointment,
  'guest-reschedule': paths.guestReschedule,
  'guest-check-in': paths.guestCheckIn,
  'guest-pay': paths.guestPay,
} as const satisfies Readonly<Partial<Record<GuestPurpose, string>>>;

export interface GuestLinkWanted {
  readonly purpose: keyof typeof doors;
  readonly chart: PatientRef;
  /** The visit that it is about. */
  readonly visit?: string | undefined;
  readonly language: VisitorLanguage;
}

/** The path of a link as a practice mails it, for a chart of any practice. */
export const makeGuestLink = async (
  { database, clock }: PortalUnderTest,
  { purpose, chart, visit, language }: GuestLinkWanted,
): Promise<string> => {
  const maker = new LinkMaker(new PostgresCapabilities(database), new RandomCodes(), (path) => path);
  const about = { purpose, ...chart, email: 'guest@example.org' as Email, language };
  const { link } = await maker.make(
    visit === undefined ? about : { ...about, resource: visit },
    (code) => withQuery(doors[purpose], { code, practice_id: chart.practice, language }),
    clock.now(),
  );
  return link;
};
