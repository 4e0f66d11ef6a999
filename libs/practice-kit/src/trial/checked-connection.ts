import { facetNames, visitStates, type PracticeConnection, type ProblemKind } from '@portico/practice-spi';
import { broken, Broken } from './verdicts.ts';

const kinds = Object.keys({
  away: 1,
  busy: 1,
  refused: 1,
  gone: 1,
  conflict: 1,
  'not-offered': 1,
  unknown: 1,
  malformed: 1,
} satisfies Record<ProblemKind, 1>);

const moments = new Set(['start', 'end', 'until', 'at', 'asOf', 'latestAt', 'sentAt', 'added']);
const cents = new Set(['due', 'total', 'amount', 'copay', 'cancellationFee', 'prepayment']);
const withOffset = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

const isMoment = (value: unknown): boolean =>
  typeof value === 'string' && withOffset.test(value) && !Number.isNaN(Date.parse(value));

const faultOf = (name: string, value: unknown): string | undefined => {
  if (moments.has(name) && !isMoment(value)) return 'is no moment with an offset';
  if (cents.has(name) && !Number.isSafeInteger(value)) return 'is no whole number of cents';
  if (name === 'state' && typeof value === 'string' && value.length > 2 && !visitStates.some((one) => one === value)) {
    return 'is no state of a visit';
  }
  const isId = name === 'id' || name === 'next';
  return isId && (typeof value !== 'string' || value === '') ? 'is empty' : undefined;
};

/** Walks through a value; says what breaks the interface, by its place and never by what stands there. */
const checkValue = (value: unknown, place: string): void => {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return;
  for (const [name, part] of Object.entries(value)) {
    const where = `${place}.${Array.isArray(value) ? '*' : name}`;
    // A part that is absent may be written as undefined by those who compile without exact optional properties.
    const fault = part === undefined || typeof part === 'object' ? undefined : faultOf(name, part);
    if (fault !== undefined) broken(`${where} ${fault}`);
    checkValue(part, where);
  }
};

const checkAnswer = (answer: unknown, place: string): void => {
  const { ok, value, error } = (answer ?? {}) as { ok?: unknown; value?: unknown; error?: { kind?: unknown } };
  if (ok === true) checkValue(value, place);
  else if (ok !== false || !kinds.includes(String(error?.kind))) broken(`${place} answered no result`);
};

type Called = (...values: unknown[]) => Promise<unknown>;

const checkedFacet = (facet: object, name: string): object =>
  new Proxy(facet, {
    get: (target, key) => {
      const own: unknown = Reflect.get(target, key);
      if (typeof own !== 'function') return own;
      const called: Called = async (...values) => {
        const place = `${name}.${String(key)}`;
        const answer: unknown = await Promise.resolve()
          .then(() => (own as Called).apply(target, values))
          .catch((error: unknown) => {
            if (error instanceof Broken) throw error;
            return broken(`${place} threw ${error instanceof Error ? error.name : 'something'}`);
          });
        checkAnswer(answer, place);
        return answer;
      };
      return called;
    },
  });

/** The same connection, each answer of which is held against the interface: nothing is thrown, and values are well formed. */
export const checked = (connection: PracticeConnection): PracticeConnection =>
  new Proxy(connection, {
    get: (target, key) => {
      const own: unknown = Reflect.get(target, key);
      const name = facetNames.find((each) => each === key);
      return name !== undefined && typeof own === 'object' && own !== null ? checkedFacet(own, name) : own;
    },
  });
