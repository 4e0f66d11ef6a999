import { paths, type LinkTo } from '@portico/application/kernel';
import type { Accounts } from '@portico/domain/access';
import type { PatientRef } from '@portico/domain/kernel';
import type { Notifier } from '@portico/domain/notifications';
import type { PracticeDirectory } from '@portico/domain/practices';

/** Tells the holders of a chart by mail that a request to amend it was answered, and neither what nor of which entry. */
export class AmendmentNews {
  readonly #accounts: Pick<Accounts, 'holding'>;
  readonly #practices: Pick<PracticeDirectory, 'practices'>;
  readonly #notifier: Notifier;
  readonly #linkTo: LinkTo;

  constructor(
    accounts: Pick<Accounts, 'holding'>,
    practices: Pick<PracticeDirectory, 'practices'>,
    notifier: Notifier,
    linkTo: LinkTo,
  ) {
    this.#accounts = accounts;
    this.#practices = practices;
    this.#notifier = notifier;
    this.#linkTo = linkTo;
  }

  /** Answers how many people are told. */
  async answered(chart: PatientRef): Promise<number> {
    const [holders, [practice]] = await Promise.all([
      this.#accounts.holding(chart),
      this.#practices.practices([chart.practice]),
    ]);
    const link = this.#linkTo(paths.myHealth);
    const news = { kind: 'amendment-answered', practice: practice?.name ?? '', link } as const;
    for (const { email, language } of holders) {
      await this.#notifier.send(news, { channel: 'email', address: email }, language);
    }
    return holders.length;
  }
}
