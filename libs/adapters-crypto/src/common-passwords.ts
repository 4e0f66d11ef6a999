import { longestPassword, type KnownPasswords } from '@portico/domain/access';

/** Signs that people write for letters; `1` stands for two of them. */
const signs: ReadonlyMap<string, string> = new Map(
  Object.entries({ '@': 'a', 4: 'a', 3: 'e', '!': 'i', 0: 'o', $: 's', 5: 's', 7: 't' }),
);
const spellings = ['i', 'l'] as const;

const undisguised = (word: string, one: string): string =>
  [...word].map((sign) => (sign === '1' ? one : (signs.get(sign) ?? sign))).join('');

/**
 * What a password would be without its decoration: capitals, signs for letters, and digits and signs around a word. A
 * word that is less than half of the password is not what protects it.
 */
const formsOf = (password: string): readonly string[] => {
  const whole = password.normalize('NFKC').trim().toLowerCase();
  const core = whole.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '');
  const words = core.length >= 4 && core.length * 2 >= whole.length ? [whole, core] : [whole];
  return words.flatMap((word) => [word, ...spellings.map((one) => undisguised(word, one))]);
};

/** The fifty thousand most common passwords of breaches, kept offline by zxcvbn-ts; loaded when first asked. */
export class CommonPasswords implements KnownPasswords {
  #list: Promise<ReadonlySet<string>> | undefined;

  async isKnown(password: string): Promise<boolean> {
    if (password.length > longestPassword) return false;
    this.#list ??= load();
    const list = await this.#list;
    return formsOf(password).some((form) => list.has(form));
  }
}

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
};
