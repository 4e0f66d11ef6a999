import { MedicationRefills } from '@portico/view-models/refills';
import type { RefillsBeside } from '@portico/ui/screens/dashboard';
import { MedicationRefill } from '@portico/ui/screens/refills';
import { useEffect, useState, type ReactNode } from 'react';
import type { Portal } from '../composition/compose.ts';
import { health } from '../composition/ports/health.ts';
import { messageStart } from '../composition/ports/message-start.ts';

/** Home’s medications with the way to a refill beside each, as My Health has it; without it as long as it is not known. */
const HomeRefills = ({
  portal,
  children,
}: {
  readonly portal: Portal;
  readonly children: (beside: RefillsBeside | undefined) => ReactNode;
}) => {
  const [refills, setRefills] = useState<MedicationRefills>();
  useEffect(() => {
    let isOver = false;
    void portal
      .port(health)
      .myHealth()
      .then((answer) => {
        if (answer.ok && !isOver) setRefills(new MedicationRefills(answer.value.refills));
      });
    return () => {
      isOver = true;
    };
  }, [portal]);
  return children(
    refills &&
      ((medication) => (
        <MedicationRefill
          refills={refills}
          medication={medication}
          onWrite={(message) => portal.port(messageStart).put(message)}
        />
      )),
  );
};

export default HomeRefills;
