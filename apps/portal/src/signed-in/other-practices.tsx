import { paths } from '@portico/application/kernel';
import type { PracticeId } from '@portico/domain/kernel';
import type { ShellViewModel } from '@portico/view-models/access';
import { ElsewhereViewModel } from '@portico/view-models/dashboard';
import {
  DueElsewhere,
  ElsewhereLines,
  openPracticeChoice,
  OthersBadge,
  PracticeChoice,
  UnreadElsewhere,
} from '@portico/ui/screens/elsewhere';
import { elsewhere } from '../composition/ports/elsewhere.ts';
import type { Portal } from '../composition/compose.ts';

/** What the frame and the home page show of the practices that are not open; it comes after them and they don't wait for it. */
export const otherPractices = (portal: Portal, shell: ShellViewModel) => {
  const onSwitch = (practice: PracticeId): void => {
    if (shell.frame.switchTo(practice)) shell.practiceSwitched();
  };
  const viewModel = new ElsewhereViewModel(portal.port(elsewhere));
  const { practices, practice } = portal.clientSession.actingAs;
  let isAsked = false;
  return {
    /** A page was opened: what waits is asked for once, and again with each look at the home page. */
    opened: (isHome: boolean): void => {
      if (isAsked && !isHome) return;
      isAsked = true;
      void viewModel.load();
    },
    chooser: practice && (
      <PracticeChoice practices={practices} current={practice.id} waiting={viewModel} onSwitch={onSwitch} />
    ),
    open: openPracticeChoice,
    badge: <OthersBadge viewModel={viewModel} />,
    /** Above a page of the open practice: of what it shows, what waits at another. */
    above: (pathname: string) => {
      if (pathname === paths.messages) return <UnreadElsewhere viewModel={viewModel} onSwitch={onSwitch} />;
      return pathname === paths.payments && <DueElsewhere viewModel={viewModel} onSwitch={onSwitch} />;
    },
    lines: <ElsewhereLines viewModel={viewModel} onSwitch={onSwitch} />,
  };
};

export type OtherPractices = ReturnType<typeof otherPractices>;
