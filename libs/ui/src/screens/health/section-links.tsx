import type { ChartSection } from '@portico/domain/health';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../words/use-words.ts';
import { healthWords } from './health.messages.ts';
import css from './health.module.css';
import { sectionTitles } from './section-words.ts';
import { useSectionInView } from './use-section-in-view.ts';

/** The id of what stands after the sections: the record on paper and as files. */
export const filesSection = 'files' as const;

/** Links to the sections of the page; the bar follows the page, and the link of the section in view is highlighted and scrolled to. */
export const SectionLinks = ({ sections }: { readonly sections: readonly ChartSection[] }) => {
  const say = useWords();
  const current = useSectionInView(sections);
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (row.current === null || link == null) return;
    row.current.scrollLeft = link.offsetLeft - row.current.offsetLeft - 16;
    row.current.scrollTop = link.offsetTop - row.current.offsetTop - 100;
  }, [current]);
  return (
    <nav className={css.links} aria-label={say(healthWords.sections)} data-no-print>
      <ul ref={row} className={css.linkRow}>
        {([...sections, filesSection] as const).map((name) => (
          <li key={name}>
            <Link className={css.link} to={`#${name}`} aria-current={name === current ? 'location' : undefined}>
              {say(name === filesSection ? healthWords.files : sectionTitles[name])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
