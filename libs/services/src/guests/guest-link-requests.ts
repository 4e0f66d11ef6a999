import type { Schedule } from '@portico/domain/appointments';
import type { Tries } from '@portico/domain/access';
import { guestActionAt, whoIsMeant } from '@portico/domain/guests';
import { failed, ok, type CountedGuess } from '@portico/domain/kernel';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { PatientRegistry } from '@portico/domain/profile';
import type { ServiceResult } from '@portico/application/kernel';
import type { LinkRequest, LinkRequestRefusal } from '@portico/application/guests';
import { GuessLimit, type Caller } from '../access/index.ts';
import type { BackgroundTasks } from '../kernel/index.ts';
import { dueVisit } from './upcoming-link-visit.ts';
import type { GuestLinks } from './guest-links.ts';

/** Sends a link to a guest who asks for one, at the address on file. */
export class GuestLinkRequests {
  readonly #practices: PracticeDirectory;
  readonly #patients: Pick<PatientRegistry, 'reachedAt'>;
  readonly #schedule: Schedule;
  readonly #guestLinks: Pick<GuestLinks, 'issue'>;
  readonly #tries: Tries;
  readonly #later: BackgroundTasks;
  readonly #caller: Caller;

  constructor(
    practices: PracticeDirectory,
    patients: Pick<PatientRegistry, 'reachedAt'>,
    schedule: Schedule,
    guestLinks: Pick<GuestLinks, 'issue'>,
    tries: Tries,
    later: BackgroundTasks,
    caller: Caller,
  ) {
    this.#practices = practices;
    this.#patients = patients;
    this.#schedule = schedule;
    this.#guestLinks = guestLinks;
    this.#tries = tries;
    this.#later = later;
    this.#caller = caller;
  }

  async ask(request: LinkRequest): ServiceResult<void, LinkRequestRefusal> {
    const { practice, contact } = request;
    const asked = await new GuessLimit(this.#tries, this.#caller).guess(
      { kind: 'asked-link', of: `${practice} to ${contact.toLowerCase()}` },
      async (guess) => {
        // Not awaited, so that response time does not reveal who is known; a right guess is not reported either, so
        // each counts.
        this.#later(() => this.#send(request, guess));
        return undefined;
      },
    );
    return !asked.ok && asked.error.kind === 'must-wait' ? failed(asked.error) : ok(undefined);
  }

  /** Sends the requested link to the address on file (`APT-326`); nothing if no patient matches or nothing is due. */
  async #send({ purpose, practice: id, contact, ...claim }: LinkRequest, guess: CountedGuess): Promise<void> {
    const { now } = this.#caller;
    const [practice] = await this.#practices.practices([id]);
    if (practice === undefined || guestActionAt(practice, purpose) === undefined) return;
    const meant = whoIsMeant(await this.#patients.reachedAt(id, contact, claim.birthDate), claim, guess);
    if (meant === undefined) return;
    const { patient: chart, language } = meant;
    const visit = purpose === 'guest-appointment' ? undefined : await dueVisit(this.#schedule, chart, {}, now);
    if (purpose !== 'guest-appointment' && visit === undefined) return;
    const to = { channel: contact.includes('@') ? 'email' : 'sms', address: contact } as const;
    const about = visit === undefined ? {} : { resource: visit.id };
    await this.#guestLinks.issue({ purpose, chart, to, language, ...about }, now);
  }
}
