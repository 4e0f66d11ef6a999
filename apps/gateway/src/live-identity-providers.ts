import type { IdentityProvidersFile } from './config/index.ts';

/** Identity providers by settings that may change while the gateway runs. What is under way keeps what it has read. */
export class LiveIdentityProviders implements IdentityProvidersFile {
  #settings: IdentityProvidersFile;

  constructor(settings: IdentityProvidersFile) {
    this.#settings = settings;
  }

  get only(): boolean {
    return this.#settings.only;
  }

  get providers(): IdentityProvidersFile['providers'] {
    return this.#settings.providers;
  }

  readonly take = (settings: IdentityProvidersFile): void => {
    this.#settings = settings;
  };
}
