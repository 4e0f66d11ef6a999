import type { ShownHealthLink } from '@portico/application/health';
import type { Instant } from '@portico/domain/kernel';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { useFormats } from '../../../words/use-formats.ts';
import { useWords } from '../../../words/use-words.ts';
import { shareSummaryWords as words } from '../share-summary.messages.ts';
import css from './share-summary.module.css';

/** The day and the time of a moment, here. */
export const useMoment = (): ((at: Instant) => string) => {
  const { onDevice } = useFormats();
  return (at) => `${onDevice.day(at)}, ${onDevice.time(at)}`;
};

interface ListProps {
  readonly links: readonly ShownHealthLink[];
  readonly onRevoke: (link: ShownHealthLink) => void;
}

/** Each link with when it was opened and by whom, as they said. */
export const HealthLinkList = ({ links, onRevoke }: ListProps) => {
  const say = useWords();
  if (links.length === 0) return <p className={css.soft}>{say(words.none)}</p>;
  return (
    <section className={css.panel} aria-label={say(words.list)}>
      <h2 className={css.heading}>{say(words.list)}</h2>
      <ul className={css.list}>
        {links.map((link) => (
          <li key={link.id}>
            <OneLink link={link} onRevoke={onRevoke} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const OneLink = ({ link, onRevoke }: { readonly link: ShownHealthLink } & Pick<ListProps, 'onRevoke'>) => {
  const say = useWords();
  const moment = useMoment();
  const { state, openings, wrongPasscodes } = link;
  return (
    <Card>
      <h3 className={css.heading}>{say(words.from, { date: moment(link.madeAt) })}</h3>
      <p>{state === 'open' ? say(words.open, { end: moment(link.expiresAt) }) : say(words[state])}</p>
      {link.hasPasscode && <p className={css.soft}>{say(words.withPasscode)}</p>}
      {wrongPasscodes > 0 && <p>{say(words.wrong, { count: wrongPasscodes })}</p>}
      <p>{say(words.opened, { count: link.openedTimes })}</p>
      {openings.length > 0 && (
        <>
          <ul className={css.facts}>
            {openings.map(({ at, recipient }, index) => (
              <li key={`${at} ${index}`} className={css.soft}>
                {say(words.openedBy, { date: moment(at), recipient })}
              </li>
            ))}
          </ul>
          <p className={css.soft}>{say(words.namesAsGiven)}</p>
        </>
      )}
      {state === 'open' && (
        <Button aria-label={`${say(words.revoke)}: ${moment(link.madeAt)}`} onClick={() => onRevoke(link)}>
          {say(words.revoke)}
        </Button>
      )}
    </Card>
  );
};
