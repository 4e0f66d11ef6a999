import { kitWords, lazyComponent, Meanwhile, Skeleton } from '@portico/ui/kit';
import { useWords } from '@portico/ui/words';
import { useEffect, useState } from 'react';
import { KeptWorkNotice } from '@portico/ui/screens/system';
import type { Portal } from '../composition/compose.ts';
import { useStartOver } from '../use-start-over.ts';
import { chunks } from '../fetch-chunk.ts';
import type { Drafts } from '@portico/view-models/kernel';
import type { DraftTopic } from '@portico/domain/drafts';
import type { SignedInScreen } from '../routes/route-table.ts';
import type { TextContext, Texts } from '../load-texts.ts';
import { fetchedBy, routes, type Route, type Screen } from './routes.ts';

/** Fetches what a screen needs after it was shown, with its texts. Fails when it cannot be had now. */
export type FetchPart = <Part>(load: () => Promise<Part>, ...texts: readonly TextContext[]) => Promise<Part>;

/** Screens whose drafts follow the person to another device. */
const topics: Readonly<Partial<Record<SignedInScreen, DraftTopic>>> = {
  messages: 'messages',
  'form-view': 'forms',
  'check-in': 'forms',
};

/**
 * The screens by their routes, each fetched with its texts when it is first opened. One that could not be fetched is
 * forgotten, and is fetched anew when it is opened again.
 */
export class FetchedScreens {
  readonly #texts: Pick<Texts, 'use'>;
  /** What was typed before is there before the first screen asks for it. */
  readonly #keptWork: Promise<void>;
  readonly #screens = new Map<string, Screen>();

  constructor(texts: Pick<Texts, 'use'>, drafts: Pick<Drafts, 'open'>) {
    this.#texts = texts;
    this.#keptWork = drafts.open();
  }

  of(route: Route, portal: Portal): Screen {
    const topic = topics[route.screen];
    const isKept = topic !== undefined && portal.clientSession.actingAs.may(`${topic}:act`);
    const known = isKept ? undefined : this.#screens.get(route.path);
    if (known !== undefined) return known;
    const drafts = isKept ? fetchDrafts(portal, topic) : undefined;
    const fetched = lazyComponent(async () => {
      try {
        const [fetched] = await Promise.all([chunks.fetch(() => this.#fetch(route)), this.#keptWork, drafts]);
        return fetched;
      } catch {
        this.#screens.delete(route.path);
        return { default: Unfetched };
      }
    });
    if (!isKept) this.#screens.set(route.path, fetched);
    return fetched;
  }

  readonly part: FetchPart = (load, ...texts) =>
    chunks.fetch(async () => {
      const [part] = await Promise.all([load(), this.#texts.use(...texts)]);
      return part;
    });

  /** Fetches what other screens need, so that they open without a network; a failure is told when one is opened. */
  async prefetch(): Promise<void> {
    for (const route of routes) await chunks.prefetch(() => this.#fetch(route));
  }

  async #fetch(route: Route): Promise<{ readonly default: Screen }> {
    const { load, texts } = await fetchedBy(route.screen);
    const [screen] = await Promise.all([load(), this.#texts.use(...texts)]);
    return screen;
  }
}

/** What was typed on other devices; where it cannot be had, the screen opens without it. */
const fetchDrafts = async (portal: Portal, topic: DraftTopic): Promise<void> => {
  try {
    const { gatewaySync } = await import('../composition/ports/saved-drafts.ts');
    await portal.port(gatewaySync).fetch(topic);
  } catch {
    // The chunk cannot be had now.
  }
};

/** In place of a screen that could not be fetched: says so where every question says that the portal is not reached. */
const Unfetched: Screen = ({ portal }) => {
  useEffect(() => {
    portal.problems.report('OpenScreen', { kind: 'unreachable' });
  }, [portal]);
  return null;
};

/** One opening of a screen. Once the error page has stood in its place, it is another one. */
export const Opening = ({
  route,
  screens,
  portal,
}: {
  readonly route: Route;
  readonly screens: FetchedScreens;
  readonly portal: Portal;
}) => {
  const say = useWords();
  const { key, startOver, choose } = useStartOver(portal);
  const [Screen] = useState(() => screens.of(route, portal));
  return (
    <Meanwhile show={<Skeleton label={say(kitWords.loading)} lines={4} />}>
      <KeptWorkNotice
        work={portal.drafts.resumed}
        others={portal.drafts.others}
        onStartOver={startOver}
        onChoose={choose}
      />
      <Screen key={key} portal={portal} fetchPart={screens.part} />
    </Meanwhile>
  );
};
