import { EarlierTimeViewModel } from '@portico/application/scheduling';
import type { AppointmentId, PracticeId } from '@portico/domain/kernel';
import { EarlierTimeScreen } from '@portico/ui/screens/scheduling';
import { useNavigate, useParams } from 'react-router-dom';
import { earlierTimes } from '../composition/ports/earlier-times.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen.ts';

const EarlierTime: Screen = ({ portal }) => {
  const navigate = useNavigate();
  const { appointmentId = '', practiceId = '' } = useParams();
  const viewModel = useScreen(() => {
    const visit = appointmentId as AppointmentId;
    return new EarlierTimeViewModel({
      earlierTimes: portal.port(earlierTimes),
      look: { practice: practiceId as PracticeId, visit },
      about: { kind: 'visit', visit },
      clock: portal.clock,
    });
  });
  return <EarlierTimeScreen viewModel={viewModel} onBack={() => void navigate('/appointments')} />;
};
export default EarlierTime;
