import { paths } from '@portico/application/kernel';
import type { AppointmentId, PracticeId } from '@portico/domain/kernel';
import { VisitScreen } from '@portico/ui/screens/visits';
import { DeviceCheckViewModel, switchPractice, VisitDetailsViewModel } from '@portico/view-models/visits';
import { useParams } from 'react-router-dom';
import { cameraMicrophone } from '../composition/ports/camera-microphone.ts';
import { messageStart } from '../composition/ports/message-start.ts';
import { visitDetails } from '../composition/ports/visit-details.ts';
import type { Screen } from './routes.ts';
import { useCardButtons } from './use-visit-card-buttons.ts';
import { useScreen } from './use-screen-view-model.ts';

const Visit: Screen = ({ portal, fetchPart }) => {
  const { practiceId = '', appointmentId = '' } = useParams();
  const practice = practiceId as PracticeId;
  const viewModel = useScreen(
    () => new VisitDetailsViewModel(portal.port(visitDetails), practice, appointmentId as AppointmentId),
  );
  const buttons = useCardButtons(portal, fetchPart, viewModel.load);
  const { actingAs } = portal.clientSession;
  // Forms and messages are those of the practice that is selected.
  const isSelected = actingAs.practice?.id === practice;
  return (
    <VisitScreen
      viewModel={viewModel}
      buttons={buttons}
      forms={
        isSelected
          ? { path: paths.formHistory }
          : actingAs.practices.some(({ id }) => id === practice)
            ? {
                onSwitch: () => {
                  if (switchPractice(portal.clientSession, practice)) window.location.assign(paths.formHistory);
                },
              }
            : { signInAnew: true }
      }
      aboutPath={
        actingAs.may('appointments:act')
          ? (providerId) => paths.provider({ practiceId: practice, providerId })
          : undefined
      }
      deviceCheck={() => new DeviceCheckViewModel(portal.port(cameraMicrophone), portal.clock)}
      onWrite={
        isSelected && actingAs.may('messages:act') ? (message) => portal.port(messageStart).put(message) : undefined
      }
    />
  );
};
export default Visit;
