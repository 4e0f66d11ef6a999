import { paths } from '@portico/application/kernel';
import type { DashboardOverview, DashboardTab } from '@portico/application/dashboard';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../words/use-words.ts';
import { AllergyList, ConditionList, MedicationList, SectionBody } from '../health/index.ts';
import { Account } from './account-balance.tsx';
import css from './dashboard.module.css';
import { laterTabWords } from './later-tabs.messages.ts';
import { Visits } from './visits.tsx';

const WithRecord = ({ children }: { readonly children: ReactNode }) => {
  const say = useWords();
  return (
    <div className={css.panel}>
      {children}
      <Link className={css.onward} to={paths.myHealth}>
        {say(laterTabWords.allHealth)}
      </Link>
    </div>
  );
};

export interface LaterTabProps {
  readonly tab: Exclude<DashboardTab, 'appointments'>;
  readonly overview: DashboardOverview;
  /** The path for paying the balance, if this person may pay online. */
  readonly pay: string | undefined;
}

/** The tabs that are not open initially; loaded later, with the texts of health records. */
export const LaterTab = ({ tab, overview, pay }: LaterTabProps): ReactNode => {
  switch (tab) {
    case 'payments':
      return <Account {...overview} pay={pay} />;
    case 'visits':
      return <Visits visits={overview.visits} />;
    case 'allergies':
      return (
        <WithRecord>
          <SectionBody name="allergies" section={overview.allergies}>
            {(entries) => <AllergyList entries={entries} heading="h2" />}
          </SectionBody>
        </WithRecord>
      );
    case 'medications':
      return (
        <WithRecord>
          <SectionBody name="medications" section={overview.medications}>
            {(entries) => <MedicationList entries={entries} heading="h2" />}
          </SectionBody>
        </WithRecord>
      );
    case 'conditions':
      return (
        <WithRecord>
          <SectionBody name="conditions" section={overview.conditions}>
            {(entries) => <ConditionList entries={entries} heading="h2" />}
          </SectionBody>
        </WithRecord>
      );
  }
};
