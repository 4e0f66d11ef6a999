import type { Registry } from 'prom-client';
import { MINUTE, failed, ok, type PracticeId, type Result } from '@portico/domain/kernel';
import type { Config, ConnectedPracticeSettings, PracticesFile } from './config/index.ts';
import { NotStarted } from './database-start-checks.ts';
import type { FilesRead } from './files-read.ts';
import { machineFor, openPractices, type OpenPractice, type PracticesMachine } from './open-practice-connections.ts';
import { systemClock, type Logger, type ServerClock } from './server/index.ts';
import { tracedFetch } from './tracing/traced-parts.ts';
import type { Tracing } from './tracing/tracing.ts';
import { practiceCallWatch } from './workers/index.ts';

/** A practice that is connected, with what its adapter has read of files beside the settings. */
interface Connected {
  readonly open: OpenPractice;
  readonly secrets: ReadonlyMap<string, string | undefined>;
}

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
}

/** The practices with a system of their own, by settings that may change while the gateway runs. */
export class LivePractices {
  readonly #machine: PracticesMachine;
  readonly #others: PracticesFile;
  readonly #clock: Pick<ServerClock, 'after'>;
  readonly #onTaken: Around['onTaken'];
  #connected: ConnectedPracticesFile = new Map();
  #open: readonly OpenPractice[] = [];

  constructor({ machine, others = new Map(), clock = systemClock, onTaken }: Around) {
    this.#machine = machine;
    this.#others = others;
    this.#clock = clock;
    this.#onTaken = onTaken;
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
      all.map(async ([practice, settings]) => {
        const kept = this.#connected.get(practice);
        const isKept = kept !== undefined && isSame(kept, settings, files);
        return [practice, isKept ? ok(kept) : await this.#opened(settings, files)] as const;
      }),
    );
    const right = new Map(tried.flatMap(([practice, one]) => (one.ok ? [[practice, one.value] as const] : [])));
    const mistakes = tried.flatMap(([, one]) => (one.ok ? [] : one.error));
    if (mistakes.length === 0) return ok(right);
    for (const [practice, one] of right) if (this.#connected.get(practice) !== one) closed(one);
    return failed(mistakes);
  };

  /** What begins from now on goes by these; what is under way keeps the connection that it has. */
  readonly take = (next: ConnectedPracticesFile): void => {
    const over = [...this.#connected].filter(([practice, one]) => next.get(practice) !== one);
    this.#connected = next;
    this.#open = [...next.values()].map(({ open }) => open);
    const configured = this.#open.map(({ settings }) => settings);
    this.#onTaken?.(configured.filter((settings) => this.#others.get(settings.practice.id) !== settings));
    if (over.length > 0) this.#clock.after(unused, () => over.forEach(([, one]) => closed(one)));
  };

  async #opened(settings: ConnectedPracticeSettings, files: FilesRead): Promise<Result<Connected, readonly string[]>> {
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

const isSame = ({ open, secrets }: Connected, settings: ConnectedPracticeSettings, files: FilesRead): boolean => {
  // All are read, so that they are looked at from now on too.
  const held = [...secrets].map(([path, before]) => files.secret(path) === before);
  return JSON.stringify(open.settings) === JSON.stringify(settings) && held.every(Boolean);
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
}

/** Connects the practices of the file by this machine; throws `NotStarted`, with every mistake, where one has a wrong setting. */
export const livePractices = async (
  { file, files, others }: { readonly file: PracticesFile; readonly files: FilesRead; readonly others?: PracticesFile },
  { practices: path }: Pick<Config, 'practices'>,
  { logger, registry, tracing, onTaken }: WhoIsTold,
): Promise<LivePractices> => {
  const told = practiceCallWatch(registry, () => practices.open().map(({ settings }) => settings.practice.id));
  const machine = { ...machineFor(path, (event, facts) => logger.warn(facts, event)), told };
  const practices = new LivePractices({
    machine: tracing === undefined ? machine : { ...machine, fetch: tracedFetch(globalThis.fetch, tracing) },
    ...(others === undefined ? {} : { others }),
    ...(onTaken === undefined ? {} : { onTaken }),
  });
  const opened = await practices.connect(file, files);
  if (!opened.ok) throw new NotStarted(opened.error.map((sentence) => `PORTICO_PRACTICES: ${sentence}`).join('\n'));
  practices.take(opened.value);
  return practices;
};
