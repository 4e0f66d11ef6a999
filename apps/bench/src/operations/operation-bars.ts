import type { Bar } from '../performance-targets.ts';

/** What one operation costs, in milliseconds of the thread that answers. */
export interface Cost {
  readonly name: string;
  readonly bytes: number;
  readonly gateway: number;
  readonly function: number;
  /** Why it was refused, where nobody of the tests is answered. */
  readonly refused?: string;
}

/** What a person who uses the portal asks most: what screens are opened with, and what is done on them. */
export const mostUsed: readonly string[] = [
  'GetUserToken',
  'GetLayout',
  'GetDashboard',
  'GetDrafts',
  'GetAppointments',
  'GetVisit',
  'GetAddAppointment',
  'GetAvailableHours',
  'GetMessages',
  'GetMessageThread',
  'CreateMessage',
  'MarkMessageRead',
  'GetPayments',
  'GetMakePayments',
  'GetPaymentsOfYear',
  'GetMyHealth',
  'GetLab',
  'GetFormQueue',
  'GetPersonalSettings',
  'SaveDraft',
];

const shareOf = (cost: Cost): number => (100 * cost.function) / cost.gateway;

const row = (cost: Cost): string =>
  [
    `  ${cost.name.padEnd(28)} ${String(cost.bytes).padStart(7)} bytes`,
    `${cost.gateway.toFixed(3).padStart(8)} ms ${cost.function.toFixed(3).padStart(8)} ms`,
    `${shareOf(cost).toFixed(0).padStart(5)} %${cost.refused === undefined ? '' : `  refused: ${cost.refused}`}`,
  ].join(' ');

/** Every operation, the dearest first, and those that were refused last: what they cost when they are answered is more. */
export const tableOfCosts = (costs: readonly Cost[]): string => {
  const byCost = [...costs].sort((one, other) => other.gateway - one.gateway);
  const refused = byCost.filter((cost) => cost.refused !== undefined);
  return [
    'operation, bytes, processor time of the gateway, of a function with the answer at hand, ratio',
    ...byCost.filter((cost) => cost.refused === undefined).map(row),
    ...(refused.length === 0 ? [] : ['asked by those whom the tests have, who are refused']),
    ...refused.map(row),
  ].join('\n');
};

/** Each of the most used among `asked` has a bar of its own, and so has every operation together. */
export const barsOf = (costs: readonly Cost[], asked: readonly string[]): readonly Bar[] => {
  const found = new Map(costs.map((cost) => [cost.name, cost]));
  const dearest = [...costs].sort((one, other) => other.gateway - one.gateway)[0];
  return [
    ...mostUsed
      .filter((name) => asked.includes(name))
      .map((name): Bar => {
        const cost = found.get(name);
        const measured = cost === undefined || cost.refused !== undefined ? NaN : shareOf(cost);
        return {
          name: `${name}, next to a function with the answer at hand`,
          measured,
          bar: 60,
          unit: '%',
          better: 'more',
        };
      }),
    {
      name: `processor time of the dearest operation${dearest === undefined ? '' : ` (${dearest.name})`}`,
      measured: dearest?.gateway ?? NaN,
      bar: 2,
      unit: 'ms',
      better: 'less',
    },
    {
      name: 'operations that were not measured',
      measured: asked.filter((name) => !found.has(name)).length,
      bar: 0,
      unit: '',
      better: 'less',
    },
    {
      name: 'operations that were measured as they are refused',
      measured: costs.filter(({ refused }) => refused !== undefined).length,
      unit: '',
      better: 'less',
    },
  ];
};
