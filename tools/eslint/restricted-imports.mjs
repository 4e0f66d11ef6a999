// What a floor may not import, and why, in the words that lint says.

const container = ['inversify', 'reflect-metadata'].map((name) => ({
  name,
  message: 'Only a composition root (apps/*/src/composition/) knows the container.',
}));
export const suspending = {
  name: 'react',
  importNames: ['lazy', 'Suspense'],
  message:
    'A part that is fetched is a `lazyComponent` (libs/ui/src/kit): React keeps what suspends from the eyes for 300 ms.',
};
export const embedded = {
  group: ['@portico/adapters-practice/embedded'],
  message: 'Ask the port: which system keeps a practice is its configuration.',
};
export const known = { paths: [...container, suspending] };
export const pure = {
  ...known,
  patterns: [{ group: ['node:*'], message: 'This floor runs anywhere: what the machine offers stands behind a port.' }],
};

export const noEmbeddedTables = [
  'Literal[value=/\\bclinic\\.(?!ts)/]',
  'TemplateElement[value.raw=/\\bclinic\\./]',
].map((selector) => ({
  selector,
  message: 'These are tables of the embedded system.',
}));

export const shownCharts = {
  ...pure,
  paths: [
    ...pure.paths,
    {
      name: '@portico/domain/health',
      importNames: ['ChartSource', 'ChartSummarySource', 'RecordPages'],
      message: 'A service reads records by ShownCharts or ShownPages, which leave out what is hidden from who asks.',
    },
  ],
};

export const halfOfTheWire = (floor, message) => ({
  ...known,
  patterns: [{ group: [`@portico/${floor}/*`], message }],
});
