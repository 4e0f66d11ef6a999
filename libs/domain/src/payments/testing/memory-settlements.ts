import { samePatient, type Instant, type PatientRef, type PracticeId } from '../../kernel/index.ts';
import { disputePosting, type Dispute, type DisputeId } from '../dispute.ts';
import type { ActivitySpan, ProcessorLine } from '../ports/processor-activity.ts';
import type { Disputes, LeasedSettlement, LedgerSide, Settlements } from '../ports/settlements.ts';
import type { LedgerPosting } from '../ledger-posting.ts';
import type { Difference, DifferenceId } from '../settlement.ts';

/** In-memory settlements; `side` is the ledger's side, and `known` the practices that ever had a charge. */
export class MemorySettlements implements Settlements {
  side: LedgerSide = { charges: [], refunds: [] };
  readonly known = new Set<PracticeId>();
  readonly #until = new Map<PracticeId, Instant>();
  readonly #looks = new Map<PracticeId, Instant>();
  readonly #found = new Map<DifferenceId, { readonly difference: Difference; readonly words?: string }>();

  async claim(
    now: Instant,
    until: Instant,
    limit: number,
    except: readonly PracticeId[],
    left: Instant,
  ): Promise<readonly LeasedSettlement[]> {
    const due = [...this.known]
      .filter((practice) => this.#lookAt(practice) <= (except.includes(practice) ? left : now))
      .sort((a, b) => this.#lookAt(a) - this.#lookAt(b) || (a < b ? -1 : 1))
      .slice(0, limit);
    for (const practice of due) this.#looks.set(practice, until);
    return due.map((practice) => ({ practice, until }));
  }

  /** Whether any practice is due. */
  isDue(now: Instant): boolean {
    return [...this.known].some((practice) => this.#lookAt(practice) <= now);
  }

  async lookAgain({ practice, until }: LeasedSettlement, at: Instant): Promise<void> {
    if (this.#looks.get(practice) === until) this.#looks.set(practice, at);
  }

  #lookAt(practice: PracticeId): number {
    return this.#looks.get(practice) ?? 0;
  }

  async settledUntil(practice: PracticeId): Promise<Instant | undefined> {
    return this.#until.get(practice);
  }

  async ledgerSide(_practice: PracticeId, _span: ActivitySpan, _lines: readonly ProcessorLine[]): Promise<LedgerSide> {
    return this.side;
  }

  async record(
    practice: PracticeId,
    { until }: ActivitySpan,
    found: readonly Difference[],
  ): Promise<readonly Difference[]> {
    const fresh = found.filter(({ id }) => !this.#found.has(id));
    for (const difference of fresh) this.#found.set(difference.id, { difference });
    const before = this.#until.get(practice);
    if (before === undefined || before < until) this.#until.set(practice, until);
    return fresh;
  }

  async open(practice?: PracticeId): Promise<readonly Difference[]> {
    return [...this.#found.values()]
      .filter(
        ({ difference, words }) => words === undefined && (practice ?? difference.practice) === difference.practice,
      )
      .map(({ difference }) => difference)
      .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  }

  async explain(practice: PracticeId, id: DifferenceId, words: string): Promise<boolean> {
    const known = this.#found.get(id);
    if (known === undefined || known.words !== undefined || known.difference.practice !== practice) return false;
    this.#found.set(id, { ...known, words });
    return true;
  }
}

/** In-memory disputes, with the postings of lost ones. */
export class MemoryDisputes implements Disputes {
  readonly postings: LedgerPosting[] = [];
  #kept: readonly Dispute[] = [];

  async put(dispute: Dispute): Promise<boolean> {
    const known = this.#kept.find((one) => isSame(one, dispute));
    if (known !== undefined && (known.outcome !== 'open' || dispute.outcome === 'open')) return false;
    const next = known === undefined ? dispute : { ...known, ...closing(dispute) };
    this.#kept = [...this.#kept.filter((one) => one !== known), next];
    const posting = disputePosting(next, { purpose: { kind: 'balance' } });
    if (posting !== undefined) this.postings.push(posting);
    return true;
  }

  async byId(practice: PracticeId, id: DisputeId): Promise<Dispute | undefined> {
    return this.#kept.find((one) => one.id === id && one.patient.practice === practice);
  }

  async of(patient: PatientRef): Promise<readonly Dispute[]> {
    return this.#kept.filter((one) => samePatient(one.patient, patient));
  }

  async open(practice?: PracticeId): Promise<readonly Dispute[]> {
    return this.#kept
      .filter(({ outcome, patient }) => outcome === 'open' && (practice ?? patient.practice) === patient.practice)
      .sort((a, b) => a.openedAt - b.openedAt || (a.id < b.id ? -1 : 1));
  }
}

const isSame = (a: Dispute, b: Dispute): boolean => a.id === b.id && a.patient.practice === b.patient.practice;

const closing = ({ outcome, closedAt }: Dispute): Pick<Dispute, 'outcome' | 'closedAt'> => ({
  outcome,
  ...(closedAt === undefined ? {} : { closedAt }),
});
