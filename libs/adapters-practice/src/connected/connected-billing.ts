import { latestFirst } from '@portico/domain/appointments';
import {
  inLanguageOf,
  isoOf,
  parseInstant,
  parseLocalDate,
  type AppointmentId,
  type Cents,
  type Instant,
  type Language,
  type PatientRef,
  type PracticeId,
} from '@portico/domain/kernel';
import {
  addsUp,
  noPlans,
  type Balance,
  type Billing,
  type InsuranceShare,
  type LedgerPosting,
  type PaymentSettings,
  type Statement,
  type StatementContents,
  type StatementLine as Line,
  type OpenCopay,
  type VisitDues,
} from '@portico/domain/payments';
import type { ChargeLine, Id, Money, StatementLine } from '@portico/practice-spi';
import type { ConnectedPractices, PracticeLink } from './connected-practices.ts';
import { PortalIds, systemIdOf, systemPatientOf } from './portal-and-system-ids.ts';
import { enterPosting, finishPosting } from './posting-rows.ts';
import { postAtSystem } from './post-payment-at-system.ts';
import { visitOf, visitsOf } from './read-system-visits.ts';

const none = 0 as Cents;

/** What patients of connected practices owe. What a system takes no entries of is kept for the office to enter. */
export class ConnectedBilling implements Billing {
  readonly #practices: ConnectedPractices;

  constructor(practices: ConnectedPractices) {
    this.#practices = practices;
  }

  /** Nothing where the system does not say: then the amount is typed from a bill. */
  async balance(patient: PatientRef): Promise<Balance> {
    const at = await this.#at(patient);
    const balance = at && at.link.answers.foundOf('money.balance', await at.money.balance(at.id, at.link.call()));
    if (at === undefined || balance === undefined) return { due: none, asOf: await this.#practices.now() };
    const asOf = parseInstant(balance.asOf);
    if (!asOf.ok || !Number.isSafeInteger(balance.due)) {
      throw at.link.answers.unavailable('money.balance', { kind: 'malformed', what: 'Balance' });
    }
    return { due: balance.due as Cents, asOf: asOf.value };
  }

  async statements(patient: PatientRef, limit: number): Promise<readonly Statement[]> {
    const at = await this.#at(patient);
    if (at === undefined) return [];
    const { link, money, id } = at;
    const lines = new Map<string, StatementLine>();
    let cursor: string | undefined;
    do {
      const page = link.answers.foundOf('money.statements', await money.statements(id, cursor, link.call()));
      for (const line of page?.items ?? []) lines.set(line.id, line);
      cursor = page?.next === cursor ? undefined : page?.next;
    } while (cursor !== undefined && lines.size < limit);
    const ids = new PortalIds();
    const read = [...lines.values()].slice(0, limit).flatMap((line) => statementOf(link, line, ids) ?? []);
    await ids.keep(link.sql, link.id);
    return read;
  }

  /** Undefined for one that exists as a printed page alone. */
  async statement(patient: PatientRef, statement: string): Promise<StatementContents | undefined> {
    const at = await this.#at(patient);
    const systemId = at && (await systemIdOf(at.link.sql, at.link.id, 'statement', statement));
    if (at === undefined || systemId === undefined) return undefined;
    const { link, money, id } = at;
    const found = link.answers.foundOf('money.statement', await money.statement(id, systemId, link.call()));
    const head = found && statementOf(link, found, new PortalIds());
    if (found === undefined || head === undefined || !('lines' in found)) return undefined;
    const ids = new PortalIds();
    const lines = found.lines.flatMap((line) => lineOf(link, line, ids) ?? []);
    // A page with a line less would not sum to its total.
    if (lines.length < found.lines.length) {
      throw link.answers.unavailable('money.statement', { kind: 'malformed', what: 'Statement.lines' });
    }
    await ids.keep(link.sql, link.id);
    return { ...head, lines: lines.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)) };
  }

  async visitDues(patient: PatientRef, appointment: AppointmentId): Promise<VisitDues | undefined> {
    const link = this.#practices.of(patient.practice);
    const known = link && (await visitOf(link, patient, appointment));
    if (link === undefined || known === undefined) return undefined;
    const answer = await link.connection.money?.visitDues?.(known.visit.patient, known.visit.id, link.call());
    const dues = answer && link.answers.foundOf('money.visitDues', answer);
    return { copay: (dues?.copay ?? 0) as Cents, cancellationFee: (dues?.cancellationFee ?? 0) as Cents };
  }

  async openCopays(patient: PatientRef, since: Instant): Promise<readonly OpenCopay[]> {
    const at = await this.#at(patient);
    if (at === undefined) return [];
    if (at.money.openCopays === undefined && at.money.visitDues === undefined) return [];
    const over = (await visitsOf(at.link, patient, { from: since }))
      .filter(({ appointment }) => appointment.status === 'COMPLETED' && appointment.start >= since)
      .toSorted((one, other) => latestFirst(one.appointment, other.appointment));
    if (over.length === 0) return [];
    const copays = await copaysBySystem(
      at,
      since,
      over.map(({ visit }) => visit.id),
    );
    return over.flatMap(({ visit, appointment: { id, start } }) => {
      const copay = copays.get(visit.id);
      return copay === undefined ? [] : [{ appointment: id, start, copay }];
    });
  }

  async settings(practice: PracticeId, language: Language): Promise<PaymentSettings> {
    const decided = this.#practices.of(practice)?.practice.payments;
    if (decided === undefined) return noPlans;
    const { planTerms, ...settings } = decided;
    return { ...settings, ...(planTerms === undefined ? {} : { planTerms: inLanguageOf(planTerms, language) }) };
  }

  async post(posting: LedgerPosting): Promise<void> {
    const link = this.#practices.of(posting.patient.practice);
    if (link === undefined) return;
    const { wasAsked, isPosted } = await enterPosting(link.sql, posting);
    if (isPosted) return;
    const isWritten = await postAtSystem(link, posting, wasAsked);
    await finishPosting(link.sql, posting, { at: await link.now(), byHand: !isWritten });
  }

  /** Where the patient's money is; undefined where no system tells of any. */
  async #at({ practice, patient }: PatientRef): Promise<MoneyOfPatient | undefined> {
    const link = this.#practices.of(practice);
    const money = link?.connection.money;
    const id = link && (await systemPatientOf(link.sql, link.id, patient));
    return link === undefined || money === undefined || id === undefined ? undefined : { link, money, id };
  }
}

