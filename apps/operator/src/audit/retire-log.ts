import {
  retirable,
  RetiredMeanwhile,
  retireChain,
  sealedChains,
  type RetiredChain,
  type Retiring,
} from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import { isoOf, type Instant } from '@portico/domain/kernel';
import { Mistake } from '../command/run-command.ts';
import { holdsStand } from '../person/hold/refuse-held.ts';
import { nameOf, whys, type Asking, type Said } from './audit-commands.ts';

/** How long the log has to be kept by law. */
const years = 6;

const latest = (now: Instant): Instant => {
  const day = new Date(now);
  return Date.UTC(day.getUTCFullYear() - years, day.getUTCMonth(), day.getUTCDate()) as Instant;
};

/**
 * Removes the lines of before a time from the beginning of each chain, but for those of people under a legal hold. A chain in which a
 * line of them is not as it was sealed stays whole, and so does every other one: what happened there has to be found out first.
 */
export const retireLog = async (
  sql: Sql,
  asking: Asking,
  { before, dryRun }: { readonly before: Instant; readonly dryRun: boolean },
): Promise<Said> => {
  if (before > latest(asking.now))
    throw new Mistake(
      `Lines are kept for ${years} years: --before may be ${isoOf(latest(asking.now)).slice(0, 10)} at the latest.`,
    );
  const ripe: RetiredChain[] = [];
  const broken: string[] = [];
  for (const chain of await sealedChains(sql)) {
    const found = await retirable(sql, chain, { before });
    if ('why' in found) broken.push(`${nameOf(chain)}: BROKEN at ${found.position}: ${whys[found.why]}`);
    else if (found.lines + found.held > 0) ripe.push(found);
  }
  if (broken.length > 0) return { text: [...broken, 'Nothing was retired.'].join('\n'), fine: false };
  const done = dryRun ? ripe : await retireAll(sql, ripe, { ...operatorOf(asking), before, holdsStand });
  const said = done.map((chain) => `${nameOf(chain.chain)}: ${saidOf(chain, dryRun)}`);
  return { text: [...said, inAll(done, before, dryRun)].join('\n'), fine: true };
};

const operatorOf = ({ operator, reason, now }: Asking): Pick<Retiring, 'operator' | 'reason' | 'now'> => ({
  operator: operator as Retiring['operator'],
  reason,
  now,
});

const retireAll = async (sql: Sql, chains: readonly RetiredChain[], retiring: Retiring): Promise<RetiredChain[]> => {
  const done: RetiredChain[] = [];
  for (const { chain } of chains)
    done.push(
      await retireChain(sql, chain, retiring).catch((error: unknown) => {
        throw error instanceof RetiredMeanwhile
          ? new Mistake(`${error.message} Say it again when that is over.`)
          : error;
      }),
    );
  return done;
};

const saidOf = ({ lines, held }: RetiredChain, dryRun: boolean): string =>
  `${lines} lines ${dryRun ? 'would be retired' : 'retired'}${held === 0 ? '' : `, ${held} kept for a legal hold`}`;

const inAll = (done: readonly RetiredChain[], before: Instant, dryRun: boolean): string => {
  const lines = done.reduce((sum, chain) => sum + chain.lines, 0);
  return `In all ${lines} lines of before ${isoOf(before)} ${dryRun ? 'would be retired; nothing was' : 'retired'}.`;
};
