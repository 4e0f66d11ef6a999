import { paths } from '@portico/application/kernel';
import type { ChartSection } from '@portico/domain/health';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Disclosure } from '../../kit/disclosure.tsx';
import { useWords } from '../../words/use-words.ts';
import { titleWords } from '../titles/index.ts';
import { healthWords } from './health.messages.ts';
import css from './health.module.css';
import { itemSectionWords } from './record-items.messages.ts';
import type { RecordSectionModel } from './record-section.tsx';
import { sectionTitles } from './section-words.ts';
import { useSectionInView } from './use-section-in-view.ts';

/** The id of what stands after the sections: the record on paper and as files. */
export const filesSection = 'files' as const;

interface SectionLinksProps {
  readonly sections: readonly ChartSection[];
  /** How many entries a section has. */
  readonly countOf: (section: ChartSection) => number;
  readonly isWide: boolean;
  readonly viewModel: RecordSectionModel;
}

/**
 * Links to the sections of the page, with how much each holds. In a wide window they follow the page, and the link of the
 * section in view is highlighted and scrolled to; on a phone they are folded before the sections. The record in the order of time is the last of them.
 */
export const SectionLinks = observer(({ sections, countOf, isWide, viewModel }: SectionLinksProps) => {
  const say = useWords();
  const current = useSectionInView(sections);
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (row.current === null || link == null) return;
    row.current.scrollLeft = link.offsetLeft - row.current.offsetLeft - 16;
    row.current.scrollTop = link.offsetTop - row.current.offsetTop - 100;
  }, [current]);
  const list = (
    <ul ref={row} className={css.linkRow}>
      {([...sections, filesSection] as const).map((name) => (
        <li key={name}>
          <Link className={css.link} to={`#${name}`} aria-current={name === current ? 'location' : undefined}>
            <span>
              {say(name === filesSection ? healthWords.files : sectionTitles[name])}
              {name !== filesSection && countOf(name) > 0 && <span>&nbsp;{countOf(name)}</span>}
              {name !== filesSection && viewModel.hasNew(name) && <strong> {say(healthWords.isNew)}</strong>}
            </span>
          </Link>
        </li>
      ))}
      <li>
        <Link className={css.link} to={paths.timeline}>
          {say(titleWords.timeline)}
        </Link>
      </li>
    </ul>
  );
  return (
    <nav className={css.links} aria-label={say(healthWords.sections)} data-no-print>
      {isWide ? list : <Disclosure title={say(itemSectionWords.jump)}>{list}</Disclosure>}
    </nav>
  );
});
