import { isChartSection } from '@portico/domain/health';
import { MeasureScreen } from '@portico/ui/screens/measures';
import { MeasureViewModel } from '@portico/view-models/health';
import { useParams } from 'react-router-dom';
import { measures } from '../composition/ports/measures.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen-view-model.ts';

const Measure: Screen = ({ portal }) => {
  const { section = '', entryId: entry = '', result = '' } = useParams();
  const of = { section: isChartSection(section) ? section : 'vitalSigns', entry } as const;
  const viewModel = useScreen(
    () => new MeasureViewModel(portal.port(measures), { of, result: /^\d{1,4}$/.test(result) ? Number(result) : -1 }),
  );
  return <MeasureScreen viewModel={viewModel} />;
};
export default Measure;
