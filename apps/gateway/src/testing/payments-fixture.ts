import type { HeldSlot } from '@portico/domain/appointments';
import { EmbeddedSetup, EmbeddedMoneySetup } from '@portico/adapters-practice/embedded';
import type { Sql } from '@portico/adapters-storage/sql';
import { DAY, HOUR, plus, type AccountId, type AppointmentId, type Cents, type HoldId } from '@portico/domain/kernel';
import { agreeing } from './agreement-hashes.ts';
import { rootFields } from './authorization/root-fields.ts';
import { ana, north, south } from './clinic-fixture.ts';
import {
  holding,
  noon,
  startTestGateway,
  type Reply,
  type RunningGateway,
  type TestGatewayOptions,
} from './running-gateway.ts';
import { signedIn } from './signed-in-sessions.ts';

const fields = rootFields();
const cents = (amount: number): Cents => amount as Cents;

export type Answer = Readonly<Record<string, unknown>> & {
  readonly status?: number;
  readonly receipt?: Readonly<Record<string, unknown>>;
  readonly plan?: Readonly<Record<string, unknown>>;
};

/** A gateway whose practices take money, and Ana, who owes $500.00 to each and asks for everything that can be answered. */
export interface PaymentsFixture {
  readonly gateway: RunningGateway;
  readonly accessToken: string;
  ask(name: string, variables: object, headers?: Record<string, string>): Promise<Reply>;
  /** What a query answers. */
  told(name: string, variables: object, headers?: Record<string, string>): Promise<Answer>;
  /** What a mutation answers. */
  done(name: string, input: object, headers?: Record<string, string>): Promise<Answer>;
  refusedBy(name: string, input: object, headers?: Record<string, string>): Promise<Refused>;
  /** What is open of the balance, as text; why it cannot be paid where it cannot. */
  open(practice?: string): Promise<string>;
}

export interface Refused {
  readonly code: string | undefined;
  readonly reason: string | undefined;
  /** There is no answer beside the refusal. */
  readonly isSilent: boolean;
}

export const openPaymentsFixture = async (options: TestGatewayOptions = {}): Promise<PaymentsFixture> => {
  const gateway = await startTestGateway({ documents: 'any', ...options });
  await seedMoney(gateway.database);
  const accessToken = await signedIn(gateway.database, { account: 'ana' as AccountId });
  const ask: PaymentsFixture['ask'] = (name, variables, headers = holding({ accessToken }, south.id)) => {
    const query = fields.find((field) => field.name === name)?.document;
    return gateway.post(JSON.stringify({ query, variables: agreeing(name, variables, headers) }), headers);
  };
  const told: PaymentsFixture['told'] = async (name, variables, headers) => {
    const reply = await ask(name, variables, headers);
    if (reply.data === undefined || reply.code !== undefined) throw new Error(`${name}: ${reply.code} ${reply.reason}`);
    return reply.data[name] as Answer;
  };
  return {
    gateway,
    accessToken,
    ask,
    told,
    done: (name, input, headers) => told(name, { input }, headers),
    refusedBy: async (name, input, headers) => {
      const { code, reason, data } = await ask(name, { input }, headers);
      return { code, reason, isSilent: data?.[name] == null };
    },
    open: async (practice = south.id) => {
      const { data, reason } = await ask('getMakePayments', {}, holding({ accessToken }, practice));
      return reason ?? String((data?.['getMakePayments'] as Answer)['patientBalance']);
    },
  };
};

let attempts = 0;
export const uniqueId = (): string => {
  attempts += 1;
  return `00000000-0000-4000-8000-${String(attempts).padStart(12, '0')}`;
};

/** A published test card, as a payment carries it. */
export const card = (more: object = {}) => ({
  plainTextCardData: JSON.stringify({
    type: 'Visa',
    saveCard: false,
    cardholder_name: 'Ana Nunez',
    exp_date: '0930',
    card_number: '4242424242424242',
    cvv: '123',
    merchant: 'x',
    ...more,
  }),
});

const seedMoney = async (sql: Sql): Promise<void> => {
  const setup = new EmbeddedSetup(sql);
  const money = new EmbeddedMoneySetup(sql);
  const settings = {
    partial: { minimum: cents(100) },
    plans: {
      canCreateMultiple: true,
      addBalanceToExisting: true,
      frequencies: ['monthly'],
      ranges: [
        {
          minBalance: cents(1_000),
          maxBalance: cents(100_000),
          maxDuration: { value: 12, interval: 'months' },
          minimumPayment: cents(500),
        },
      ],
    },
    accountStatements: true,
  } as const;
  for (const { id } of [north, south]) await money.settings(id, settings);
  await setup.charges(
    ana.map((patient) => ({
      patient,
      id: 'crown',
      description: 'A crown',
      amount: cents(487_50),
      at: plus(noon, -DAY),
    })),
  );
  const [, chart] = ana;
  if (chart === undefined) throw new Error('Ana has no chart in the south.');
  const visit = (start: number): HeldSlot['visit'] => ({
    patient: chart,
    start: plus(noon, start),
    end: plus(noon, start + HOUR),
    video: false,
    provider: { id: 'ng' as never, name: 'Dr. Ng' },
    location: {
      id: 'main',
      office: 'Main office',
      addressLines: [],
      city: '',
      state: '',
      zip: '',
      timeZone: 'America/Phoenix',
    } as never,
  });
  await setup.appointments([
    { ...visit(5 * DAY), id: '1001-old' as AppointmentId, status: 'SCHEDULED' },
    { ...visit(6 * DAY), id: '1001-off' as AppointmentId, status: 'SCHEDULED' },
  ]);
  await money.visitDues(south.id, [
    { appointment: '1001-next' as AppointmentId, copay: cents(2_500), cancellationFee: cents(0) },
    { appointment: '1001-off' as AppointmentId, copay: cents(0), cancellationFee: cents(4_000) },
  ]);
  const slot = { prepayment: cents(3_000), until: plus(noon, HOUR) };
  await money.heldSlots([
    { ...slot, id: 'slot-1' as HoldId, visit: visit(8 * DAY) },
    { ...slot, id: 'slot-2' as HoldId, visit: visit(9 * DAY), replaces: '1001-old' as AppointmentId },
  ]);
};
