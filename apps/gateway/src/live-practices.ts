import type { Registry } from 'prom-client';
import { MINUTE, failed, ok, type PracticeId, type Result } from '@portico/domain/kernel';
import type { Config, ConnectedPracticeSettings, PracticesFile } from './config/index.ts';
import { LateConnection } from './late-practice-connection.ts';
import { NotStarted } from './database-start-checks.ts';
import { besideSettings, type FilesRead } from './files-read.ts';
import { machineFor, openPractices, type OpenPractice, type PracticesMachine } from './open-practice-connections.ts';
import { systemClock, type Logger, type ServerClock } from './server/index.ts';
import { tracedFetch } from './tracing/traced-parts.ts';
import type { Tracing } from './tracing/tracing.ts';
import { practiceCallWatch } from './workers/index.ts';

/** A practice that is connected, with what its adapter has read of files beside the settings. */
export interface Connected {
  readonly open: OpenPractice;
  readonly secrets: ReadonlyMap<string, string | undefined>;
  /** Its system could not be connected by these settings. */
  readonly isAway?: true;
}

type Tried = Result<Connected, readonly string[]>;

export type ConnectedPracticesFile = ReadonlyMap<PracticeId, Connected>;

/** After this nothing that was begun with a connection goes on with it: no answer to a system is waited for as long. */
const unused = 5 * MINUTE;

interface Around {
  /** Connects by this; its secrets are read with the settings. */
  readonly machine: PracticesMachine;
  /** Practices that the configuration does not speak of, as in a demo. */
  readonly others?: PracticesFile;
  readonly clock?: Pick<ServerClock, 'after'>;
  /** Told of what the file says that is in force, whenever it is taken. */
  readonly onTaken?: (settings: readonly ConnectedPracticeSettings[]) => void;
  /** Told of the practices that are in the file and have a document too, whenever either is taken. */
  readonly onBoth?: (practices: readonly PracticeId[]) => void;
}

/** The practices with a system of their own, by settings that may change while the gateway runs. */
export class LivePractices {
  readonly #machine: PracticesMachine;
  readonly #others: PracticesFile;
  readonly #clock: Pick<ServerClock, 'after'>;
  readonly #onTaken: Around['onTaken'];
  readonly #onBoth: NonNullable<Around['onBoth']>;
  #byFile: ConnectedPracticesFile = new Map();
  #byDocument: ConnectedPracticesFile = new Map();
  #held: ReadonlySet<Connected> = new Set();
  #open: readonly OpenPractice[] = [];

  constructor({ machine, others = new Map(), clock = systemClock, onTaken, onBoth = () => undefined }: Around) {
    this.#machine = machine;
    this.#others = others;
    this.#clock = clock;
    this.#onTaken = onTaken;
    this.#onBoth = onBoth;
  }

  /** The same list as long as nothing is taken. */
  readonly open = (): readonly OpenPractice[] => this.#open;

