import { parseEmail } from '@portico/domain/access';
import { useState, type ComponentProps } from 'react';
import { useWords } from '../words/use-words.ts';
import { kitWords } from './kit.messages.ts';
import { TextField } from './text-field.tsx';

/** A required email. Once it is left, it says whether it is one. */
export const EmailField = ({
  typed,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'type' | 'error' | 'required' | 'onBlur'> & {
  /** What stands in it now. */
  readonly typed: string;
}) => {
  const say = useWords();
  const [left, setLeft] = useState(false);
  const isMisshapen = typed !== '' && !parseEmail(typed).ok;
  return (
    <TextField
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type="email"
      required
      data-unfit={isMisshapen || undefined}
      error={left && isMisshapen ? say(kitWords.emailShape) : undefined}
      onBlur={() => setLeft(true)}
    />
  );
};
