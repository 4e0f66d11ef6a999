import type { Processors } from '@portico/adapters-payments/sandbox';
import type { PracticeId } from '@portico/domain/kernel';
import type { Practice } from '@portico/domain/practices';
import type { MerchantSettings } from '../../config/index.ts';
import { north, south } from '../clinic-fixture.ts';

const named = (practice: Practice, name: string): Practice => ({
  ...practice,
  id: name as PracticeId,
  name: `${name} clinic`,
});

/** Two practices whose processors do as documented, and two whose processors do otherwise wherever nothing is. */
export const practices = [north, south, named(north, 'contrary-north'), named(south, 'contrary-south')] as const;

export const practiceOf = (number: number): Practice => practices[number % practices.length] ?? north;

/** The doubles of both profiles. */
export interface BothProcessors {
  readonly usual: Processors;
  readonly contrary: Processors;
}

export const merchantsAt = ({
  usual,
  contrary,
}: BothProcessors): readonly (readonly [PracticeId, MerchantSettings])[] =>
  [usual, contrary].flatMap(({ clover, payeezy }, at) => [
    [practiceOf(at * 2).id, { execution: 'cloverapi', ...clover.settings, cardEntry: 'own' }] as const,
    [practiceOf(at * 2 + 1).id, { execution: 'payeezy', ...payeezy.settings }] as const,
  ]);

/** What the processor of a practice says of a reference: cents that it took and holds, and how often it approved. */
export interface ProcessorBooks {
  taken(reference: string): number;
  held(reference: string): number;
  approvals(reference: string): number;
}

export const booksAt = ({ usual, contrary }: BothProcessors): ReadonlyMap<string, ProcessorBooks> =>
  new Map(
    [usual, contrary].flatMap(({ clover, payeezy }, at): readonly [string, ProcessorBooks][] => [
      [practiceOf(at * 2).id, clover.sandbox.books],
      [practiceOf(at * 2 + 1).id, payeezy.sandbox],
    ]),
  );
