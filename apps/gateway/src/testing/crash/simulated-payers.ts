import type { Sql } from '@portico/adapters-storage/sql';
import { headers as headerNames } from '@portico/adapters-graphql/headers';
import { DAY, plus, type Cents, type Instant } from '@portico/domain/kernel';
import { Agent, request } from 'node:http';
import { agreeing } from '../agreement-hashes.ts';
import { holding } from '../running-gateway.ts';
import { admit, tokenOf } from './clinic-of-payers.ts';
import {
  daysUntilTouched,
  actionsOf,
  laterActionsOf,
  payerOf,
  type Action,
  type Payer,
  type Told,
} from './payer-actions.ts';
import type { Offence } from './invariant-violations.ts';

/** What a payer was told for certain. `none`: nothing was begun, and what is sent again may be. */
export type Answer = 'paid' | 'unpaid' | 'declined' | 'none';

interface BackgroundTasks {
  readonly action: Action;
  readonly from: Instant;
}

/** Milliseconds after which a request counts as hanging, if its gateway was not killed. */
const longest = 60_000;
/** How many payers are admitted at a time. */
const admittedAtOnce = 40;

/** The payers: they repeat an action until they have an answer, and keep what they were told. */
export class Payers {
  readonly all: Payer[] = [];
  readonly answers = new Map<Action, Answer>();
  readonly actions = new Map<string, Action>();
  readonly offences: Offence[] = [];
  sent = 0;
  /** Requests without an answer, as of a gateway that was killed. */
  cut = 0;
  readonly #sql: Sql;
  readonly #now: () => Instant;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #refunds = new Map<string, number>();
  #open: Action[] = [];
  /** Are being looked into; nothing is gained by asking at once. */
  #checking: Action[] = [];
  #later: BackgroundTasks[] = [];
  #admitted: Promise<unknown> = Promise.resolve();

  constructor(sql: Sql, now: () => Instant) {
    this.#sql = sql;
    this.#now = now;
  }

