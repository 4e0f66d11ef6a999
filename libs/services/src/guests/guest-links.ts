import type { Capabilities, Email, GuestPurpose, Phone } from '@portico/domain/access';
import type { CapabilityId, Instant, Language, PatientRef } from '@portico/domain/kernel';
import type { GuestAction, Notifier, Recipient } from '@portico/domain/notifications';
import type { Practice, PracticeDirectory } from '@portico/domain/practices';
import { guestPaths } from '@portico/application/access';
import type { LinkMaker } from '../access/index.ts';
import { withQuery } from '@portico/application/kernel';

/** Earlier times have links of their own. */
type LinkPurpose = Exclude<GuestPurpose, 'guest-offer'>;

/** A link to be made: its purpose, chart and visit, its recipient and language. */
export interface GuestLinkOrder {
  readonly purpose: LinkPurpose;
  readonly chart: PatientRef;
  /** What it is about: an appointment, or a survey. */
  readonly resource?: string;
  /** The link is not valid before this time. */
  readonly from?: Instant;
  readonly to: Recipient;
  readonly language: Language;
}

const doors: Readonly<Record<LinkPurpose, { readonly path: string; readonly guestAction: GuestAction }>> = {
  'guest-appointment': { path: guestPaths['guest-appointment'], guestAction: 'appointment' },
  'guest-reschedule': { path: guestPaths['guest-reschedule'], guestAction: 'reschedule' },
  'guest-check-in': { path: guestPaths['guest-check-in'], guestAction: 'check-in' },
  'guest-pay': { path: '/guest/guestPay', guestAction: 'pay' },
  'guest-survey': { path: '/guest/workflow/survey', guestAction: 'survey' },
};

/** A survey's link has its own parameter names (`ACC-281`, `ACC-282`). */
const queryOf = (purpose: LinkPurpose, code: string, { patient }: PatientRef, { id, behavior }: Practice) =>
  purpose === 'guest-survey'
    ? { survey_hash: code, user_id: patient }
    : { code, practice_id: id, practice_mgmt: behavior.management };

/** Makes and withdraws guests' links. Called by the system itself (reminders, the demo), never for a person. */
export class GuestLinks {
  readonly #capabilities: Pick<Capabilities, 'revoke'>;
  readonly #linkMaker: LinkMaker;
  readonly #notifier: Notifier;
  readonly #practices: PracticeDirectory;

  constructor(
    capabilities: Pick<Capabilities, 'revoke'>,
    linkMaker: LinkMaker,
    notifier: Notifier,
    practices: PracticeDirectory,
  ) {
    this.#capabilities = capabilities;
    this.#linkMaker = linkMaker;
    this.#notifier = notifier;
    this.#practices = practices;
  }

  /** Stores the capability and sends the link; undefined if the practice is unknown. */
  async issue(order: GuestLinkOrder, now: Instant): Promise<CapabilityId | undefined> {
    const { purpose, chart, resource, from, to, language } = order;
    const [practice] = await this.#practices.practices([chart.practice]);
    if (practice === undefined) return undefined;
    const { path, guestAction } = doors[purpose];
    const { id, link } = await this.#linkMaker.make(
      {
        purpose,
        ...chart,
        ...(resource === undefined ? {} : { resource }),
        ...(from === undefined ? {} : { from }),
        // Later notifications to the guest go to the same address.
        ...(to.channel === 'email' ? { email: to.address as Email } : { phone: to.address as Phone }),
        language,
      },
      (code) => withQuery(path, { ...queryOf(purpose, code, chart, practice), language }),
      now,
    );
    await this.#notifier.send({ kind: 'guest-link', opens: guestAction, practice: practice.name, link }, to, language);
    return id;
  }

  /** Ends every unused link of a purpose on a chart, or those about one visit. */
  async withdraw(purpose: GuestPurpose, chart: PatientRef, now: Instant, resource?: string): Promise<void> {
    await this.#capabilities.revoke(purpose, { chart, ...(resource === undefined ? {} : { resource }) }, now);
  }
}
