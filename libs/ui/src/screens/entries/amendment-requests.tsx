import type { EntryPage } from '@portico/application/health';
import { isOpenAmendment, mayDisagree, type AmendmentRequest } from '@portico/domain/health';
import { observer } from 'mobx-react-lite';
import { Card } from '../../kit/card.tsx';
import { FactList } from '../../kit/fact-list.tsx';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { News } from '../../kit/success-message.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import type { AmendmentFormModel } from './amendment-fields.tsx';
import { amendmentLooks } from './amendment-looks.ts';
import { DisagreementFields, type DisagreementFormModel } from './disagreement-fields.tsx';
import { requestWords as words, statusWords } from './entries.messages.ts';
import css from './entries.module.css';

interface AmendmentRequestsProps {
  readonly page: EntryPage;
  readonly sent: Pick<AmendmentFormModel, 'doing'>;
  readonly disagreement: DisagreementFormModel;
}

/** What was requested of the entry, and what the practice says of it, the newest first. */
export const AmendmentRequests = observer(({ page, sent, disagreement }: AmendmentRequestsProps) => {
  const say = useWords();
  return (
    <>
      {sent.doing.kind === 'done' && (
        <News of={sent.doing}>
          <p>{say(words.sent, { practice: page.practiceName })}</p>
        </News>
      )}
      {disagreement.doing.kind === 'done' && (
        <News of={disagreement.doing}>
          <p>{say(words.disagreed, { practice: page.practiceName })}</p>
        </News>
      )}
      {page.requests.length > 0 && (
        <ul className={css.list}>
          {page.requests.map((request) => (
            <li key={request.id}>
              <Card className={css.card}>
                <Request page={page} request={request} />
                {isOpenAmendment(request) && <Next page={page} />}
                {mayDisagree(request) && page.way === 'request' && (
                  <DisagreementFields viewModel={disagreement} request={request} practice={page.practiceName} />
                )}
              </Card>
            </li>
          ))}
        </ul>
      )}
    </>
  );
});

const Request = ({ page, request }: { readonly page: EntryPage; readonly request: AmendmentRequest }) => {
  const say = useWords();
  const { dayAt } = useFormats();
  const { status, requestedAt, changedAt, wrong, correct, answer, disagreement } = request;
  return (
    <>
      <p>
        <StatusBadge {...amendmentLooks[status]}>{say(statusWords[status])}</StatusBadge>
      </p>
      <FactList
        facts={[
          [say(words.answer), answer],
          [say(words.on), dayAt(requestedAt, page.timeZone)],
          [say(words.answered), changedAt === undefined ? undefined : dayAt(changedAt, page.timeZone)],
          [say(words.wrong), wrong],
          [say(words.correct), correct],
          [say(words.disagreement), disagreement?.statement],
          [say(words.disagreedOn), disagreement && dayAt(disagreement.at, page.timeZone)],
        ]}
      />
    </>
  );
};

/** What happens next, and when an answer can be expected, if the practice says so. */
const Next = ({ page: { answersWithin: hours, practiceName: practice } }: { readonly page: EntryPage }) => {
  const say = useWords();
  return (
    <>
      <p>{say(words.next)}</p>
      {hours !== undefined && (
        <p>
          {hours >= 48 && hours % 24 === 0
            ? say(words.withinDays, { days: hours / 24, practice })
            : say(words.withinHours, { hours, practice })}
        </p>
      )}
    </>
  );
};
