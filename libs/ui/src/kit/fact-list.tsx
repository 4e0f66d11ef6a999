import css from './fact-list.module.css';

/** A label and its value. */
export type Fact = readonly [name: string, value: string | undefined];

interface FactListProps {
  readonly facts: readonly Fact[];
  /** Amounts end at one edge, so that their digits stand under each other; other values begin at one edge. */
  readonly sums?: boolean;
}

/** A list of labels and values; a fact without a value is left out. */
export const FactList = ({ facts, sums }: FactListProps) => (
  <dl className={css.facts} data-sums={sums}>
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
