import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Elsewhere } from './config/index.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const contentOf = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

/** Documents of practices name their files from where the settings file is or, without one, from where the gateway was started. */
export const besideSettings = (practicesFile: string | undefined): string => practicesFile ?? resolve('practices.json');

/** A settings file and the files that it names, with what they held when they were read. */
export class FilesRead implements Elsewhere {
  readonly #directory: string;
  readonly #environment: Environment;
  readonly #held = new Map<string, string | undefined>();
  readonly #secrets = new Map<string, string | undefined>();
  readonly #variables = new Map<string, string | undefined>();

  /** Files that the settings file names stand beside it, unless their path is absolute. */
  constructor(settingsFile: string | undefined, environment: Environment = process.env) {
    this.#directory = settingsFile === undefined ? '.' : dirname(settingsFile);
    this.#environment = environment;
  }

  /** What a file holds, by its path as it stands; nothing where it cannot be read. */
  readonly text = (path: string): string | undefined => {
    const held = contentOf(path);
    this.#held.set(path, held);
    return held;
  };

  readonly file = (path: string): string | undefined => this.text(resolve(this.#directory, path));

  /** What an adapter asks for by itself, when it connects: a file beside the settings file. */
  readonly secret = (path: string): string | undefined => {
    const place = resolve(this.#directory, path);
    const held = contentOf(place);
    this.#secrets.set(place, held);
    return held;
  };

  readonly variable = (name: string): string | undefined => {
    const value = this.#environment[name];
    this.#variables.set(name, value);
    return value;
  };

  /** Whether any of the files holds something else by now. */
  haveChanged(): boolean {
    return [...this.#held, ...this.#secrets].some(([path, held]) => contentOf(path) !== held);
  }

  /** All that was read, for keyed hashes: secrets are in it. */
  content(): string {
    // Adapters connect side by side, so that the order in which they ask says nothing.
    const secrets = [...this.#secrets].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, held]) => held);
    const read = [...this.#held.values(), ...this.#variables.values(), ...secrets];
    return JSON.stringify(read.map((held) => held ?? null));
  }
}