  /** Connects what is new or has changed, and keeps all else as it is. Nothing is in force yet. */
  readonly connect = async (
    file: PracticesFile,
    files: FilesRead,
  ): Promise<Result<ConnectedPracticesFile, readonly string[]>> => {
    const all = [...new Map([...this.#others, ...file])];
    const tried = await Promise.all(
      all.map(async ([practice, settings]) => [practice, await this.#kept(this.#byFile, settings, files)] as const),
    );
    const right = new Map(tried.flatMap(([practice, one]) => (one.ok ? [[practice, one.value] as const] : [])));
    const mistakes = tried.flatMap(([, one]) => (one.ok ? [] : one.error));
    if (mistakes.length === 0) return ok(right);
    for (const [practice, one] of right) if (this.#byFile.get(practice) !== one) closed(one);
    return failed(mistakes);
  };

  /** The same of one practice, by a document of its own. */
  readonly connectOne = (settings: ConnectedPracticeSettings, files: FilesRead): Promise<Tried> =>
    this.#kept(this.#byDocument, settings, files);

  /** A practice that is known and whose system cannot be connected: all of its parts are away. */
  readonly away = (settings: ConnectedPracticeSettings): Connected => {
    const never = new LateConnection(async () => failed([]), this.#machine.now);
    return { open: { settings, connection: never.asConnection() }, secrets: new Map(), isAway: true };
  };

  /** What begins from now on goes by these; what is under way keeps the connection that it has. */
  readonly take = (next: ConnectedPracticesFile): void => {
    this.#byFile = next;
    this.#publish();
  };

  /** The same by documents; of a practice that is in the file too, the file is in force. */
  readonly takeDocuments = (next: ConnectedPracticesFile): void => {
    this.#byDocument = next;
    this.#publish();
  };

  #publish(): void {
    const held = new Set([...this.#byDocument.values(), ...this.#byFile.values()]);
    const over = [...this.#held].filter((one) => !held.has(one));
    this.#held = held;
    this.#open = [...new Map([...this.#byDocument, ...this.#byFile]).values()].map(({ open }) => open);
    const configured = this.#open.map(({ settings }) => settings);
    this.#onTaken?.(configured.filter((settings) => this.#others.get(settings.practice.id) !== settings));
    this.#onBoth([...this.#byDocument.keys()].filter((practice) => this.#byFile.has(practice)));
    if (over.length > 0) this.#clock.after(unused, () => over.forEach(closed));
  }

  #kept(before: ConnectedPracticesFile, settings: ConnectedPracticeSettings, files: FilesRead): Promise<Tried> {
    const kept = before.get(settings.practice.id);
    return kept !== undefined && isSame(kept, settings, files)
      ? Promise.resolve(ok(kept))
      : this.#opened(settings, files);
  }

  async #opened(settings: ConnectedPracticeSettings, files: FilesRead): Promise<Tried> {
    const secrets = new Map<string, string | undefined>();
    const secret: PracticesMachine['secret'] = async (path) => {
      const held = files.secret(path);
      secrets.set(path, held);
      return held;
    };
    const opened = await openPractices(new Map([[settings.practice.id, settings]]), { ...this.#machine, secret });
    if (!opened.ok) return opened;
    const [open] = opened.value;
    if (open === undefined) throw new Error('Bug: a practice that is in the file is opened.');
    return ok({ open, secrets });
  }
}

const isSame = (kept: Connected, settings: ConnectedPracticeSettings, files: FilesRead): boolean => {
  // All are read, so that they are looked at from now on too.
  const held = [...kept.secrets].map(([path, before]) => files.secret(path) === before);
  if (kept.isAway === true) return false;
  return JSON.stringify(kept.open.settings) === JSON.stringify(settings) && held.every(Boolean);
};

/** What a connection says as it ends is of no use to anybody. */
const closed = ({ open }: Connected): void => {
  void (async () => open.connection.close?.())().catch(() => undefined);
};

interface WhoIsTold {
  readonly logger: Logger;
  readonly registry: Registry;
  readonly tracing?: Tracing | undefined;
  readonly onTaken?: Around['onTaken'];
  readonly onBoth?: Around['onBoth'];
}

/** Connects the practices of the file by this machine; throws `NotStarted`, with every mistake, where one has a wrong setting. */
export const livePractices = async (
  { file, files, others }: { readonly file: PracticesFile; readonly files: FilesRead; readonly others?: PracticesFile },
  { practices: path }: Pick<Config, 'practices'>,
  { logger, registry, tracing, onTaken, onBoth }: WhoIsTold,
): Promise<LivePractices> => {
  const told = practiceCallWatch(registry, () => practices.open().map(({ settings }) => settings.practice.id));
  const machine = { ...machineFor(besideSettings(path), (event, facts) => logger.warn(facts, event)), told };
  const practices = new LivePractices({
    machine: tracing === undefined ? machine : { ...machine, fetch: tracedFetch(globalThis.fetch, tracing) },
    ...(others === undefined ? {} : { others }),
    ...(onTaken === undefined ? {} : { onTaken }),
    ...(onBoth === undefined ? {} : { onBoth }),
  });
  const opened = await practices.connect(file, files);
  if (!opened.ok) throw new NotStarted(opened.error.map((sentence) => `PORTICO_PRACTICES: ${sentence}`).join('\n'));
  practices.take(opened.value);
  return practices;
};
