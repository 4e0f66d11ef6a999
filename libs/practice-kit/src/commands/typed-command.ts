/** What was typed after the command's name. */
export interface Typed {
  readonly options: Readonly<Partial<Record<OptionName, string>>>;
  /** What stands without a dash. */
  readonly names: readonly string[];
  readonly write: (text: string) => void;
  /** A line at a time on what is under way, beside what is written. */
  readonly tell: (line: string) => void;
  /** Aborted when the command is interrupted. */
  readonly stop: AbortSignal;
}

export type OptionName = 'adapter' | 'settings' | 'stage' | 'level' | 'format' | 'out' | 'port' | 'facets' | 'folder';

/** Answers the exit code. */
export type Command = (typed: Typed) => Promise<number>;

/** It was typed wrongly; the sentence, if there is one, and how it is used are printed. */
export class Misuse extends Error {
  override readonly name = 'Misuse';
}

export const wanted = (typed: Typed, name: OptionName): string => {
  const value = typed.options[name];
  if (value === undefined) throw new Misuse(`--${name} is missing.`);
  return value;
};
