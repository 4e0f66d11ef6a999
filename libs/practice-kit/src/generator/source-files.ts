import { notYetFilledReason, type FacetName } from '@portico/practice-spi';
import type { FacetChoice } from './facet-choice.ts';

export type Files = Readonly<Record<string, string>>;

const interfaces: Readonly<Record<FacetName, string>> = {
  people: 'People',
  visits: 'Visits',
  times: 'Times',
  booking: 'Booking',
  record: 'HealthRecordFacet',
  mail: 'Mail',
  money: 'Money',
  forms: 'Forms',
  coverage: 'CoverageFacet',
  changes: 'Changes',
};

/** The file of one facet, none of whose functions is filled in. */
export const facetFile = (facet: FacetName, functions: readonly string[]): string =>
  `import type { ${interfaces[facet]} } from '@portico/practice-spi';
import type { System } from './system.ts';

export const ${facet}Of = (system: System): ${interfaces[facet]} => ({
${functions.map((name) => `  ${name}: system.notYet('${facet}.${name}'),`).join('\n')}
});
`;

const systemFile = `import { notYetFilled, type Answer, type Call, type Host, type HttpReply, type Problem, type Result } from '@portico/practice-spi';

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const failed = (error: Problem): Result<never> => ({ ok: false, error });

/** The fields of an object; none of anything else. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** What the facets are written with. */
export interface System {
  readonly host: Host;
  /** Asks the practice's system for JSON, by the parts of a path. */
  get(path: readonly string[], query: Readonly<Record<string, string>>, call: Call): Answer<unknown>;
  /** Stands where a function is still to be written: the kit reports it by its name, and the gateway does not connect it. */
  notYet(place: string): () => Answer<never>;
}

const problemOf = ({ status, headers }: HttpReply, now: number): Problem => {
  if (status === 404) return { kind: 'gone' };
  if (status === 409) return { kind: 'conflict' };
  if (status !== 429 && status < 500) return { kind: 'refused', why: String(status) };
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  if (!Number.isNaN(seconds)) return { kind: 'busy', until: new Date(now + seconds * 1_000).toISOString() };
  return { kind: status === 429 ? 'busy' : 'away' };
};

export const systemAt = (base: string, host: Host): System => ({
  host,
  get: async (path, query, { signal }) => {
    // A part of dots alone would lead up the path.
    if (path.some((part) => /^\\.{0,2}$/.test(part))) return failed({ kind: 'gone' });
    const url = \`\${base}/\${path.map(encodeURIComponent).join('/')}?\${new URLSearchParams(query)}\`;
    const reply = await host.http({ method: 'GET', url, headers: { accept: 'application/json' }, signal });
    if (!reply.ok) return reply;
    if (reply.value.status !== 200) return failed(problemOf(reply.value, host.now()));
    try {
      return ok(JSON.parse(new TextDecoder().decode(reply.value.bytes)));
    } catch {
      return failed({ kind: 'malformed', what: 'answer' });
    }
  },
  notYet: notYetFilled,
});
`;

const adapterFile = (name: string, facets: readonly FacetName[]): string =>
  `import { spiVersion, type PracticeAdapter } from '@portico/practice-spi';
${facets.map((facet) => `import { ${facet}Of } from './${facet}.ts';`).join('\n')}
import { fieldsOf, systemAt } from './system.ts';

export const adapter: PracticeAdapter = {
  spi: spiVersion,
  name: '${name}',
  connect: async (settings, host) => {
    const { base } = fieldsOf(settings);
    // A mistake names its place, and never repeats what stands there.
    if (typeof base !== 'string' || !URL.canParse(base)) return { ok: false, mistakes: ['base: must be an address'] };
    const system = systemAt(base, host);
    return {
      ok: true,
      connection: {
${facets.map((facet) => `        ${facet}: ${facet}Of(system),`).join('\n')}
      },
    };
  },
};
`;

const practiceFile = `import type { Books, Furnished, Scene, SeededPractice } from '@portico/practice-kit';

/** The settings of the run, with the address of a practice that holds made-up people alone. */
export interface PracticeSettings {
  readonly connection: { readonly base: string };
}

/**
 * Reaches the practice's system past the adapter, as its own staff does.
 *
 * \`furnish\` empties it, so never point it at patients. It writes what the scene holds, and answers the ids of the system:
 * { patients: ['ID', 'ID'], visits: ['ID', …], offer: { calendar: 'ID', type: 'ID', place: 'ID' } }, with an empty list
 * where the adapter has no \`visits\`, and no offer where it has no \`times\`. \`observe\` answers { visits: […] }, and for
 * \`booking.hold\`, \`money\`, \`mail\` and \`forms\` what stands in \`holds\`, \`entries\`, \`messages\` and \`handed\`.
 */
export const practice = ({ connection: { base } }: PracticeSettings): SeededPractice => ({
  furnish: async (scene: Scene): Promise<Furnished> => {
    throw new Error(\`${notYetFilledReason}: furnish, for \${scene.patients.length} patients at \${new URL(base).host}\`);
  },
  observe: async (): Promise<Books> => {
    throw new Error(\`${notYetFilledReason}: observe, at \${new URL(base).host}\`);
  },
});
`;

/** The sources of an adapter, all of whose functions are still to be filled in. \`practiceFile\` is its conformance stage. */
export const sourceFiles = (name: string, choice: FacetChoice, practicePath: string): Files => ({
  'src/adapter.ts': adapterFile(name, [...choice.keys()]),
  'src/system.ts': systemFile,
  ...Object.fromEntries([...choice].map(([facet, functions]) => [`src/${facet}.ts`, facetFile(facet, functions)])),
  [practicePath]: practiceFile,
});
