import { createHash } from 'node:crypto';
import type { Answer, Call, Coverage, CoverageFacet, Id, NewCoverage, Version } from '@portico/practice-spi';
import { conflict, ok, refused, unknownOutcome } from '../client/build-results.ts';
import type { Capabilities } from '../client/capabilities.ts';
import { writeJson } from '../json/index.ts';
import { policyHolderOf } from './read-policyholder.ts';
import type { PracticeServer } from '../server-of-connection.ts';
import { referenceTo, targetsAt } from '../resource-references.ts';
import {
  changedCoverage,
  isCoverageOf,
  ranked,
  readCoverage,
  type CoverageRow,
  type RankedRow,
} from './read-coverage.ts';

/** The insurances of a patient, one Coverage for each; each carries the version of the whole list. */
export const coverageFacet = (server: PracticeServer, capabilities: Capabilities): CoverageFacet => ({
  read: async (patient, call) => {
    const rows = await rowsOf(server, patient, call);
    return rows.ok ? ok(coveragesIn(rows.value)) : rows;
  },
  ...(capabilities.can('Coverage', 'create') &&
    capabilities.canChange('Coverage') && {
      keep: (patient, coverages, version, call) => keepCoverages(server, { patient, coverages, version }, call),
    }),
});

const rowsOf = async (server: PracticeServer, patient: Id, call: Call): Answer<readonly CoverageRow[]> => {
  const whose = { patient: referenceTo({ type: 'Patient', id: patient }) };
  const found = await server.client.searchAll('Coverage', whose, call);
  if (!found.ok) return found;
  const own = found.value.matches.filter((stored) => isCoverageOf(stored, patient));
  const loaded = await server.directory.load(
    own.flatMap(({ json }) => targetsAt(json, 'payor')),
    call,
  );
  if (!loaded.ok) return loaded;
  const rows: CoverageRow[] = [];
  for (const stored of own) {
    const row = readCoverage(stored, {
      timeZone: server.host.timeZone,
      known: (target) => server.directory.get(target),
    });
    if (!row.ok) return row;
    if (row.value === undefined) continue;
    const holder = await policyHolderOf(server.client, stored.json, patient, call);
    rows.push({ ...row.value, ...(holder && { holder }) });
  }
  return ok(rows);
};

const versionOf = (rows: readonly CoverageRow[]): Version => {
  const each = rows.map(({ stored: { id, version, json } }) => `${id} ${version ?? writeJson(json)}`).sort();
  return createHash('sha256').update(each.join('\n')).digest('hex').slice(0, 32);
};

const coveragesIn = (rows: readonly CoverageRow[]): readonly Coverage[] => {
  const version = versionOf(rows);
  return ranked(rows).map(({ stored: { id }, terms, rank, holder }) => ({
    id,
    ...terms,
    rank,
    version,
    ...(holder && { holder }),
  }));
};

interface Kept {
  readonly patient: Id;
  readonly coverages: readonly NewCoverage[];
  readonly version: Version | undefined;
}

const plain = (words: string | undefined): string => (words ?? '').trim().toLowerCase();

/** The Coverage that each wanted one is; another insurer is another Coverage. */
const paired = (rows: readonly CoverageRow[], wanted: readonly NewCoverage[]) => {
  const left = new Set(ranked(rows));
  const pairs = new Map<NewCoverage, RankedRow>();
  for (const key of ['memberNumber', 'rank'] as const) {
    for (const coverage of wanted) {
      if (pairs.has(coverage)) continue;
      const row = [...left].find(
        ({ terms, rank }) => plain(terms.payer) === plain(coverage.payer) && { ...terms, rank }[key] === coverage[key],
      );
      if (row === undefined) continue;
      left.delete(row);
      pairs.set(coverage, row);
    }
  }
  return { pairs, left: [...left] };
};

const withoutVersion = (coverages: readonly Coverage[]): readonly string[] =>
  coverages.map(({ id: _id, version: _version, ...terms }) => termsAsText(terms));

const termsAsText = ({ payer, rank, memberNumber, groupNumber, plan, starts, ends }: NewCoverage): string =>
  JSON.stringify([payer, rank, memberNumber, groupNumber, plan, starts, ends].map((each) => each ?? null));

/** Writes what is new or changed, then cancels what is no longer there; a server may accept a change and not make it. */
const keepCoverages = async (server: PracticeServer, kept: Kept, call: Call): Answer<void> => {
  const { patient, coverages, version } = kept;
  const before = await rowsOf(server, patient, call);
  if (!before.ok) return before;
  if (version !== undefined && version !== versionOf(before.value)) return conflict;
  const { pairs, left } = paired(before.value, coverages);
  for (const wanted of coverages) {
    const row = pairs.get(wanted);
    const resource = changedCoverage(row?.stored.json ?? {}, patient, wanted);
    if (row !== undefined && isSame(row, wanted)) continue;
    const written =
      row === undefined
        ? await server.client.create({ ...resource, resourceType: 'Coverage' }, undefined, call)
        : await server.client.change(row.stored, resource, call);
    if (!written.ok) return written;
  }
  for (const { stored } of left) {
    const canceled = await server.client.change(stored, { ...stored.json, status: 'cancelled' }, call);
    if (!canceled.ok) return canceled;
  }
  const after = await rowsOf(server, patient, call);
  // What was written stands, and cannot be looked at now.
  if (!after.ok) return unknownOutcome;
  const stands = withoutVersion(coveragesIn(after.value)).toSorted();
  const isKept = writeJson(stands) === writeJson(coverages.map(termsAsText).toSorted());
  return isKept ? ok(undefined) : refused('not changed');
};

const isSame = ({ order, terms, rank }: RankedRow, wanted: NewCoverage): boolean =>
  order !== undefined && termsAsText({ ...terms, rank }) === termsAsText(wanted);