interface MoneyOfPatient {
  readonly link: PracticeLink;
  readonly money: Money;
  readonly id: Id;
}

/** Of how many visits a system is asked that tells of one at a time, and how many of those at once: a practice has few calls. */
const askedSingly = { most: 20, atOnce: 5 } as const;

/** Open copays by visit. A system that does not tell of all at once is asked about each of the latest visits. */
const copaysBySystem = async (
  { link, money, id }: MoneyOfPatient,
  since: Instant,
  visits: readonly Id[],
): Promise<ReadonlyMap<Id, Cents>> => {
  const all = await money.openCopays?.(id, isoOf(since), link.call());
  const told = all === undefined ? [] : [...(link.answers.foundOf('money.openCopays', all) ?? [])];
  const singly = all === undefined ? visits.slice(0, askedSingly.most) : [];
  for (let at = 0; at < singly.length; at += askedSingly.atOnce) {
    const some = singly.slice(at, at + askedSingly.atOnce).map(async (visit) => {
      const dues = await money.visitDues?.(id, visit, link.call());
      return { visit, copay: (dues && link.answers.foundOf('money.visitDues', dues)?.copay) ?? 0 };
    });
    told.push(...(await Promise.all(some)));
  }
  return new Map(told.flatMap(({ visit, copay }) => (copay > 0 ? [[visit, copay as Cents] as const] : [])));
};

/** A line; what contradicts its amount is left out, so that nothing is shown which the books do not bear out. */
const lineOf = (link: PracticeLink, line: ChargeLine, ids: PortalIds): Line | undefined => {
  const { date, description, amount, visit } = line;
  const day = parseLocalDate(date);
  if (!day.ok || !Number.isSafeInteger(amount)) return undefined;
  const head: Line = {
    date: day.value,
    description,
    amount: amount as Cents,
    ...(visit === undefined ? {} : { visit: ids.of<AppointmentId>('visit', visit) }),
  };
  const { insurance, open } = line;
  const whole: Line = {
    ...head,
    ...(insurance === undefined ? {} : { insurance: insurance as InsuranceShare }),
    ...(open === undefined ? {} : { open: open as Cents }),
  };
  if (addsUp(whole)) return whole;
  link.answers.note('money.statement', { kind: 'malformed', what: 'Statement.lines.insurance' });
  return head;
};

const statementOf = (link: PracticeLink, { id, date, total }: StatementLine, ids: PortalIds): Statement | undefined => {
  const day = parseLocalDate(date);
  if (day.ok && Number.isSafeInteger(total)) {
    return { id: ids.of('statement', id), date: day.value, total: total as Cents };
  }
  link.answers.note('money.statements', { kind: 'malformed', what: 'Statement' });
  return undefined;
};
