import type { PracticeId } from '@portico/domain/kernel';
import type { ThirdPartyTasks } from '@portico/domain/visits';
import { webAddress } from '../config/setting-readers.ts';

/** The origins at which practices may leave something of check-in to partners, beside the portal's own. */
export interface TrustedPartners {
  readonly origins: readonly string[];
  /**
   * Called for a partner whose origin is not configured. Its task is left to the office, which may be a configuration
   * mistake.
   */
  readonly onUnknown: (practice: PracticeId, origin: string) => void;
}

/**
 * Whether people are sent to an address: by https (this machine may do without), at an origin that is named, or the
 * portal's own (`APT-214`).
 */
export const leadsToPartner = (address: string, portal: string, origins: readonly string[]): boolean => {
  const url = URL.parse(address);
  if (url === null || !webAddress(address).ok || url.password !== '') return false;
  return url.origin === new URL(portal).origin || origins.includes(url.origin);
};

/** The tasks of practice systems, without those whose address is not at a trusted origin. */
export const atTrustedPartners = (
  tasks: ThirdPartyTasks,
  portal: () => string,
  { origins, onUnknown }: TrustedPartners,
): ThirdPartyTasks => ({
  of: async (patient, appointment, way) => {
    const task = await tasks.of(patient, appointment, way);
    if (task === undefined || leadsToPartner(task.address, portal(), origins)) return task;
    onUnknown(patient.practice, URL.parse(task.address)?.origin ?? '');
    return undefined;
  },
});
