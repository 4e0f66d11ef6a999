import { RandomCodes } from '@portico/adapters-crypto';
import { EmbeddedPractices } from '@portico/adapters-practice/embedded';
import { PostgresActivityLog, PostgresAppRegistry } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import {
  appKinds,
  isRedirectAddress,
  readScope,
  scopesIn,
  textOfScope,
  plainScopes,
  type AppId,
  type AppKind,
  type ConnectedApp,
} from '@portico/domain/connected-apps';
import type { SmartScope } from '@portico/domain/access';
import { nobodyId } from '@portico/domain/activity';
import { parseId, type PracticeId } from '@portico/domain/kernel';
import type { OperatorActing } from '@portico/services/activity';
import { Mistake } from '../command/run-command.ts';

/** An app as it is typed. */
export interface TypedApp {
  readonly kind: string;
  readonly name: string;
  readonly address: string;
  readonly redirect: readonly string[];
  readonly scopes: string;
  /** Of a service, or of an app that proves itself by a key: where its public keys are, or the text of a file with them. */
  readonly keysAddress?: string | undefined;
  readonly keySet?: string | undefined;
  readonly practice?: string | undefined;
}

/** Registers an app; answers its name for OAuth, and its secret where it has one, which is shown this once. */
export const registerApp = async (outer: Sql, typed: TypedApp, acting: OperatorActing): Promise<string> => {
  const codes = new RandomCodes();
  const kind = appKinds.find((one) => one === typed.kind);
  if (kind === undefined) throw new Mistake(`--kind is one of ${appKinds.join(', ')}.`);
  const { code, hash } = codes.link();
  const keys = keysOf(kind, typed);
  const hasSecret = kind === 'confidential' && keys === undefined;
  const app: ConnectedApp = {
    id: codes.newId() as AppId,
    name: named(typed.name),
    address: websiteOf(typed.address),
    kind,
    redirectAddresses: redirectsOf(kind, typed.redirect),
    scopes: scopesOf(kind, typed.scopes),
    ...(hasSecret ? { secretHash: hash } : {}),
    ...(keys === undefined ? {} : { keys }),
    ...(kind === 'service' ? { practice: await practiceOf(outer, typed) } : {}),
    registeredAt: acting.now,
  };
  await outer.transaction(async (sql) => {
    await new PostgresAppRegistry(sql).register(app);
    await logOf(sql, acting, 'registered-app', app);
  });
  const secret = hasSecret ? `\nclient_secret  ${code}   (shown this once)` : '';
  return `client_id      ${app.id}${secret}`;
};

export const listApps = async (sql: Sql): Promise<string> => {
  const apps = await new PostgresAppRegistry(sql).all();
  if (apps.length === 0) return 'No app is registered.';
  return apps
    .map(({ id, name, kind, scopes, practice, redirectAddresses }) =>
      [
        `${id}  ${kind.padEnd(12)}  ${name}`,
        `    scopes    ${scopes.join(' ')}`,
        ...(practice === undefined ? [] : [`    practice  ${practice}`]),
        ...redirectAddresses.map((address) => `    returns   ${address}`),
      ].join('\n'),
    )
    .join('\n');
};

/** Removes an app: whatever it was allowed ends at once. */
export const removeApp = async (outer: Sql, id: string, acting: OperatorActing): Promise<string> =>
  outer.transaction(async (sql) => {
    const registry = new PostgresAppRegistry(sql);
    const app = await registry.byId(id as AppId);
    const ended = await registry.remove(id as AppId, acting.now);
    if (app === undefined || ended === undefined) throw new Mistake('There is no such app.');
    await logOf(sql, acting, 'unregistered-app', app);
    const activityLog = new PostgresActivityLog(sql);
    for (const { practice, patient } of ended) {
      const by = { at: acting.now, actor: acting.operator, actorKind: 'operator' } as const;
      // The person reads the name of the app; the operator's reason stands in the line of the app.
      const about = { action: 'ended-app-access', resource: app.id, reason: app.name } as const;
      await activityLog.append({ ...by, subject: patient, practice, ...about });
    }
    return 'The app is removed. It reads nothing more.';
  });

