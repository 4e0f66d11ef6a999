import { appPlatforms } from '@portico/application/dashboard';
import type { AppPlatform } from '@portico/application/dashboard';
import type { QrCode } from '@portico/domain/access';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';

/** Store addresses of the mobile apps; a missing one is not offered. */
export type AppStores = Readonly<Partial<Record<AppPlatform, string>>>;

export interface AppStoresDeps {
  /** From the configuration. */
  readonly stores: () => Promise<AppStores>;
  readonly draw: (address: string) => Promise<QrCode>;
}

/** The switch between the iOS and Android stores, with the QR code of the chosen one (`ACC-256`, `ACC-263`). */
export class AppStoresViewModel {
  stores: AppStores = {};
  /** The requested platform; it may not be available. */
  wanted: AppPlatform = 'ios';
  /** QR codes by address. */
  readonly codes = new Map<string, QrCode>();
  readonly #deps: AppStoresDeps;
  readonly #replies = new LatestRequest();

  constructor(deps: AppStoresDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    const wanted = this.#replies.expect();
    const stores = await this.#deps.stores();
    if (!wanted()) return;
    runInAction(() => {
      this.stores = stores;
    });
    await this.#drawChosen();
  }

  /** The available platforms, in the order shown. */
  get platforms(): readonly AppPlatform[] {
    return appPlatforms.filter((platform) => this.stores[platform] !== undefined);
  }

  get chosen(): AppPlatform {
    return this.platforms.includes(this.wanted) ? this.wanted : (this.platforms[0] ?? this.wanted);
  }

  get address(): string | undefined {
    return this.stores[this.chosen];
  }

  /** The address's QR code, once drawn; without it the address is still there as a link. */
  get code(): QrCode | undefined {
    return this.address === undefined ? undefined : this.codes.get(this.address);
  }

  choose(platform: AppPlatform): void {
    this.wanted = platform;
    void this.#drawChosen();
  }

  dispose(): void {
    this.#replies.stop();
  }

  async #drawChosen(): Promise<void> {
    const { address } = this;
    if (address === undefined || this.codes.has(address)) return;
    try {
      const code = await this.#deps.draw(address);
      runInAction(() => {
        this.codes.set(address, code);
      });
    } catch {
      // The chunk that draws it could not be loaded, as without a network.
    }
  }
}
