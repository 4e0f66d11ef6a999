import type { ReactNode } from 'react';
import css from './empty-state.module.css';
import { Icon, type IconName } from './icon.tsx';

/** A sentence for an empty list. */
export const EmptyState = ({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) => (
  <div className={css.empty}>
    <Icon name={icon} />
    <p>{children}</p>
  </div>
);
