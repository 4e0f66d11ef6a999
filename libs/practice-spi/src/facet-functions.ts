import type { FacetName, PracticeConnection } from './connection.ts';

/** Whether a facet that is there has to have a function, or may. */
type Functions<Facet> = {
  readonly [Name in keyof Facet]-?: Record<never, never> extends Pick<Facet, Name> ? 'may' : 'must';
};

/** The functions of each facet by name; the types see to it that none is forgotten. */
export const facetFunctions = {
  people: { match: 'must', read: 'must', reached: 'may', register: 'may', correct: 'may' },
  visits: { of: 'must', one: 'must', between: 'may', confirm: 'may', arrive: 'may', leave: 'may' },
  times: { offered: 'must', free: 'may', hours: 'may', busy: 'may' },
  booking: { book: 'must', byKey: 'must', cancel: 'must', hold: 'may', release: 'may', request: 'may' },
  record: { sections: 'must', document: 'must', summary: 'may' },
  mail: { threads: 'must', thread: 'must', recipients: 'must', send: 'must', mark: 'may', file: 'may' },
  money: {
    balance: 'must',
    statements: 'must',
    statement: 'must',
    visitDues: 'may',
    openCopays: 'may',
    post: 'may',
    posted: 'may',
  },
  forms: { asked: 'must', hand: 'must' },
  coverage: { read: 'must', keep: 'may' },
  changes: { since: 'must' },
} as const satisfies { readonly [Facet in FacetName]: Functions<NonNullable<PracticeConnection[Facet]>> };
