import { lockFilesInZip } from '@portico/adapters-browser';
import type { Health } from '@portico/application/health';
import type { PatientId } from '@portico/domain/kernel';
import { Disclosure, lazyComponent, Meanwhile, Skeleton } from '@portico/ui/kit';
import { shareSummaryWords, WholeRecord as WholeRecordFiles } from '@portico/ui/screens/health';
import { spokenCsvWords } from '@portico/ui/screens/payments';
import { useWords } from '@portico/ui/words';
import { WholeRecordViewModel } from '@portico/view-models/health';
import { allPaymentsFile } from '@portico/view-models/payments';
import { useEffect, useState } from 'react';
import { chunks } from '../fetch-chunk.ts';
import type { ShareSummaryProps } from './share-summary.tsx';
import type { Portal } from '../composition/compose.ts';
import { paymentHistory } from '../composition/ports/payment-history.ts';

/** The ways to share the summary, which come once they are wanted. */
const Sharing = (props: ShareSummaryProps) => {
  const say = useWords();
  const [isWanted, setWanted] = useState(false);
  const [ShareSummary] = useState(() => lazyComponent(() => chunks.fetch(() => import('./share-summary.tsx'))));
  return (
    <Disclosure title={say(shareSummaryWords.title)} of={{ onToggle: () => setWanted(true) }}>
      <Meanwhile show={<Skeleton label={say(shareSummaryWords.loading)} lines={4} />}>
        {isWanted && <ShareSummary {...props} />}
      </Meanwhile>
    </Disclosure>
  );
};

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** All files of the record in one that opens with a password, payments included where the person may see them. */
const WholeRecord = ({
  portal,
  health,
  patient,
}: {
  readonly portal: Portal;
  readonly health: Health;
  readonly patient: PatientId;
}) => {
  const say = useWords();
  const [viewModel] = useState(() => {
    const mayPayments = portal.clientSession.actingAs.may('payments:view');
    const payments = () => allPaymentsFile(portal.port(paymentHistory), patient, spokenCsvWords(say), utf8);
    const sources = { health, payments: mayPayments ? payments : undefined };
    return new WholeRecordViewModel(sources, lockFilesInZip, portal.delivery, patient);
  });
  useEffect(
    () => () => {
      viewModel.dispose();
    },
    [viewModel],
  );
  return (
    <>
      <WholeRecordFiles viewModel={viewModel} />
      <Sharing portal={portal} health={health} patient={patient} />
    </>
  );
};
export default WholeRecord;
