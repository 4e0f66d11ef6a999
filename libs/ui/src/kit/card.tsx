import type { ComponentProps } from 'react';
import css from './card.module.css';
import { cx } from './join-class-names.ts';

export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={cx(css.card, className)} />
);
