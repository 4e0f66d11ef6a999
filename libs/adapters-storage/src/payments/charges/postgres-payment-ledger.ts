import type { AppointmentId, Cents, Instant, Page, PatientRef, PracticeId, TimeZone } from '@portico/domain/kernel';
import {
  mayMove,
  probeAfter,
  postingFor,
  samePayment,
  visitOf,
  type BalanceCover,
  type CardId,
  type Charge,
  type ChargeId,
  type ChargePurpose,
  type ChargeState,
  type ChargeStateKind,
  type NewCharge,
  type Opened,
  type PaymentLedger,
  type PlanId,
  type UniqueId,
} from '@portico/domain/payments';
import type { Sql } from '../../sql/sql.ts';
import {
  chargeColumns,
  chargeFrom,
  detailOf,
  drawnIn,
  heldAgainst,
  heldForCopays,
  listed,
  speaking,
  unpaidStep,
  unsettled,
  type ChargeRow,
} from './charge-rows.ts';
import { putPosting } from './ledger-posting-rows.ts';
import { isPaidAlready, writeNewCharge } from './new-charge-rows.ts';
import { holdPayer } from './payer-lock.ts';

/**
 * The ledger in the portal's own tables. Opening a charge locks the patient, so only charges of one patient wait for
 * each other. The claim is unnamed on purpose: PostgreSQL would cache a generic plan for a large LIMIT.
 */
