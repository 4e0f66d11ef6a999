import { newestDocuments, newestVersions, type KeptDocument } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import { failed, type PracticeId, type Result } from '@portico/domain/kernel';
import {
  faceOfDocument,
  fromDocument,
  parsePracticeDocument,
  type ConnectedPracticeSettings,
  type MerchantSettings,
  type MerchantsByPractice,
} from './config/index.ts';
import type { FilesRead } from './files-read.ts';
import type { Connected, LivePractices } from './live-practices.ts';
import type { Logger } from './server/index.ts';

/** A document as it was read last, with what of it is in force. */
interface LiveDocument extends KeptDocument {
  readonly files: FilesRead;
  readonly connected?: Connected;
  readonly merchant?: MerchantSettings;
}

type Read<Value> = Result<Value, readonly string[]>;

interface Around {
  readonly sql: Sql;
  readonly practices: Pick<LivePractices, 'connectOne' | 'away' | 'takeDocuments'>;
  /** Nothing was read yet. */
  readonly fresh: () => FilesRead;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/**
 * The documents that operators applied to practices, as a further source of settings beside the files: systems that are
 * connected, and how cards are taken. A document with a mistake is a matter of its practice alone.
 */
export class LiveDocuments {
  readonly #around: Around;
  #documents: ReadonlyMap<PracticeId, LiveDocument> = new Map();
  #isTold = false;

  constructor(around: Around) {
    this.#around = around;
  }

  /** How practices take cards by their documents. */
  readonly merchants = (): MerchantsByPractice =>
    new Map(
      [...this.#documents].flatMap(([practice, { merchant }]) =>
        merchant === undefined ? [] : [[practice, merchant] as const],
      ),
    );

  /** Reads anew what was applied meanwhile, and where a file that is named holds something else; whether anything was. */
  readonly look = async (): Promise<boolean> => {
    const { sql, practices } = this.#around;
    const versions = await this.#asked(() => newestVersions(sql));
    if (versions === undefined) return false;
    const changed = new Set(
      versions.filter(({ practice, version }) => this.#hasChanged(practice, version)).map(({ practice }) => practice),
    );
    const gone = [...this.#documents.keys()].some((practice) => versions.every((one) => one.practice !== practice));
    if (changed.size === 0 && !gone) return false;
    const read = await this.#asked(() => newestDocuments(sql, [...changed]));
    if (read === undefined) return false;
    const anew = await Promise.all(read.map(async (kept) => [kept.practice, await this.#read(kept)] as const));
    const stays = [...this.#documents].filter(([practice]) => versions.some((one) => one.practice === practice));
    // In one order for every instance, however they came to know them.
    this.#documents = new Map([...new Map([...stays, ...anew])].toSorted(([one], [other]) => (one < other ? -1 : 1)));
    practices.takeDocuments(
      new Map(
        [...this.#documents].flatMap(([practice, { connected }]) =>
          connected === undefined ? [] : [[practice, connected] as const],
        ),
      ),
    );
    return true;
  };

  /** All that was read, for keyed hashes: secrets are in it. */
  readonly content = (): string =>
    JSON.stringify(
      [...this.#documents.values()].map(({ practice, version, files }) => [practice, version, files.content()]),
    );

  /** A database that is away is a matter of its own, and changes nothing of what is in force. */
  async #asked<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      const answer = await ask();
      this.#isTold = false;
      return answer;
    } catch (error) {
      if (!this.#isTold) this.#around.logger.warn({ code: codeOf(error) }, 'documents of practices cannot be read');
      this.#isTold = true;
      return undefined;
    }
  }

  #hasChanged(practice: PracticeId, version: number): boolean {
    const known = this.#documents.get(practice);
    return known?.version !== version || known.files.haveChanged();
  }

  async #read(kept: KeptDocument): Promise<LiveDocument> {
    const { practice, version, document } = kept;
    const files = this.#around.fresh();
    const before = this.#documents.get(practice);
    const { connected: settings, merchant } = parsePracticeDocument(document, files);
    const system = settings === undefined ? undefined : await this.#connected(settings, files);
    const connected = system?.ok === false ? this.#instead(kept, settings, before) : system?.value;
    const cards = merchant?.ok === false ? before?.merchant : merchant?.value;
    this.#tell(kept, [system, merchant], before);
    return {
      ...{ practice, version, document, files },
      ...(connected === undefined ? {} : { connected }),
      ...(cards === undefined ? {} : { merchant: cards }),
    };
  }

  async #connected(settings: Read<ConnectedPracticeSettings>, files: FilesRead): Promise<Read<Connected>> {
    if (!settings.ok) return settings;
    const { id } = settings.value.practice;
    const connected = await this.#around.practices.connectOne(settings.value, files);
    return connected.ok ? connected : failed(connected.error.map((sentence) => fromDocument(sentence, id)));
  }

  /** What was in force stays; at a start the practice is there by its name, and all of its parts are away. */
  #instead(
    { document }: KeptDocument,
    settings: Read<ConnectedPracticeSettings> | undefined,
    before: LiveDocument | undefined,
  ): Connected | undefined {
    if (before?.connected !== undefined) return before.connected;
    const face = settings?.ok === true ? settings.value : faceOfDocument(document);
    return face === undefined ? undefined : this.#around.practices.away(face);
  }

  #tell(
    { practice, version }: KeptDocument,
    read: readonly (Read<unknown> | undefined)[],
    before: LiveDocument | undefined,
  ): void {
    const { logger } = this.#around;
    const mistakes = read.flatMap((part) => (part?.ok === false ? part.error : []));
    const isInForce = before?.merchant !== undefined || (before?.connected !== undefined && !before.connected.isAway);
    if (mistakes.length > 0) {
      const becomes = isInForce ? 'what was in force stays' : 'its parts are away';
      logger.error({ practice, version, mistakes }, `the document of a practice is wrong: ${becomes}`);
    } else if (read.some((part) => part !== undefined)) {
      logger.info({ practice, version }, 'the document of a practice is in force');
    }
  }
}

/** The documents that are there at a start. */
export const liveDocuments = async (around: Around): Promise<LiveDocuments> => {
  const documents = new LiveDocuments(around);
  await documents.look();
  return documents;
};

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
