import css from './skeleton.module.css';
import { LiveRegion } from './visually-hidden.tsx';

/**
 * Shows where words will stand while they are fetched. `label` says to a listener what the page is waiting for; the
 * gray bars themselves are silent.
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
