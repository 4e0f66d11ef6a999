import css from './fact-list.module.css';

/** What something is called, and what it is. */
export type Fact = readonly [name: string, value: string | undefined];

/** Names on one side, values on the other, as on a bill; a fact without a value is left out. */
export const FactList = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={css.facts}>
    {facts.map(([name, value], at) =>
      value === undefined || value === '' ? null : (
        <div key={`${at} ${name}`} className={css.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ),
    )}
  </dl>
);
