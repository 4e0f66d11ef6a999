import type { PracticeId } from '@portico/domain/kernel';
import type { AllergyMedicationSearch, HistoryFound, HistoryKind } from '@portico/domain/visits';
import { RegistryClient, type Reading, type RegistryRuntime } from './registry-client.ts';
import { fieldsOf, lineOf, listOf, unique } from './untrusted-answer-values.ts';

interface DrugStrength {
  readonly text: string;
  /** Of RxNorm. */
  readonly rxcui: string;
}

/** A drug by name and route, such as `lisinopril (Oral Pill)`. */
interface Drug {
  readonly name: string;
  readonly strengths: readonly DrugStrength[];
}

const day = 86_400_000;
const mostNames = 100;

/**
 * Drug names of RxTerms, by the autocompletion service of the National Library of Medicine. Medications are found with strength and
 * form under their RxNorm code. For allergies the names alone are found; their codes mean nothing outside of RxTerms.
 */
export class RxTermsCatalog implements AllergyMedicationSearch {
  readonly #address: string;
  readonly #client: RegistryClient<readonly Drug[]>;

  /** `address` such as `https://clinicaltables.nlm.nih.gov/api/rxterms/v3/search`. */
  constructor(address: string, machine: RegistryRuntime) {
    this.#address = address;
    this.#client = new RegistryClient(machine, { read: drugsIn, lifetime: day });
  }

  async search(_: PracticeId, kind: HistoryKind, text: string, limit: number): Promise<readonly HistoryFound[]> {
    const words = plain(text).split(/\s+/).filter(Boolean);
    const asked = longestName(words);
    if (asked === undefined) return [];
    const address = new URL(this.#address);
    address.searchParams.set('terms', asked);
    address.searchParams.set('ef', 'STRENGTHS_AND_FORMS,RXCUIS');
    address.searchParams.set('maxList', String(mostNames));
    const drugs = await this.#client.ask(address.href);
    return (kind === 'medications' ? drugs.flatMap(linesOf) : substancesOf(drugs))
      .filter(({ name }) => words.every((word) => plain(name).includes(word)))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .slice(0, limit);
  }
}

/** The service looks for names and not for strengths: only the longest word goes there, and the others choose among the answers. */
const longestName = (words: readonly string[]): string | undefined =>
  words.flatMap((word) => /[a-z][a-z-]{2,}/.exec(word)?.[0] ?? []).toSorted((a, b) => b.length - a.length)[0];

const linesOf = ({ name, strengths }: Drug): readonly HistoryFound[] =>
  strengths.map(({ text, rxcui }) => ({ code: `rxnorm.${rxcui}`, name: `${name} ${text}` }));

const substancesOf = (drugs: readonly Drug[]): readonly HistoryFound[] =>
  unique(
    drugs
      .map(({ name }) => name.replace(/ \([^()]*\)$/, ''))
      .map((name) => ({ code: `rxterms.${plain(name).replaceAll(/[^a-z0-9]+/g, '-')}`, name })),
    ({ code }) => code,
  );

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** `[total, names, { STRENGTHS_AND_FORMS, RXCUIS }, texts]`, whose lists are as long as that of the names. */
const drugsIn = ({ status, body }: { status: number; body: unknown }): Reading<readonly Drug[]> => {
  const [, names, extra] = listOf(body) ?? [];
  const listed = listOf(names);
  if (status !== 200 || listed === undefined) return { kind: 'unusable' };
  const [strengths, codes] = [fieldsOf(extra)?.['STRENGTHS_AND_FORMS'], fieldsOf(extra)?.['RXCUIS']].map(listOf);
  if (strengths?.length !== listed.length || codes?.length !== listed.length) return { kind: 'unusable' };
  return { kind: 'read', value: listed.flatMap((name, at) => drugOf(name, strengths[at], codes[at]) ?? []) };
};

const drugOf = (name: unknown, strengths: unknown, codes: unknown): Drug | undefined => {
  const [line, texts, rxcuis] = [lineOf(name), listOf(strengths) ?? [], listOf(codes) ?? []];
  if (line === undefined || texts.length !== rxcuis.length) return undefined;
  return {
    name: line,
    strengths: texts.flatMap((each, at): readonly DrugStrength[] => {
      const [text, rxcui] = [lineOf(each), lineOf(rxcuis[at])];
      return text !== undefined && rxcui !== undefined && /^\d{1,10}$/.test(rxcui) ? [{ text, rxcui }] : [];
    }),
  };
};