const logOf = (
  sql: Sql,
  { now, operator, reason }: OperatorActing,
  action: 'registered-app' | 'unregistered-app',
  { id, practice }: ConnectedApp,
): Promise<void> =>
  new PostgresActivityLog(sql).append({
    at: now,
    actor: operator,
    actorKind: 'operator',
    subject: nobodyId,
    ...(practice === undefined ? {} : { practice }),
    action,
    resource: id,
    reason,
  });

const named = (name: string): string => {
  const trimmed = name.trim();
  if (trimmed === '' || trimmed.length > 80) throw new Mistake('--name needs 1 to 80 letters: people read it.');
  return trimmed;
};

const websiteOf = (address: string): string => {
  if (!/^https:\/\/\S+$/.test(address)) throw new Mistake('--address is the https address of the app’s own website.');
  return address;
};

const redirectsOf = (kind: AppKind, redirects: readonly string[]): readonly string[] => {
  if (kind === 'service') {
    if (redirects.length > 0) throw new Mistake('A service sends nobody back: it has no --redirect.');
    return [];
  }
  const wrong = redirects.find((address) => !isRedirectAddress(address));
  if (wrong !== undefined)
    throw new Mistake(`--redirect ${wrong}: https, http on this machine, or an app’s own scheme.`);
  if (redirects.length === 0) throw new Mistake('--redirect is needed: where people are sent back to.');
  return redirects;
};

const scopesOf = (kind: AppKind, text: string): readonly SmartScope[] => {
  const level = kind === 'service' ? 'system' : 'patient';
  const scopes = scopesIn(text).map((scope) => {
    if (level === 'patient' && plainScopes.some((plain) => plain === scope)) return scope as SmartScope;
    const read = readScope(scope);
    if (read?.level !== level) throw new Mistake(`--scopes: ${scope} is no scope that a ${kind} app can have.`);
    return textOfScope(read);
  });
  if (scopes.length === 0) throw new Mistake(`--scopes is needed, such as "${level}/*.rs".`);
  return scopes;
};

const practiceOf = async (sql: Sql, { practice }: TypedApp): Promise<PracticeId> => {
  const id = parseId<PracticeId>(practice);
  const known = id.ok ? await new EmbeddedPractices(sql).practices([id.value]) : [];
  if (!id.ok || known.length === 0) throw new Mistake('--practice is needed: the id of a practice that is kept here.');
  return id.value;
};

/** The keys by which a service proves itself, and an app with a server that has no secret. */
const keysOf = (kind: AppKind, { keysAddress, keySet }: TypedApp): ConnectedApp['keys'] => {
  const isGiven = keysAddress !== undefined || keySet !== undefined;
  if (kind === 'public' && isGiven) throw new Mistake('A public app has no --keys-url and no --keys-file.');
  if (kind !== 'service' && !isGiven) return undefined;
  if ((keysAddress === undefined) === (keySet === undefined)) {
    throw new Mistake('Either --keys-url or --keys-file is needed: the public keys of the service.');
  }
  if (keysAddress === undefined) return { set: publicKeysIn(keySet ?? '') };
  if (!/^https:\/\/\S+$/.test(keysAddress)) throw new Mistake('--keys-url is an https address.');
  return { address: keysAddress };
};

const publicKeysIn = (text: string): string => {
  const parsed = readJson(text);
  const keys: unknown = typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, 'keys') : undefined;
  if (!Array.isArray(keys) || keys.length === 0) throw new Mistake('--keys-file holds no JSON Web Key Set.');
  const isPrivate = keys.some((key: unknown) => typeof key === 'object' && key !== null && Object.hasOwn(key, 'd'));
  if (isPrivate) throw new Mistake('--keys-file holds a private key, which only the service itself may have.');
  return JSON.stringify({ keys });
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
