import { parseEmail } from '@portico/domain/access';
import { useState, type ComponentProps } from 'react';
import { useWords } from '../words/use-words.ts';
import { kitWords } from './kit.messages.ts';
import { TextField } from './text-field.tsx';

/** A required email. Once it is left, it says whether it is one. */
export const EmailField = ({
  typed,
  misshapen,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'type' | 'error' | 'required' | 'onBlur'> & {
  /** What stands in it now. */
  readonly typed: string;
  /** What is said of a text that is no email, if it is another person's. */
  readonly misshapen?: string;
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
      missing={misshapen ?? say(kitWords.emailShape)}
      data-unfit={isMisshapen || undefined}
      error={left && isMisshapen ? (misshapen ?? say(kitWords.emailShape)) : undefined}
      onBlur={() => setLeft(true)}
    />
  );
};