  /** The next action: one that got no answer, else one of a new payer. */
  async next(): Promise<Action> {
    for (;;) {
      const action = this.#open.shift();
      if (action !== undefined) return action;
      // Of the callers that find the list empty, one admits the next payers.
      const before = this.#admitted;
      await before;
      if (this.#open.length === 0 && this.#admitted === before) this.#admitted = this.#admit();
    }
  }

  /** The actions still open; admits no new payer. */
  left(): readonly Action[] {
    return [...new Set([...this.#open.splice(0), ...this.#checking.splice(0)])];
  }

  /** Sends it; true where it is certain now, for the first time. What is left without an answer is sent again. */
  async send(action: Action, url: string): Promise<boolean> {
    this.sent += 1;
    const said = await this.#ask(action, url).catch(() => undefined);
    if (said === undefined) {
      this.cut += 1;
      this.#open.push(action);
      return false;
    }
    const answer = this.#read(action, said);
    if (answer === undefined) this.#checking.push(action);
    return answer !== undefined && this.#hear(action, answer);
  }

  /** Opens the actions whose day has come; with `isLater` also those whose outcome was still being checked. */
  wake(isLater: boolean): void {
    const now = this.#now();
    const come = this.#later.filter(({ from }) => from <= now).map(({ action }) => action);
    this.#know(come);
    this.#open.unshift(...come, ...(isLater ? this.#checking.splice(0) : []));
    this.#later = this.#later.filter(({ from }) => from > now);
  }

  /** The next part of a refund, of three: what is left is asked for last, and more than that. */
  nextRefund(action: Action): Extract<Told, { do: 'refund' }> | undefined {
    const { uniqueId, amount, payer } = action;
    const isGivenBack = payer.number % 5 === 0 && amount > 0 && this.answers.get(action) === 'paid';
    const part = this.#refunds.get(uniqueId) ?? 0;
    this.#refunds.set(uniqueId, part + 1);
    const half = Math.floor(amount / 2);
    const back = isGivenBack ? [100, half, amount - 100 - half, 1][part] : undefined;
    return back === undefined ? undefined : { do: 'refund', uniqueId, patient: payer.patient, amount: back as Cents };
  }

  /** Asks for the next part once one went back. */
  refunded(uniqueId: string, kind: string, tell: (told: Told) => void): void {
    const action = this.actions.get(uniqueId);
    const next = kind === 'refunded' && action !== undefined ? this.nextRefund(action) : undefined;
    if (next !== undefined) tell(next);
  }

  close(): void {
    this.#agent.destroy();
  }

  async #admit(): Promise<void> {
    const from = this.all.length;
    const more = Array.from({ length: admittedAtOnce }, (_, at) => payerOf(from + at));
    await admit(this.#sql, more, this.#now());
    this.all.push(...more);
    for (const payer of more) {
      const actions = actionsOf(payer);
      this.#know(actions);
      // Every third is sent twice at the same moment, as by a hand that trembles.
      this.#open.push(...actions, ...(payer.number % 3 === 0 ? actions : []));
    }
  }

  #know(actions: readonly Action[]): void {
    for (const action of actions) this.actions.set(action.uniqueId, action);
  }

  async #ask({ operation, input, payer }: Action, url: string): Promise<Reply> {
    const type = `${operation.slice(0, 1).toUpperCase()}${operation.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { ${operation}(input: $input) { status payment_plan_id } }`;
    const { number, patient } = payer;
    const headers = {
      ...holding({ accessToken: tokenOf(payer, this.#now()) }, patient.practice),
      [headerNames.userAgent]: 'a browser',
      // Each from a network address of their own.
      'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    };
    const variables = agreeing(operation, { input }, headers);
    const text = await this.#post(url, JSON.stringify({ query, variables }), headers);
    return JSON.parse(text) as Reply;
  }

  #post(url: string, body: string, headers: Record<string, string>): Promise<string> {
    return new Promise((resolve, reject) => {
      const sent = { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
      const asked = request(`${url}/graphql`, { method: 'POST', agent: this.#agent, headers: sent }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => resolve(Buffer.concat(parts).toString()));
        answer.on('error', reject);
      });
      asked.setTimeout(longest, () => {
        this.offences.push({ kind: 'hang', what: `no answer for ${longest / 1_000} s` });
        asked.destroy();
      });
      asked.on('error', reject);
      asked.end(body);
    });
  }

  /** Undefined where it is not known yet. */
  #read(action: Action, { data, errors }: Reply): Answer | undefined {
    const done = data?.[action.operation];
    if (done?.status === 202) return undefined;
    if (done?.status === 200) {
      if (action.operation === 'createPaymentPlan' && done.payment_plan_id) this.#planned(action, done.payment_plan_id);
      return 'paid';
    }
    const { code, reason = '' } = errors?.[0]?.extensions ?? {};
    if (reason === 'booked-unpaid' || reason === 'canceled-unpaid') return 'unpaid';
    if (code === 'CARD_DECLINED') return 'declined';
    // Too many answers of one payer were lost within the hour.
    if (reason === 'too-many-card-tries') return undefined;
    if (code !== undefined && refusals.includes(code)) return 'none';
    this.offences.push({ kind: 'unexplained', what: `${action.uniqueId} was answered ${code} ${reason}` });
    return undefined;
  }

  #planned({ payer, uniqueId }: Action, plan: string): void {
    if (this.#refunds.has(uniqueId)) return;
    this.#refunds.set(uniqueId, 0);
    const from = plus(this.#now(), daysUntilTouched(payer) * DAY);
    this.#later.push(...laterActionsOf(payer, plan).map((action) => ({ action, from })));
  }

  #hear(action: Action, answer: Answer): boolean {
    const first = this.answers.get(action);
    // What moves no money, such as the end of a plan, is answered otherwise the second time.
    const holds = first !== undefined && first !== 'none' && action.amount > 0;
    if (holds && first !== answer)
      this.offences.push({ kind: 'loss', what: `${action.uniqueId} was ${first} and is ${answer}` });
    if (!holds) this.answers.set(action, answer);
    return first === undefined;
  }
}

interface Reply {
  readonly data?: Readonly<Record<string, { readonly status: number; readonly payment_plan_id?: string } | null>>;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string; readonly reason?: string } }[];
}

/** Refusals after which nothing was charged; any other is a bug of ours. */
const refusals: readonly string[] = ['AMOUNT', 'CONFLICT', 'NOT_FOUND'];
