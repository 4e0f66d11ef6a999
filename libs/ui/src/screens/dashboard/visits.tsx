import { paths } from '@portico/application/kernel';
import type { ListedAppointment } from '@portico/application/appointments';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../kit/empty-state.tsx';
import { useWords } from '../../words/use-words.ts';
import { AppointmentLine, keyOf } from '../appointments/index.ts';
import css from './dashboard.module.css';
import { dashboardWords } from './dashboard.messages.ts';
import { laterTabWords } from './later-tabs.messages.ts';

/** The latest visits, a line each. */
export const Visits = ({ visits }: { readonly visits: readonly ListedAppointment[] }) => {
  const say = useWords();
  if (visits.length === 0) return <EmptyState icon="calendar">{say(laterTabWords.noVisits)}</EmptyState>;
  return (
    <div className={css.panel}>
      <ul className={css.rows}>
        {visits.map((listed) => (
          <li key={keyOf(listed)} className={css.row}>
            <AppointmentLine listed={listed} />
          </li>
        ))}
      </ul>
      <Link className={css.onward} to={paths.appointments}>
        {say(dashboardWords.allAppointments)}
      </Link>
    </div>
  );
};
