import type { RefillPage } from '@portico/application/refills';
import { isOpenRefill, type RefillRequest } from '@portico/domain/refills';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { FactList } from '../../kit/fact-list.tsx';
import { Presence } from '../../kit/keep-overlay-while-closing.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { refillLooks } from './refill-looks.ts';
import { requestWords as words, statusWords } from './refills.messages.ts';
import css from './refills.module.css';

const ConfirmModal = lazyComponent(() => import('../../kit/confirm-modal.tsx'));

interface OfPage {
  readonly page: RefillPage;
}

/** A request with its status, and the practice's own words. */
const Request = ({ page, request }: OfPage & { readonly request: RefillRequest }) => {
  const say = useWords();
  const { dayAt } = useFormats();
  const { status, requestedAt, changedAt, pharmacy, note, answer } = request;
  return (
    <>
      <p>
        <StatusBadge {...refillLooks[status]}>{say(statusWords[status])}</StatusBadge>
      </p>
      <FactList
        facts={[
          [say(words.answer), answer],
          [say(words.on), dayAt(requestedAt, page.timeZone)],
          [say(words.changed), changedAt === undefined ? undefined : dayAt(changedAt, page.timeZone)],
          [say(words.pharmacy), pharmacy ?? say(words.knownPharmacy)],
          [say(words.note), note],
        ]}
      />
    </>
  );
};

/** When an answer can be expected, if the practice says so. */
const AnswersWithin = ({ page: { answersWithin: hours, practiceName: practice } }: OfPage) => {
  const say = useWords();
  if (hours === undefined) return null;
  return (
    <p>
      {hours >= 48 && hours % 24 === 0
        ? say(words.withinDays, { days: hours / 24, practice })
        : say(words.withinHours, { hours, practice })}
    </p>
  );
};

interface OpenProps extends OfPage {
  readonly request: RefillRequest;
  readonly isWithdrawing: boolean;
  readonly onWithdraw: () => void;
}

/** The request that waits for an answer, what happens next, and the way to cancel it. */
export const OpenRequest = ({ page, request, isWithdrawing, onWithdraw }: OpenProps) => {
  const say = useWords();
  const [isAsked, ask] = useState(false);
  return (
    <section className={css.group}>
      <h2 className={css.title}>{say(words.open)}</h2>
      <Card className={css.card}>
        <Request page={page} request={request} />
        <p>{say(words.next)}</p>
        <AnswersWithin page={page} />
        {page.mayAct && (
          <div>
            <Button look="danger" icon="close" busy={isWithdrawing} onClick={() => ask(true)}>
              {say(isWithdrawing ? words.withdrawing : words.withdraw)}
            </Button>
          </div>
        )}
      </Card>
      <Presence show={isAsked || undefined}>
        {() => (
          <ConfirmModal
            title={say(words.withdrawTitle)}
            body={say(words.withdrawBody, { name: page.medication.name })}
            yes={say(words.withdraw)}
            no={say(words.withdrawNo)}
            onYes={() => {
              ask(false);
              onWithdraw();
            }}
            onNo={() => ask(false)}
          />
        )}
      </Presence>
    </section>
  );
};

/** What was answered or canceled, the newest first. */
export const EarlierRequests = ({ page }: OfPage) => {
  const say = useWords();
  const over = page.requests.filter((request) => !isOpenRefill(request));
  if (over.length === 0) return null;
  return (
    <section className={css.group}>
      <h2 className={css.title}>{say(words.earlier)}</h2>
      <ul className={css.list}>
        {over.map((request) => (
          <li key={request.id}>
            <Card className={css.card}>
              <Request page={page} request={request} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
};
