import { cx } from './join-class-names.ts';
import { Icon } from './icon.tsx';
import css from './star-rating.module.css';
import hidden from './visually-hidden.module.css';

const all = [1, 2, 3, 4, 5] as const;

/**
 * One to five stars, for a fieldset that says what is rated. Native radio buttons: the arrow keys choose, and each has
 * a text for screen readers.
 */
export const Stars = ({
  name,
  value,
  wordsOf,
  invalid = false,
  onChoose,
}: {
  /** Unique among the groups on the page. */
  readonly name: string;
  /** 0 if nothing is chosen. */
  readonly value: number;
  readonly wordsOf: (stars: number) => string;
  readonly invalid?: boolean;
  readonly onChoose: (stars: number) => void;
}) => (
  <div className={css.stars}>
    {all.map((stars) => (
      <label key={stars} className={cx(css.star, stars <= value && css.filled)}>
        <input
          type="radio"
          name={name}
          checked={stars === value}
          aria-invalid={invalid || undefined}
          onChange={() => onChoose(stars)}
        />
        <Icon name="star" />
        <span className={hidden.hidden}>{wordsOf(stars)}</span>
      </label>
    ))}
  </div>
);
