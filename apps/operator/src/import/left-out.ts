import type { ReadOutcome, ReadRecord } from '@portico/adapters-practice/records';

/** What became of the parts of some files: the resources, entries, sections and headers in them. */
export interface LeftOut {
  readonly kept: number;
  /** Those that the portal has no place for, bills aside. */
  readonly noPlace: number;
  /** What is about bills and has no place: answers that an explanation repeats, and what is asked ahead. */
  readonly bills: number;
  /** What says nothing of a person, or what others that are kept say too. */
  readonly apart: number;
  /** How many hundredths of what is said of a person, bills aside, have no place. */
  readonly share: number;
  /** What is kept, by what it is kept as, and what is refused, by reason; the most frequent first. */
  readonly rows: readonly { readonly what: string; readonly count: number }[];
}

const aboutBills = /“(?:ClaimResponse|PaymentReconciliation)”|^what is asked of an insurer ahead/;

/** Offers and messages of a system, forms that nobody filled in, and groups whose members stand for themselves. */
const aboutNobody =
  /“(?:OperationOutcome|Slot|Schedule|Questionnaire|Endpoint|HealthcareService|AuditEvent)”|stand for themselves$|observations beside them tell$|^a heading over sections|^a section that says itself that it has no information$/;

/** Counts each part of the files once: where it is kept, or why it is not. */
export const leftOutOf = (outcomes: readonly ReadOutcome[]): LeftOut => {
  const counts = new Map<string, number>();
  const add = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);
  let [kept, noPlace, bills, apart] = [0, 0, 0, 0];
  for (const { records, refusals } of outcomes) {
    const seen = new Set<string>();
    for (const record of records) {
      for (const place of record.sources) {
        if (seen.has(place)) continue;
        seen.add(place);
        kept += 1;
        add(`kept: ${nameOf(record)}`);
      }
    }
    for (const { reason, detail } of refusals) {
      if (reason === 'not-kept') {
        if (aboutBills.test(detail)) bills += 1;
        else if (aboutNobody.test(detail)) apart += 1;
        else noPlace += 1;
      }
      add(`${reason}: ${detail}`);
    }
  }
  const rows = [...counts].map(([what, count]) => ({ what, count })).sort((a, b) => b.count - a.count);
  return { kept, noPlace, bills, apart, share: (100 * noPlace) / Math.max(kept + noPlace, 1), rows };
};

const nameOf = (record: ReadRecord): string => ('section' in record ? record.section : record.type);

/** One line for all, and one for each row. */
export const leftOutLines = (of: string, { kept, noPlace, bills, apart, share, rows }: LeftOut): readonly string[] => [
  `${of}: ${kept} kept, ${noPlace} without a place (${share.toFixed(2)} of 100), ${bills} of bills, ${apart} of nobody or told by others`,
  ...rows.map(({ what, count }) => `  ${count} ${what}`),
];
