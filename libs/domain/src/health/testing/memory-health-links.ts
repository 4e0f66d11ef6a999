import type { CodeHash } from '../../access/index.ts';
import { samePatient, type CountedGuess, type Instant, type PatientRef } from '../../kernel/index.ts';
import { stateOfLink, type HealthLink, type HealthLinkId } from '../links/health-link.ts';
import type { HealthLinks, KnownHealthLink, NewHealthLink, NewLinkOpening } from '../ports/health-links.ts';

const keptOpenings = 50;

type Kept = KnownHealthLink & Pick<NewHealthLink, 'codeHash'>;

export class MemoryHealthLinks implements HealthLinks {
  readonly #links = new Map<HealthLinkId, Kept>();
  readonly #openings = new Map<HealthLinkId, readonly NewLinkOpening[]>();

  async add(link: NewHealthLink, most: number): Promise<boolean> {
    const live = [...this.#links.values()].filter(
      (one) => samePatient(one.chart, link.chart) && stateOfLink(one, link.madeAt) === 'open',
    );
    if (live.length >= most) return false;
    const { passcodeHash } = link;
    this.#links.set(link.id, { ...link, hasPasscode: passcodeHash !== undefined, wrongPasscodes: 0, openedTimes: 0 });
    return true;
  }

  async of(patient: PatientRef): Promise<readonly HealthLink[]> {
    return [...this.#links.values()]
      .filter(({ chart }) => samePatient(chart, patient))
      .map(({ codeHash: _, passcodeHash: __, sealed: ___, ...link }) => ({
        ...link,
        openings: (this.#openings.get(link.id) ?? []).map(({ at, recipient }) => ({ at, recipient })),
      }))
      .sort((one, other) => other.madeAt - one.madeAt);
  }

  async find(code: CodeHash, _guess: CountedGuess): Promise<KnownHealthLink | undefined> {
    const found = [...this.#links.values()].find(({ codeHash }) => codeHash === code);
    if (found === undefined) return undefined;
    const { codeHash: _, ...link } = found;
    return link;
  }

  async revoke(patient: PatientRef, id: HealthLinkId, at: Instant): Promise<boolean> {
    const link = this.#links.get(id);
    if (link === undefined || !samePatient(link.chart, patient) || link.revokedAt !== undefined) return false;
    if (at >= link.expiresAt) return false;
    const { contents: _, ...rest } = link;
    this.#links.set(id, { ...rest, revokedAt: at, sealed: '' });
    return true;
  }

  async countPasscode(id: HealthLinkId, most: number): Promise<number> {
    const link = this.#links.get(id);
    if (link === undefined || link.wrongPasscodes >= most) return most + 1;
    this.#links.set(id, { ...link, wrongPasscodes: link.wrongPasscodes + 1 });
    return link.wrongPasscodes + 1;
  }

  async uncountPasscode(id: HealthLinkId): Promise<void> {
    const link = this.#links.get(id);
    if (link !== undefined) this.#links.set(id, { ...link, wrongPasscodes: link.wrongPasscodes - 1 });
  }

  async opened(id: HealthLinkId, opening: NewLinkOpening): Promise<void> {
    const link = this.#links.get(id);
    if (link === undefined) return;
    this.#links.set(id, { ...link, openedTimes: link.openedTimes + 1 });
    this.#openings.set(id, [opening, ...(this.#openings.get(id) ?? [])].slice(0, keptOpenings));
  }

  async hasTicket(id: HealthLinkId, ticket: CodeHash, since: Instant): Promise<boolean> {
    return (this.#openings.get(id) ?? []).some(({ ticketHash, at }) => ticketHash === ticket && at >= since);
  }

  async prune(before: Instant): Promise<void> {
    for (const [id, { expiresAt, revokedAt }] of this.#links) {
      if ((revokedAt ?? expiresAt) >= before) continue;
      this.#links.delete(id);
      this.#openings.delete(id);
    }
  }
}
