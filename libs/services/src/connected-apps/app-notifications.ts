import type { Account } from '@portico/domain/access';
import type { Notifier } from '@portico/domain/notifications';
import { paths, type LinkTo } from '@portico/application/kernel';

/** Tells a person by mail of each app that was allowed in their name. */
export class AppNews {
  readonly #notifier: Notifier;
  readonly #linkTo: LinkTo;

  constructor(notifier: Notifier, linkTo: LinkTo) {
    this.#notifier = notifier;
    this.#linkTo = linkTo;
  }

  allowed(app: string, practice: string, { email, language }: Pick<Account, 'email' | 'language'>): Promise<void> {
    const news = { kind: 'app-connected', app, practice, link: this.#linkTo(paths.connectedApps) } as const;
    return this.#notifier.send(news, { channel: 'email', address: email }, language);
  }
}
