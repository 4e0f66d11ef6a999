import { paths } from '@portico/application/kernel';
import type { AppointmentId } from '@portico/domain/kernel';
import type { VisitDone } from '@portico/ui/screens/appointments';
import { afterBackSteps, CheckedInModal } from '@portico/ui/screens/visits';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Portal } from '../composition/compose.ts';
import { visitDetails } from '../composition/ports/visit-details.ts';

interface CheckedInProps extends Pick<VisitDone, 'told' | 'appointment'> {
  readonly portal: Portal;
  readonly onClose: () => void;
}

/** A chunk of its own, loaded after check-in: the appointments screen loads without it. */
const CheckedIn = ({ portal, appointment, onClose, told }: CheckedInProps) => {
  const formsDue = useFormsDue(portal, appointment);
  const navigate = useNavigate();
  return (
    <CheckedInModal
      told={told}
      formsDue={formsDue}
      onForms={() => {
        onClose();
        afterBackSteps(() => void navigate(paths.formHistory));
      }}
      onClose={onClose}
    />
  );
};
export default CheckedIn;

/** The forms that the practice still asks for; none where that cannot be told. */
const useFormsDue = (portal: Portal, appointment: AppointmentId | undefined): readonly string[] => {
  const [formsDue, setFormsDue] = useState<readonly string[]>([]);
  useEffect(() => {
    const { practice } = portal.clientSession.actingAs;
    if (practice === undefined || appointment === undefined) return undefined;
    let isOpen = true;
    void portal
      .port(visitDetails)
      .visit(practice.id, appointment)
      .then((answer) => {
        if (isOpen && answer.ok) setFormsDue(answer.value.formsDue);
      });
    return () => {
      isOpen = false;
    };
  }, [portal, appointment]);
  return formsDue;
};
