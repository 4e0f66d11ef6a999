import { drawQrCode, summarySealing } from '@portico/adapters-browser';
import type { Health } from '@portico/application/health';
import type { QrCode } from '@portico/domain/access';
import type { PatientId, PracticeId } from '@portico/domain/kernel';
import { ShareSummary as Links, shareSummaryWords } from '@portico/ui/screens/health';
import { useWords } from '@portico/ui/words';
import { HealthLinksViewModel } from '@portico/view-models/health';
import { useEffect, useState } from 'react';
import type { Portal } from '../composition/compose.ts';
import { healthLinks } from '../composition/ports/health-links.ts';

export interface ShareSummaryProps {
  readonly portal: Portal;
  readonly health: Health;
  readonly patient: PatientId;
}

const pictureOf = ({ size, path }: QrCode): Uint8Array =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="600" height="600" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`,
  );

/** Links by which others read the summary, made and encrypted on this page. */
const ShareSummary = ({ portal, health, patient }: ShareSummaryProps) => {
  const say = useWords();
  const [viewModel] = useState(() => {
    const practice = portal.clientSession.actingAs.practice?.id ?? ('' as PracticeId);
    const tools = {
      ...{ links: portal.port(healthLinks), health, sealing: summarySealing, drawQrCode },
      copy: (text: string) => navigator.clipboard.writeText(text),
      origin: window.location.origin,
      label: () => say(shareSummaryWords.label),
    };
    return new HealthLinksViewModel(tools, { practice, patient });
  });
  useEffect(
    () => () => {
      viewModel.dispose();
    },
    [viewModel],
  );
  return (
    <Links
      viewModel={viewModel}
      onSaveCode={(code) => {
        portal.delivery.deliver({ name: 'qr-code.svg', mediaType: 'image/svg+xml', bytes: pictureOf(code) });
      }}
    />
  );
};
export default ShareSummary;
