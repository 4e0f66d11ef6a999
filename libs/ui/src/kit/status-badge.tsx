import { Icon, type IconName } from './icon.tsx';
import css from './status-badge.module.css';
import { cx } from './join-class-names.ts';

export type Tone = 'good' | 'wait' | 'bad' | 'off' | 'accent';

/** Text, icon and color together: no status is shown by its color alone. */
export const StatusBadge = ({
  tone,
  icon,
  children,
}: {
  readonly tone: Tone;
  readonly icon: IconName;
  readonly children: string;
}) => (
  <span className={cx(css.badge, css[tone])}>
    <Icon name={icon} />
    {children}
  </span>
);
