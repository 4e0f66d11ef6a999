/** What goes wrong once a test says so. */
export const faultNames = [
  /** A page of HTML with status 200. */
  'html',
  /** 406 without a body. */
  'empty-406',
  /** The link to the next page leads to another origin. */
  'next-other-origin',
  /** 50 MB of blanks follow the answer. */
  'huge',
  /** A search is answered with the rows of all patients. */
  'others-rows',
  /** Every resource but a place has a status that FHIR does not know. */
  'unknown-status',
  /** References lead to another server, with the same ids. */
  'foreign-references',
  /** Times have no zone. */
  'no-zone',
  /** Numbers end with zeros: 7.1 is 7.10, and 30 is 30.0. */
  'trailing-zeros',
  /** The connection is cut after the call took effect. */
  'answer-lost',
  /** There is never an answer, and no effect. */
  'silent',
  /** 30 seconds pass before the call takes effect, and is answered. */
  'slow',
] as const;
export type Fault = (typeof faultNames)[number];

export interface FaultRule {
  readonly fault: Fault;
  /** Of calls whose `METHOD /path?query` fits, or of every call. */
  readonly on?: RegExp;
  /** How often; always without. */
  readonly times?: number;
}

/** The faults that are switched on, for which calls and how often. */
export class FaultSwitches {
  #rules: { readonly rule: FaultRule; left: number }[] = [];

  add(rule: FaultRule): void {
    this.#rules.push({ rule, left: rule.times ?? Number.POSITIVE_INFINITY });
  }

  clear(): void {
    this.#rules = [];
  }

  /** The fault of this call, which is counted. */
  take(line: string): Fault | undefined {
    const found = this.#rules.find(({ rule: { on }, left }) => left > 0 && (on?.test(line) ?? true));
    if (found === undefined) return undefined;
    found.left -= 1;
    return found.rule.fault;
  }
}

type Changing = (key: string, value: unknown, holder: object) => unknown;

/** A place says by its status whether it is open, which nothing here depends on. */
const hasStatus = (holder: object): boolean => 'resourceType' in holder && holder.resourceType !== 'Location';

const times = ['start', 'end', 'date', 'sent', 'authoredOn', 'lastUpdated'];

const changes: Readonly<Partial<Record<Fault, Changing>>> = {
  'unknown-status': (key, value, holder) => (key === 'status' && hasStatus(holder) ? 'rescheduled' : value),
  'foreign-references': (key, value) => (key === 'reference' ? `https://elsewhere.example/r4/${String(value)}` : value),
  'no-zone': (key, value) =>
    times.includes(key) && typeof value === 'string' ? value.replace(/(?:Z|[+-]\d\d:\d\d)$/, '') : value,
};

const numberOutsideText = /("(?:[^"\\]|\\.)*")|(-?\d+)(\.\d+)?/g;

/** The text of an answer, as a fault makes it. */
export const faultyText = (body: object, fault: Fault | undefined, elsewhere: string): string => {
  const change = fault && changes[fault];
  const text = JSON.stringify(
    body,
    change &&
      function (this: object, key: string, value: unknown) {
        return change(key, value, this);
      },
  );
  if (fault === 'trailing-zeros') {
    return text.replace(numberOutsideText, (all, quoted?: string, whole?: string, decimals = '.') =>
      quoted === undefined ? `${whole}${decimals}0` : all,
    );
  }
  if (fault === 'next-other-origin' && 'link' in body && Array.isArray(body.link)) {
    const link = body.link.map((each: { relation: string; url: string }) =>
      each.relation === 'next' ? { ...each, url: each.url.replace(/^https?:\/\/[^/]+/, elsewhere) } : each,
    );
    return JSON.stringify({ ...body, link });
  }
  return text;
};