export class PostgresPaymentLedger implements PaymentLedger {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  open(charge: NewCharge, cover?: BalanceCover): Promise<Opened> {
    return this.#sql.transaction(async (sql) => {
      await holdPayer(sql, charge.patient);
      const opened = await writeNewCharge(sql, charge, cover);
      if (opened !== undefined) return { kind: 'opened', charge: opened };
      const within = new PostgresPaymentLedger(sql);
      const known = await within.byUniqueId(charge.patient, charge.uniqueId);
      if (known !== undefined) {
        return samePayment(known, charge) ? { kind: 'repeated', charge: known } : { kind: 'conflict' };
      }
      if (await isPaidAlready(sql, charge)) return { kind: 'not-covered', left: 0 as Cents };
      if (cover !== undefined) return { kind: 'not-covered', left: await within.#leftOf(charge, cover) };
      // Another charge for the same stood in the way and has ended since; ended ones are moved without the payer's lock.
      const again = await writeNewCharge(sql, charge, cover);
      if (again === undefined) throw new Error('Bug: a new charge without a cover was not written.');
      return { kind: 'opened', charge: again };
    });
  }

  async #leftOf({ patient, purpose }: NewCharge, { payable, copay = 0 as Cents, asOf }: BalanceCover): Promise<Cents> {
    const visit = visitOf(purpose);
    const balance = payable - (await this.heldAgainst(patient, asOf));
    const held = visit === undefined ? undefined : (await this.heldForCopays(patient, asOf)).get(visit);
    const open = visit === undefined ? 0 : Math.max(0, copay - (held ?? 0));
    return (open === 0 ? balance : open + Math.max(0, balance)) as Cents;
  }

  async move(id: ChargeId, from: ChargeStateKind, to: ChargeState): Promise<boolean> {
    if (!mayMove(from, to.kind)) return false;
    return this.#sql.transaction(async (sql) => {
      const [row] = await sql.rows<ChargeRow & { readonly detail_before: object }>({
        name: 'charge-move',
        text: `with before as (
            select practice_id, patient_id, id, state_detail from payment_charges
            where id = $1 and state = $2 and ${refundFits} for no key update
          )
          update payment_charges c
          set state = $3, state_detail = $4, moved_at = coalesce($5, c.moved_at), claimed_until = 0,
            probe_at = $6, card = case when c.card ? 'wallet' and $7::jsonb is not null then c.card || $7 else c.card end
          from before b where c.practice_id = b.practice_id and c.patient_id = b.patient_id and c.id = b.id
          returning ${chargeColumns}, b.state_detail as detail_before`,
        values: [id, from, to.kind, detailOf(to), 'at' in to ? to.at : null, probeAfter(from, to) ?? null, drawnIn(to)],
      });
      if (row === undefined) return false;
      const posting = postingFor({ kind: from, ...row.detail_before } as ChargeState, chargeFrom(row));
      if (posting !== undefined) await putPosting(sql, posting, row.copay_cents);
      return true;
    });
  }

  async byId(id: ChargeId): Promise<Charge | undefined> {
    const [row] = await this.#sql.rows<ChargeRow>({
      name: 'charge-by-id',
      text: `select ${chargeColumns} from payment_charges c where id = $1`,
      values: [id],
    });
    return row && chargeFrom(row);
  }

  async byUniqueId({ practice, patient }: PatientRef, uniqueId: UniqueId): Promise<Charge | undefined> {
    const [row] = await this.#sql.rows<ChargeRow>({
      name: 'charge-by-unique-id',
      text: `select ${chargeColumns} from payment_charges c where practice_id = $1 and patient_id = $2 and unique_id = $3`,
      values: [practice, patient, uniqueId],
    });
    return row && chargeFrom(row);
  }

  async byTransaction(
    { practice, patient }: PatientRef,
    store: string,
    transaction: string,
  ): Promise<Charge | undefined> {
    const purpose: ChargePurpose = { kind: 'shop', store, transaction };
    const [row] = await this.#sql.rows<ChargeRow>({
      name: 'charge-by-transaction',
      text: `select ${chargeColumns} from payment_charges c
        where practice_id = $1 and patient_id = $2 and purpose = $3::jsonb and ${speaking}`,
      values: [practice, patient, JSON.stringify(purpose)],
    });
    return row && chargeFrom(row);
  }

  async heldAgainst({ practice, patient }: PatientRef, asOf: Instant): Promise<Cents> {
    const [row] = await this.#sql.rows<{ readonly held: Cents }>({
      name: 'charge-held',
      text: `select ${heldAgainst('$3')} as held`,
      values: [practice, patient, asOf],
    });
    return row?.held ?? (0 as Cents);
  }

  async heldForCopays({ practice, patient }: PatientRef, asOf: Instant): Promise<ReadonlyMap<AppointmentId, Cents>> {
    const rows = await this.#sql.rows<{ readonly visit: AppointmentId; readonly held: Cents }>({
      name: 'charge-held-for-copays',
      text: heldForCopays('$3'),
      values: [practice, patient, asOf],
    });
    return new Map(rows.map(({ visit, held }) => [visit, held]));
  }

  /** The count stands on every row; where the page is empty it comes alone, so that one round trip always does. */
  async history({ practice, patient }: PatientRef, page: number, perPage: number): Promise<Page<Charge>> {
    const rows = await this.#sql.rows<{ readonly total: number } & (ChargeRow | { readonly id: null })>({
      name: 'charge-history',
      text: `select counted.total, c.* from (
          select count(*) as total from payment_charges where practice_id = $1 and patient_id = $2 and ${listed}
        ) counted left join (
          select ${chargeColumns} from payment_charges c where practice_id = $1 and patient_id = $2 and ${listed}
          order by created_at desc, id desc limit $3 offset $4
        ) c on true order by c.created_at desc, c.id desc`,
      values: [practice, patient, perPage, (page - 1) * perPage],
    });
    const entries = rows.flatMap((row) => (row.id === null ? [] : chargeFrom(row)));
    return { entries, page, perPage, total: rows[0]?.total ?? 0 };
  }

  async between({ practice, patient }: PatientRef, from: Instant, until: Instant): Promise<readonly Charge[]> {
    const rows = await this.#sql.rows<ChargeRow>({
      name: 'charge-between',
      text: `select ${chargeColumns} from payment_charges c
        where practice_id = $1 and patient_id = $2 and ${listed} and created_at >= $3 and created_at < $4
        order by created_at, id`,
      values: [practice, patient, from, until],
    });
    return rows.map(chargeFrom);
  }

  async forVisit(
    { practice, patient }: PatientRef,
    appointment: AppointmentId,
    prepaidBy: readonly ChargeId[],
  ): Promise<readonly Charge[]> {
    const rows = await this.#sql.rows<ChargeRow>({
      name: 'charge-for-visit',
      text: `select ${chargeColumns} from payment_charges c
        where practice_id = $1 and patient_id = $2 and ${listed}
          and (purpose ->> 'appointment' = $3 or id = any($4::text[]))
        order by created_at desc, id desc`,
      values: [practice, patient, appointment, prepaidBy],
    });
    return rows.map(chargeFrom);
  }

  async refundedOnPlans({ practice, patient }: PatientRef): Promise<ReadonlyMap<PlanId, Cents>> {
    const rows = await this.#sql.rows<{ readonly plan: PlanId; readonly refunded: Cents }>({
      name: 'charge-refunded-on-plans',
      text: `select purpose ->> 'plan' as plan, sum(${wentBack})::bigint as refunded from payment_charges
        where practice_id = $1 and patient_id = $2 and state in ('refunding', 'refunded')
          and purpose ->> 'kind' = 'installment' and ${wentBack} > 0
        group by 1`,
      values: [practice, patient],
    });
    return new Map(rows.map(({ plan, refunded }) => [plan, refunded]));
  }

  async wasPaidWith({ practice, patient }: PatientRef, card: CardId): Promise<boolean> {
    const rows = await this.#sql.rows({
      name: 'charge-was-paid-with',
      text: `select 1 from payment_charges where practice_id = $1 and patient_id = $2
        and state in ('captured', 'refunding', 'refunded') and (card ->> 'saved' = $3 or id = $3) limit 1`,
      values: [practice, patient, card],
    });
    return rows.length > 0;
  }

  async years({ practice, patient }: PatientRef, zone: TimeZone): Promise<readonly number[]> {
    const rows = await this.#sql.rows<{ readonly year: number }>({
      name: 'charge-years',
      text: `select distinct extract(year from to_timestamp(created_at / 1000.0) at time zone $3)::integer as year
        from payment_charges where practice_id = $1 and patient_id = $2 and ${listed} order by year desc`,
      values: [practice, patient, zone],
    });
    return rows.map(({ year }) => year);
  }

  async unpaidSteps(practice: PracticeId, limit: number): Promise<readonly Charge[]> {
    const rows = await this.#sql.rows<ChargeRow>({
      text: `select ${chargeColumns} from payment_charges c where practice_id = $1 and ${unpaidStep}
        order by created_at desc, id desc limit $2`,
      values: [practice, limit],
    });
    return rows.map(chargeFrom);
  }

  async claimUnsettled(since: Instant, now: Instant, until: Instant, limit: number): Promise<readonly Charge[]> {
    const rows = await this.#sql.rows<ChargeRow>({
      text: `with due as (
          select practice_id, patient_id, id from payment_charges
          where ${unsettled} and moved_at < $1 and claimed_until <= $2
          order by created_at, id limit $4 for no key update skip locked
        )
        update payment_charges c set claimed_until = $3 from due
        where c.practice_id = due.practice_id and c.patient_id = due.patient_id and c.id = due.id
        returning ${chargeColumns}`,
      values: [since, now, until, limit],
    });
    return rows.map(chargeFrom).sort((a, b) => a.createdAt - b.createdAt);
  }

  async claimAbandoned(now: Instant, until: Instant, limit: number): Promise<readonly Charge[]> {
    const rows = await this.#sql.rows<ChargeRow & { readonly due: Instant }>({
      text: `with due as (
          select practice_id, patient_id, id, probe_at from payment_charges
          where probe_at <= $1 order by probe_at, id limit $3 for no key update skip locked
        )
        update payment_charges c set probe_at = $2 from due
        where c.practice_id = due.practice_id and c.patient_id = due.patient_id and c.id = due.id
        returning ${chargeColumns}, due.probe_at as due`,
      values: [now, until, limit],
    });
    return [...rows].sort((a, b) => a.due - b.due || (a.id < b.id ? -1 : 1)).map(chargeFrom);
  }

  async probed({ id, patient }: Pick<Charge, 'id' | 'patient'>, next?: Instant): Promise<void> {
    await this.#sql.rows({
      name: 'charge-probed',
      text: 'update payment_charges set probe_at = $4 where practice_id = $1 and patient_id = $2 and id = $3',
      values: [patient.practice, patient.patient, id, next ?? null],
    });
  }
}

/** As `refundedOf` says of a refund, on its way or done. */
const wentBack = `(case state when 'refunded' then (state_detail ->> 'amount')::bigint else (state_detail ->> 'before')::bigint end)`;

/** As `mayBecome` says of refunds; of any other move nothing is asked here. */
const before = `coalesce((state_detail ->> 'before')::bigint, 0)`;
const refundFits = `(case
  when $3 = 'refunding' then
    ($4::jsonb ->> 'before')::bigint = case state when 'refunded' then (state_detail ->> 'amount')::bigint else 0 end
    and ($4::jsonb ->> 'before')::bigint + ($4::jsonb ->> 'amount')::bigint <= amount_cents
  when state = 'refunding' and $3 = 'captured' then ${before} = 0
  when state = 'refunding' then
    ($4::jsonb ->> 'amount')::bigint in (${before} + (state_detail ->> 'amount')::bigint, nullif(${before}, 0))
  else true end)`;
