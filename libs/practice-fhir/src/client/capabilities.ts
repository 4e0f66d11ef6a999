import type { Result } from '@portico/practice-spi';
import { all, first, text, texts, type JsonObject } from '../json/index.ts';
import { malformed, ok } from './build-results.ts';
import { allows, categoriesOf, interactions, type Interaction, type Scopes } from './scopes.ts';

/** How a type is guarded against lost updates; `unsure` writes with what there is and reads back. */
export const versionings = ['if-match', 'if-unmodified-since', 'unsure'] as const;
export type Versioning = (typeof versionings)[number];

/** What a server declares wrongly about one type; `false` for a type that it does not really have. */
export type TypeOverrule =
  | false
  | (Readonly<Partial<Record<Interaction | 'conditionalCreate', boolean>>> & {
      readonly versions?: Versioning;
      /** Search parameters that it knows and does not declare. */
      readonly parameters?: readonly string[];
    });
export type Overrule = Readonly<Record<string, TypeOverrule>>;

interface TypeCapabilities {
  readonly interactions: ReadonlySet<Interaction>;
  readonly conditionalCreate: boolean;
  readonly versions: Versioning;
  readonly parameters: ReadonlySet<string>;
  readonly includes: ReadonlySet<string>;
  readonly revIncludes: ReadonlySet<string>;
  /** The definitions of its operations, by name. */
  readonly operations: ReadonlyMap<string, string>;
}

export interface OperationOf {
  /** What its definition has to name; an operation of that name may be another guide's, with other parameters. */
  readonly guide?: string;
  readonly needs?: Interaction;
}

/** What a server can do for us: what it declares, overruled by the configuration, within the scopes that were granted. */
export interface Capabilities {
  can(type: string, interaction: Interaction): boolean;
  /** By PUT or by PATCH. */
  canChange(type: string): boolean;
  conditionalCreate(type: string): boolean;
  versions(type: string): Versioning;
  knows(type: string, parameter: string): boolean;
  /** Whether a search may send a parameter; one that only narrows is left out where a strict server would refuse it. */
  canNarrow(type: string, parameter: string): boolean;
  includes(type: string, include: string): boolean;
  /** Whether a search may bring along what refers to its matches, such as `Provenance:target`. */
  revIncludes(type: string, include: string): boolean;
  /** The codes of the only categories whose resources are answered, if that is so. */
  categories(type: string): ReadonlySet<string> | undefined;
  /** Whether a type has an operation of that name, without its `$`. */
  operates(type: string, name: string, of?: OperationOf): boolean;
}

const declaredInteractions: ReadonlyMap<string, Interaction> = new Map(
  Object.entries({
    read: 'read',
    'search-type': 'search',
    create: 'create',
    update: 'update',
    patch: 'patch',
  }),
);

const declaredOf = (resource: JsonObject | undefined): TypeCapabilities => ({
  interactions: new Set(texts(resource, 'interaction.code').flatMap((code) => declaredInteractions.get(code) ?? [])),
  conditionalCreate: first(resource, 'conditionalCreate') === true,
  versions: text(resource, 'versioning') === 'versioned-update' ? 'if-match' : 'unsure',
  parameters: new Set(texts(resource, 'searchParam.name')),
  includes: new Set(texts(resource, 'searchInclude')),
  revIncludes: new Set(texts(resource, 'searchRevInclude')),
  operations: new Map(
    all(resource, 'operation').map((each) => [
      text(each, 'name')?.replace(/^\$/, '') ?? '',
      text(each, 'definition') ?? '',
    ]),
  ),
});

const overruled = (declared: TypeCapabilities, by: Exclude<TypeOverrule, false>): TypeCapabilities => ({
  ...declared,
  interactions: new Set(interactions.filter((each) => by[each] ?? declared.interactions.has(each))),
  conditionalCreate: by.conditionalCreate ?? declared.conditionalCreate,
  versions: by.versions ?? declared.versions,
  parameters: new Set([...declared.parameters, ...(by.parameters ?? [])]),
});

/** Parameters whose rows are filtered again anyway. */
const narrowing: ReadonlySet<string> = new Set(['status', 'date', 'start', 'intent', 'category']);

const capabilities = (
  of: (type: string) => TypeCapabilities | undefined,
  scopes: Scopes | undefined,
  denied: ReadonlySet<string> = new Set(),
): Capabilities => {
  const can = (type: string, interaction: Interaction): boolean =>
    (of(type)?.interactions.has(interaction) ?? false) && allows(scopes, type, interaction);
  return {
    can,
    canChange: (type) => can(type, 'update') || can(type, 'patch'),
    conditionalCreate: (type) => of(type)?.conditionalCreate ?? false,
    versions: (type) => of(type)?.versions ?? 'unsure',
    canNarrow: (type, parameter) => {
      const parameters = of(type)?.parameters ?? new Set();
      return !narrowing.has(parameter) || parameters.size === 0 || parameters.has(parameter);
    },
    knows: (type, parameter) => of(type)?.parameters.has(parameter) ?? false,
    operates: (type, name, { guide = '', needs = 'search' } = {}) =>
      (of(type)?.operations.get(name)?.includes(guide) ?? false) && allows(scopes, type, needs),
    categories: (type) => categoriesOf(scopes, type),
    includes: (type, include) => of(type)?.includes.has(include) ?? false,
    revIncludes: (type, include) => {
      const [source = ''] = include.split(':');
      const isDeclared = of(type)?.revIncludes.has(include) ?? false;
      return isDeclared && !denied.has(source) && allows(scopes, source, 'search');
    },
  };
};

/** Reads a CapabilityStatement of FHIR R4. */
export const readCapabilities = (
  statement: JsonObject,
  overrules: readonly Overrule[],
  scopes?: Scopes,
): Result<Capabilities> => {
  if (text(statement, 'resourceType') !== 'CapabilityStatement') return malformed('CapabilityStatement');
  if (!/^4\.(?:0|3)\./.test(text(statement, 'fhirVersion') ?? '')) return malformed('CapabilityStatement.fhirVersion');
  const server = all(statement, 'rest').find((rest) => text(rest, 'mode') === 'server');
  if (server === undefined) return malformed('CapabilityStatement.rest');
  const types = new Map<string, TypeCapabilities>();
  for (const resource of all(server, 'resource')) {
    const type = text(resource, 'type');
    if (type !== undefined) types.set(type, declaredOf(resource as JsonObject));
  }
  const denied = new Set<string>();
  for (const [type, by] of overrules.flatMap((overrule) => Object.entries(overrule))) {
    if (by === false) {
      types.delete(type);
      denied.add(type);
    } else types.set(type, overruled(types.get(type) ?? declaredOf(undefined), by));
  }
  return ok(capabilities((type) => types.get(type), scopes, denied));
};

const everything: TypeCapabilities = {
  interactions: new Set(interactions),
  conditionalCreate: false,
  versions: 'unsure',
  parameters: new Set(),
  includes: new Set(),
  revIncludes: new Set(),
  operations: new Map(),
};

/** Stands in until a server that is away can be asked what it can do. */
export const undeclared: Capabilities = capabilities(() => everything, undefined);
