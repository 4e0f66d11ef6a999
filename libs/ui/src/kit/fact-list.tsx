import css from './fact-list.module.css';

/** A label and its value. */
export type Fact = readonly [name: string, value: string | undefined];

/** A list of labels and values; a fact without a value is left out. */
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
