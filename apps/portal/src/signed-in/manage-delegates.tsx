import { paths } from '@portico/application/kernel';
import { InviteDelegateViewModel, ManageDelegatesViewModel } from '@portico/view-models/delegates';
import type { PermissionArea } from '@portico/domain/access';
import type { PracticeId } from '@portico/domain/kernel';
import type { ManagedProfiles } from '@portico/application/delegates';
import { DelegatesOfAnother, InviteDelegateForm, ManageDelegatesScreen } from '@portico/ui/screens/delegates';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Portal } from '../composition/compose.ts';
import { delegates } from '../composition/ports/delegates.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen-view-model.ts';

/** What these practices cannot serve. What those that are not open cannot is not known here. */
const withheldAt = ({ clientSession }: Portal, practices: readonly PracticeId[]): readonly PermissionArea[] => {
  const open = clientSession.layout.current;
  return practices.length === 1 && practices[0] === open?.practice ? (open?.withheld ?? []) : [];
};

/** Of this device's calendar: several practices may be concerned. */
const dayOf = (now: number): string => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
};

const ManageDelegates: Screen = ({ portal }) => {
  const { represented } = portal.clientSession.actingAs;
  return represented === undefined ? <Own portal={portal} /> : <OfAnother portal={portal} name={represented.name} />;
};
export default ManageDelegates;

const OfAnother = observer(({ portal, name }: { readonly portal: Portal; readonly name: string }) => {
  const { layout, actingAs } = portal.clientSession;
  const practice = layout.current?.practiceName ?? actingAs.practice?.name ?? '';
  return <DelegatesOfAnother name={name} practice={practice} phone={layout.current?.practicePhone} />;
});

const Own = ({ portal }: { readonly portal: Portal }) => {
  const navigate = useNavigate();
  const viewModel = useScreen(
    () => new ManageDelegatesViewModel(portal.port(delegates), (practices) => withheldAt(portal, practices)),
  );
  const today = dayOf(portal.clock.now());
  // Another form for the next invitation.
  const [sent, setSent] = useState(0);
  return (
    <ManageDelegatesScreen
      viewModel={viewModel}
      today={today}
      onNoneLeft={useCallback(() => void navigate(paths.personal), [navigate])}
      invite={(profiles) => (
        <Invite
          key={sent}
          portal={portal}
          profiles={profiles}
          today={today}
          onSent={(name) => {
            setSent(sent + 1);
            void viewModel.invited(name);
          }}
        />
      )}
    />
  );
};

const Invite = ({
  portal,
  profiles,
  today,
  onSent,
}: {
  readonly portal: Portal;
  readonly profiles: ManagedProfiles;
  readonly today: string;
  readonly onSent: (name: string) => void;
}) => {
  const [viewModel] = useState(() => {
    const { port, drafts } = portal;
    const here = portal.clientSession.actingAs.practice?.id;
    const withheld = withheldAt(
      portal,
      profiles.practices.map(({ id }) => id),
    );
    const draft = drafts.of('invite-delegate');
    return new InviteDelegateViewModel(port(delegates), profiles.practices, draft, withheld, here);
  });
  return <InviteDelegateForm viewModel={viewModel} today={today} onSent={onSent} />;
};
