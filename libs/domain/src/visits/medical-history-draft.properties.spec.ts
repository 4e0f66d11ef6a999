import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ok } from '../kernel/index.ts';
import {
  addRow,
  canRemoveRow,
  clearRow,
  draftOf,
  draftTold,
  isAnswered,
  isFilled,
  pickRow,
  putBack,
  removeRow,
  reportOf,
  tickNone,
  typeRow,
  untickNone,
  type HistoryDraft,
} from './medical-history-draft.ts';
import { historyTold, isSearched, judgeReport, type HistoryList } from './medical-history.ts';
import { historyFounds, historyLists } from './testing/check-in-arbitraries.ts';

type Act = (draft: HistoryDraft) => HistoryDraft;

/** Any press or input on any row. */
const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.constant<Act>(addRow),
  fc.constant<Act>(untickNone),
  fc.boolean().map(
    (stay): Act =>
      (draft) =>
        tickNone(draft, stay) ?? draft,
  ),
  fc.tuple(fc.nat(6), fc.constantFrom('', ' ', 'Ibup', 'Latex')).map(
    ([key, text]): Act =>
      (draft) =>
        typeRow(draft, key, text),
  ),
  fc.tuple(fc.nat(6), historyFounds).map(
    ([key, found]): Act =>
      (draft) =>
        pickRow(draft, key, found),
  ),
  fc.nat(6).map(
    (key): Act =>
      (draft) =>
        clearRow(draft, key),
  ),
  fc.nat(6).map(
    (key): Act =>
      (draft) =>
        removeRow(draft, key),
  ),
);

const filledIn = fc.tuple(historyLists, fc.array(acts, { maxLength: 10 }));
const drafted = (list: HistoryList, done: readonly Act[]): HistoryDraft =>
  done.reduce((draft, act) => act(draft), draftOf(list));

describe('a list that somebody fills in', () => {
  it('MON-315 has a row to write in whenever none is not ticked, and no row when it is', () => {
    fc.assert(
      fc.property(filledIn, ([list, done]) => {
        const { none, rows } = drafted(list, done);
        expect(rows.length > 0).toBe(!none);
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      }),
    );
  });

  it('puts back what was removed, as if it had never been', () => {
    fc.assert(
      fc.property(filledIn, ([list, done]) => {
        const draft = drafted(list, done);
        for (const { entry, key } of draft.rows) {
          const gone = clearRow(removeRow(draft, key), key);
          if (entry === undefined || gone === draft) continue;
          const back = putBack(gone, entry.id);
          expect(back.deleted).toEqual(draft.deleted);
          expect(
            back.rows
              .filter(isFilled)
              .map(({ text }) => text)
              .toSorted(),
          ).toEqual(
            draft.rows
              .filter(isFilled)
              .map(({ text }) => text)
              .toSorted(),
          );
          const said = (of: HistoryDraft) => ({ none: of.none, changes: new Set(reportOf(of).changes) });
          expect(said(back)).toEqual(said(draft));
          expect(putBack(back, entry.id)).toBe(back);
        }
      }),
    );
  });

  it('MON-316 gives up a row only where there is another, and never one that the patient may not take away', () => {
    fc.assert(
      fc.property(filledIn, ([list, done]) => {
        const draft = drafted(list, done);
        for (const row of draft.rows) {
          const mayRemove = draft.rows.length > 1 && (row.entry === undefined || row.entry.mayDelete);
          expect(canRemoveRow(draft, row)).toBe(mayRemove);
          expect(removeRow(draft, row.key).rows.some(({ key }) => key === row.key)).toBe(!mayRemove);
          const cleared = clearRow(draft, row.key);
          expect(cleared.rows).toHaveLength(draft.rows.length);
          if (row.entry?.mayDelete === false) expect(cleared).toBe(draft);
        }
      }),
    );
  });

  it('MON-317 lets nobody say none beside what stays, where the system wants that talked about, and only there', () => {
    fc.assert(
      fc.property(filledIn, ([list, done]) => {
        const draft = drafted(list, done);
        const stays = draft.rows.some(({ entry }) => entry?.mayDelete === false);
        expect(tickNone(draft, true) === undefined).toBe(stays);
        expect(tickNone(draft, false)).toMatchObject({ none: true, rows: [] });
      }),
    );
  });

  it('MON-319 APT-196 is answered by none or an entry, and then the practice can take what is told', () => {
    fc.assert(
      fc.property(filledIn, ([list, done]) => {
        const draft = drafted(list, done);
        const answered = draft.none || draft.rows.some(isFilled);
        expect(isAnswered(draft)).toBe(answered);
        const verdict = judgeReport(list, reportOf(draft), false);
        if (answered) expect(verdict).toEqual(ok(undefined));
        else expect(verdict.ok).toBe(false);
      }),
    );
  });

  it('loses nothing by a wrong press on none', () => {
    fc.assert(
      fc.property(historyLists, (list) => {
        const ticked = tickNone(draftOf(list), false);
        const back = ticked && untickNone(ticked);
        const stood = list.none ? (list.gone ?? []) : list.entries;
        expect(back?.rows.flatMap(({ entry }) => entry?.id ?? [])).toEqual(stood.map(({ id }) => id));
        if (!list.none) expect(back && reportOf(back)).toEqual(reportOf(draftOf(list)));
      }),
    );
  });

  it('starts with what the patient removed before as removed, and puts it back by its own change', () => {
    fc.assert(
      fc.property(historyLists, (list) => {
        const draft = draftOf(list);
        expect(draftTold(draft)).toEqual(historyTold(list));
        for (const { id, name } of list.gone ?? []) {
          const back = putBack(draft, id);
          if (list.none) continue;
          expect(reportOf(back).changes).toContainEqual({ action: 'restore', id });
          expect(draftTold(back).kept).toContain(name);
          expect(judgeReport(list, reportOf(back), false)).toEqual(ok(undefined));
        }
      }),
    );
  });

  it('MON-314 tells what was added, found and taken away by its action', () => {
    const list = { entries: [{ id: 'old', name: 'Latex', mayDelete: true }], none: false };
    const start = addRow(addRow(draftOf(list)));
    const typed = typeRow(pickRow(start, 1, { code: 'P1', name: 'Penicillin' }), 2, ' Ñame ');
    expect(reportOf(removeRow(typed, 0))).toEqual({
      none: false,
      changes: [
        { action: 'delete', id: 'old' },
        { action: 'add', code: 'P1', name: 'Penicillin' },
        { action: 'add', name: 'Ñame' },
      ],
    });
    // Typing more turns a search result into free text.
    expect(reportOf(typeRow(typed, 1, 'Penicillin V')).changes).toContainEqual({
      action: 'add',
      name: 'Penicillin V',
    });
  });
});

