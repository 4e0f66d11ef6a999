import { printingBeside } from '@portico/gateway/testing';
import { type Bar, printBars } from '../performance-targets.ts';

const documents = 50;

/** Measures the dashboard while fifty PDFs are requested at once (`SEC-S5`). */
export const run = async (): Promise<readonly Bar[]> => {
  const { quiet, beside, asked } = await printingBeside(documents);
  console.log(
    `Dashboard ${quiet.toFixed(1)} ms, ${beside.toFixed(1)} ms (${asked} of them) while ${documents} PDFs are made`,
  );
  return [
    {
      name: `dashboard beside ${documents} PDFs, to a quiet one`,
      measured: beside / quiet,
      bar: 2,
      unit: 'x',
      better: 'less',
    },
  ];
};

if (import.meta.main) printBars(await run());
