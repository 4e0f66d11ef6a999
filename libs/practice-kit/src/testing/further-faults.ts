import type { Change } from '@portico/practice-spi';
import { around, changed, ok, sure, type PlantedFault } from './planted-fault.ts';

let tries = 0;

const statementFaults: readonly PlantedFault[] = [
  around('lists each statement for each of its lines', 'money.statements', ({ money }) => ({
    money: {
      statements: (patient, cursor, call) =>
        changed(money.statements(patient, cursor, call), ({ items }) => ({ items: [...items, ...items] })),
    },
  })),
  around('lists what is still open as the total', 'money.statements', ({ money }) => ({
    money: {
      statements: (patient, cursor, call) =>
        changed(money.statements(patient, cursor, call), ({ items }) => ({
          items: items.map((line) => ({ ...line, total: 0 })),
        })),
    },
  })),
  around('tells a balance of the end of the year', 'money.balance', () => ({
    money: { balance: async () => ok({ due: 300, asOf: '2999-12-31T23:59:59Z' }) },
  })),
  around('takes any key for posted', 'money.unknown-key', () => ({ money: { posted: async () => ok(undefined) } })),
  around('leaves refunds to the office', 'money.refund', ({ money }) => ({
    money: {
      post: (entry, key, call) =>
        entry.amount < 0 ? Promise.resolve(ok(undefined)) : sure(money.post)(entry, key, call),
    },
  })),
];

const formFaults: readonly PlantedFault[] = [
  around('asks for a form once for each visit', 'forms.asked', ({ forms }) => ({
    forms: { asked: (patient, call) => changed(forms.asked(patient, call), (list) => [...list, ...list]) },
  })),
  around('loses the choices of a question', 'forms.asked', ({ forms }) => ({
    forms: {
      asked: (patient, call) =>
        changed(forms.asked(patient, call), (list) =>
          list.map((form) => ({ ...form, questions: [{ id: 'q', kind: 'one-of', label: { en: 'Which?' } }] })),
        ),
    },
  })),
  around('hands a form over anew under the same key', 'forms.hand-once', ({ forms }) => ({
    forms: { hand: (form, key, call) => forms.hand(form, `${key}-${++tries}`, call) },
  })),
  around('takes a form that it does not know', 'forms.hand-once', ({ forms }) => ({
    forms: {
      hand: async (form, key, call) => {
        const handed = await forms.hand(form, key, call);
        return handed.ok || handed.error.kind !== 'gone' ? handed : ok(undefined);
      },
    },
  })),
];

const coverageFaults: readonly PlantedFault[] = [
  around('lists an insurance once for each member', 'coverage.read', ({ coverage }) => ({
    coverage: { read: (patient, call) => changed(coverage.read(patient, call), (list) => [...list, ...list]) },
  })),
  around('keeps the first insurance alone', 'coverage.keep', ({ coverage }) => ({
    coverage: {
      keep: (patient, list, version, call) => sure(coverage.keep)(patient, list.slice(0, 1), version, call),
    },
  })),
  around('keeps insurances without the version', 'coverage.keep', ({ coverage }) => ({
    coverage: { keep: (patient, list, _, call) => sure(coverage.keep)(patient, list, undefined, call) },
  })),
];

const changeFaults: readonly PlantedFault[] = [
  around('begins changes in the past', 'changes.from-now', ({ changes }) => ({
    changes: {
      since: (cursor, call) => {
        const past: Change = { kind: 'visit', id: 'v', at: '2026-01-02T09:00:00Z' };
        return changed(changes.since(cursor, call), (page) =>
          cursor === undefined ? { ...page, items: [past] } : page,
        );
      },
    },
  })),
  around('does not say where the next changes begin', 'changes.from-now', ({ changes }) => ({
    changes: { since: (cursor, call) => changed(changes.since(cursor, call), ({ items }) => ({ items })) },
  })),
  around('tells of no change', 'changes.told', ({ changes }) => ({
    changes: { since: (cursor, call) => changed(changes.since(cursor, call), (page) => ({ ...page, items: [] })) },
  })),
  around('tells of one change for ever', 'changes.told', ({ changes }) => ({
    changes: {
      since: (cursor, call) =>
        changed(changes.since(cursor, call), (page) => ({ ...page, next: cursor ?? page.next ?? '' })),
    },
  })),
];

export const furtherFaults: readonly PlantedFault[] = [
  around('answers the whole record, whatever is wanted', 'record.sections', ({ record }) => ({
    record: { sections: (patient, _, call) => record.sections(patient, ['documents'], call) },
  })),
  around('says that somebody wrote an entry, and not who or when', 'record.sections', ({ record }) => ({
    record: {
      sections: (patient, wanted, call) =>
        changed(record.sections(patient, wanted, call), (sections) => ({
          ...sections,
          ...(sections.documents?.kind === 'entries' && {
            documents: {
              ...sections.documents,
              entries: sections.documents.entries.map((entry) => ({ ...entry, authored: {} })),
            },
          }),
        })),
    },
  })),
  around('lists a document for each visit that it was given at', 'record.sections', ({ record }) => ({
    record: {
      sections: (patient, wanted, call) =>
        changed(record.sections(patient, wanted, call), ({ documents, ...rest }) =>
          documents?.kind === 'entries'
            ? { ...rest, documents: { kind: 'entries', entries: [...documents.entries, ...documents.entries] } }
            : rest,
        ),
    },
  })),
  around('opens a document for anybody', 'record.documents', ({ record }) => {
    let last = '';
    return {
      record: {
        sections: (patient, wanted, call) => record.sections((last = patient), wanted, call),
        document: (_, id, call) => record.document(last, id, call),
      },
    };
  }),
  around('writes a summary of a visit for anybody', 'record.summary', () => ({
    record: { summary: async () => ok({ mediaType: 'text/plain', bytes: new TextEncoder().encode('A visit') }) },
  })),
  around('answers an empty summary', 'record.summary', ({ record }) => ({
    record: {
      summary: (patient, visit, call) =>
        changed(sure(record.summary)(patient, visit, call), (file) => ({ ...file, bytes: new Uint8Array() })),
    },
  })),
  ...statementFaults,
  ...formFaults,
  ...coverageFaults,
  ...changeFaults,
];
