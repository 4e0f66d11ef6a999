import css from './avatar.module.css';
import { cx } from './join-class-names.ts';

/** `AL` for `Dr. Ana María López, MD`: first and last name, without titles. */
export const initialsOf = (name: string): string => {
  const [person = ''] = name.split(',');
  const words = person.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.'));
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
};

interface AvatarProps {
  readonly name: string;
  readonly photo?: string | undefined;
  readonly className?: string | undefined;
}

/** The picture of a person, or the initials: as CSS content, so that the text around it stays the name alone. */
export const Avatar = ({ name, photo, className }: AvatarProps) =>
  photo === undefined ? (
    <span className={cx(css.avatar, className)} data-initials={initialsOf(name)} aria-hidden="true" />
  ) : (
    <img className={cx(css.avatar, className)} src={photo} alt="" />
  );
