import { Input, type InputProps } from 'react-aria-components';
import { kitWords } from './kit.messages.ts';
import { useWords } from '../words/use-words.ts';
import { LiveRegion } from './visually-hidden.tsx';

/**
 * The input of every field with suggestions, to be used within an `Autocomplete` that has a list box: React Aria links
 * the two and moves through the list, and this says what the field is (the ARIA pattern of an editable combobox).
 */
export const ComboboxInput = ({ count, ...input }: InputProps & { readonly count: number }) => (
  // A list without options is not open.
  <Input autoComplete="off" {...input} role="combobox" aria-haspopup="listbox" aria-expanded={count > 0} />
);

/** Says politely how many suggestions there are, whenever their number changes; nothing while `count` is undefined. */
export const SuggestionCount = ({ count }: { readonly count: number | undefined }) => {
  const say = useWords();
  return <LiveRegion>{count !== undefined && say(kitWords.matches, { count })}</LiveRegion>;
};