describe('a report', () => {
  const list = {
    entries: [
      { id: 'mine', name: 'Latex', mayDelete: true },
      { id: 'theirs', name: 'Penicillin', mayDelete: false },
    ],
    none: false,
  };

  it('takes away nothing but what the patient may take away, and says nothing beside none', () => {
    const bad = { ok: false, error: { kind: 'bad-input' } };
    const gone = (id: string) => judgeReport(list, { none: false, changes: [{ action: 'delete', id }] }, false);
    expect(gone('mine')).toEqual(ok(undefined));
    expect(gone('theirs')).toEqual(bad);
    expect(gone('nobody’s')).toEqual(bad);
    const added = { action: 'add' as const, name: 'Shellfish' };
    expect(judgeReport(list, { none: true, changes: [added] }, false)).toEqual(bad);
    expect(judgeReport(list, { none: false, changes: [{ ...added, name: ' ' }] }, false)).toEqual(bad);
    const named = (length: number) => ({ none: false, changes: [{ ...added, name: 'x'.repeat(length) }] });
    expect([200, 201].map((length) => judgeReport(list, named(length), false).ok)).toEqual([true, false]);
    const many = (count: number) => ({ none: false, changes: Array.from({ length: count }, () => added) });
    expect([200, 201].map((count) => judgeReport(list, many(count), false).ok)).toEqual([true, false]);
  });

  it('MON-317 MON-319 is refused unanswered, and as none beside what only the provider takes away', () => {
    expect(judgeReport(list, { none: true, changes: [] }, true)).toEqual({
      ok: false,
      error: { kind: 'needs-provider' },
    });
    expect(judgeReport(list, { none: true, changes: [] }, false)).toEqual(ok(undefined));
    expect(judgeReport({ entries: [], none: false }, { none: false, changes: [] }, false)).toEqual({
      ok: false,
      error: { kind: 'history-unanswered' },
    });
  });

  it('APT-190 MON-322 is searched for by three letters or more', () => {
    expect(['', 'pe', ' pe ', 'pen', 'ñam'].map(isSearched)).toEqual([false, false, false, true, true]);
  });
});
