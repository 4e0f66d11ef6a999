import css from './skeleton.module.css';
import { LiveRegion } from './visually-hidden.tsx';

/**
 * A placeholder for text that is loading. `label` tells screen readers what is loading; the gray bars are hidden from
 * them.
 */
export const Skeleton = ({
  label,
  blocks = 2,
  lines = 3,
}: {
  readonly label: string;
  readonly blocks?: number;
  readonly lines?: number;
}) => (
  <div className={css.skeleton}>
    <LiveRegion>{label}</LiveRegion>
    {Array.from({ length: blocks }, (_, block) => (
      <div key={block} className={css.block} aria-hidden="true">
        {Array.from({ length: lines }, (_line, line) => (
          <div key={line} className={css.line} />
        ))}
      </div>
    ))}
  </div>
);
