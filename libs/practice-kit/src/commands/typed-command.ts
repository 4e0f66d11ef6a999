/** What was typed after the command's name. */
export interface Typed {
  readonly options: Readonly<Partial<Record<OptionName, string>>>;
  /** What stands without a dash. */
  readonly names: readonly string[];
  readonly write: (text: string) => void;
  /** Aborted when the command is interrupted. */
  readonly stop: AbortSignal;
}

export type OptionName = 'adapter' | 'settings' | 'stage' | 'level' | 'format' | 'out' | 'port' | 'facets' | 'folder';

/** Answers the exit code. */
export type Command = (typed: Typed) => Promise<number>;

/** It was typed wrongly; how it is used is printed. */
export class Misuse extends Error {
  override readonly name = 'Misuse';
}

export const wanted = (typed: Typed, name: OptionName): string => {
  const value = typed.options[name];
  if (value === undefined) throw new Misuse();
  return value;
};
