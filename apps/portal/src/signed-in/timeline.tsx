import { TimelineScreen, timelineFilterOf, timelineQuery } from '@portico/ui/screens/health';
import { TimelineViewModel } from '@portico/view-models/health';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { timeline } from '../composition/ports/timeline.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen-view-model.ts';

/** What is shown stands in the address, so that a reload and the browser's Back lead to it again. */
const Timeline: Screen = ({ portal }) => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const viewModel = useScreen(
    () => new TimelineViewModel(portal.port(timeline), timelineFilterOf(new URLSearchParams(search))),
  );
  useEffect(() => void viewModel.show(timelineFilterOf(new URLSearchParams(search))), [viewModel, search]);
  return (
    <TimelineScreen
      viewModel={viewModel}
      owner={portal.clientSession.layout.current}
      onFilter={(filter) => void navigate({ search: timelineQuery(filter) }, { preventScrollReset: true })}
    />
  );
};
export default Timeline;
