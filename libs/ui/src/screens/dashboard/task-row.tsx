import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../../kit/icon.tsx';
import css from './home.module.css';

/** One task or piece of news, with the way to it. */
export const TaskRow = ({
  icon,
  title,
  detail,
  children,
}: {
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly children?: ReactNode;
}) => (
  <li className={css.task}>
    <div className={css.taskText}>
      <Icon name={icon} className={css.taskIcon} />
      <p className={css.taskTitle}>{title}</p>
      {detail !== undefined && <p className={css.soft}>{detail}</p>}
    </div>
    {children !== undefined && <div className={css.taskWay}>{children}</div>}
  </li>
);

/** The one button of a row, as a link. */
export const TaskLink = ({
  children,
  ...way
}: {
  readonly to: string;
  readonly state?: object;
  readonly children: ReactNode;
}) => (
  <Link className={css.taskLink} {...way}>
    {children}
  </Link>
);
