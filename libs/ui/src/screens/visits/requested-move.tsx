import type { ListedAppointment, VisitMove } from '@portico/application/appointments';
import { paths } from '@portico/application/kernel';
import { Link } from 'react-router-dom';
import { Card } from '../../kit/card.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { visitDetailsWords as words } from './visit-details.messages.ts';
import css from './visit-screen.module.css';

/** That another time was asked for, at the visit and at the request, each with the way to the other. */
export const RequestedMove = ({
  listed: { practice },
  move,
}: {
  readonly listed: Pick<ListedAppointment, 'practice'>;
  readonly move: VisitMove;
}) => {
  const say = useWords();
  const formats = useFormats();
  const isRequest = move.is === 'request';
  const when = formats.visit(move.start, move.timeZone);
  return (
    <Card className={css.part}>
      <p>
        {isRequest
          ? say(words.moveAsked, { practice: practice.name })
          : say(words.asksToMove, { when, practice: practice.name })}
      </p>
      <Link className={css.onward} to={paths.visit({ practiceId: practice.id, appointmentId: move.appointment })}>
        {say(isRequest ? words.toRequest : words.toVisit)}
      </Link>
    </Card>
  );
};
