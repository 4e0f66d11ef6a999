import type { ComponentProps } from 'react';
import css from './card.module.css';
import { cx } from './cx.ts';

export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={cx(css.card, className)} />
);
