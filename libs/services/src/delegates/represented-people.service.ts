import { can } from '@portico/domain/access';
import { actingFor, representedBy, type Delegations, type Represented } from '@portico/domain/delegates';
import { failed, ok, type AccountId, type ProfileId } from '@portico/domain/kernel';
import type { ServiceResult } from '@portico/application/kernel';
import { mostPeopleAtOnce, type PersonOverview, type RepresentedPeople } from '@portico/application/delegates';
import { withoutWithheld, type WithheldAt } from '../access/index.ts';
import type { ServiceCall } from '../kernel/index.ts';
import type { PersonAtPractice } from './person-at-practice.ts';

export class RepresentedPeopleService implements RepresentedPeople {
  readonly #delegations: Pick<Delegations, 'ofDelegate'>;
  readonly #withheldAt: WithheldAt;
  readonly #personAtPractice: Pick<PersonAtPractice, 'overview'>;
  readonly #call: ServiceCall;

  constructor(
    delegations: Pick<Delegations, 'ofDelegate'>,
    withheldAt: WithheldAt,
    personAtPractice: Pick<PersonAtPractice, 'overview'>,
    call: ServiceCall,
  ) {
    this.#delegations = delegations;
    this.#withheldAt = withheldAt;
    this.#personAtPractice = personAtPractice;
    this.#call = call;
  }

  async overview(profiles: readonly ProfileId[]): ServiceResult<readonly PersonOverview[]> {
    const { acting, now } = this.#call;
    const { actor } = acting;
    if (actor.kind === 'guest' || !can(acting, 'account:view', { kind: 'account', account: actor.account })) {
      return failed({ kind: 'not-found' });
    }
    if (profiles.length > mostPeopleAtOnce) return failed({ kind: 'bad-input' });
    const people = representedBy(actor.account, await this.#delegations.ofDelegate(actor.account), now);
    const wanted = people.filter(({ profile }) => profiles.includes(profile));
    return ok(await Promise.all(wanted.map((person) => this.#of(actor.account, person))));
  }

  /** Asked in the name of the delegate for this person, as if their records were open. */
  async #of(delegate: AccountId, person: Represented): Promise<PersonOverview> {
    const practices = person.grants.map(({ chart }) => {
      const acting = withoutWithheld(actingFor(delegate, person, chart.practice), this.#withheldAt);
      return this.#personAtPractice.overview({ ...this.#call, acting }, chart);
    });
    return { profile: person.profile, practices: await Promise.all(practices) };
  }
}
