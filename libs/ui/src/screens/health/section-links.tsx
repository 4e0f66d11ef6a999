import type { ChartSection } from '@portico/domain/health';
import { useEffect, useRef, type ReactNode } from 'react';
import { Disclosure } from '../../kit/disclosure.tsx';
import { useWide } from '../../kit/use-media.ts';
import { useWords } from '../../words/use-words.ts';
import { healthWords } from './health.messages.ts';
import css from './health.module.css';
import { sectionTitles } from './section-words.ts';
import { useSectionInView } from './use-section-in-view.ts';

/** The id of what stands after the sections: the record on paper and as files. */
export const filesSection = 'files' as const;

const Links = ({
  sections,
  current,
}: {
  readonly sections: readonly ChartSection[];
  readonly current?: ChartSection | undefined;
}): ReactNode => {
  const say = useWords();
  return ([...sections, filesSection] as const).map((name) => (
    <li key={name}>
      <a className={css.link} href={`#${name}`} aria-current={name === current ? 'location' : undefined}>
        {say(name === filesSection ? healthWords.files : sectionTitles[name])}
      </a>
    </li>
  ));
};

/** The bar follows the page; the link of the section in view is highlighted, and scrolled to. */
const Bar = ({ sections }: { readonly sections: readonly ChartSection[] }) => {
  const current = useSectionInView(sections, true);
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (row.current !== null && link != null) row.current.scrollLeft = link.offsetLeft - row.current.offsetLeft - 16;
  }, [current]);
  return (
    <ul ref={row} className={css.linkRow}>
      <Links sections={sections} current={current} />
    </ul>
  );
};

/** Links to the sections of the page: a bar, or on a phone a list to open, since nothing is to be scrolled sideways there. */
export const SectionLinks = ({ sections }: { readonly sections: readonly ChartSection[] }) => {
  const say = useWords();
  const isWide = useWide();
  return (
    <nav className={isWide ? css.links : undefined} aria-label={say(healthWords.sections)} data-no-print>
      {isWide ? (
        <Bar sections={sections} />
      ) : (
        <Disclosure title={say(healthWords.sections)}>
          <ul className={css.linkList}>
            <Links sections={sections} />
          </ul>
        </Disclosure>
      )}
    </nav>
  );
};
