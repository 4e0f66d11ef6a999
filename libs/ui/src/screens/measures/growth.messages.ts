import { defineMessages } from 'react-intl';

export const growthWords = defineMessages({
  latest: {
    id: 'measures.growth.latest',
    defaultMessage:
      'On {date}: about the {percentile, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} percentile for {sex, select, female {girls} other {boys}} of the same age.',
    description: 'Where the newest value of a child’s growth lies among children of the same age and sex; 3 to 97',
  },
  latestBelow: {
    id: 'measures.growth.latestBelow',
    defaultMessage:
      'On {date}: under the 3rd percentile for {sex, select, female {girls} other {boys}} of the same age.',
    description: 'As latest, for a value under the lowest curve',
  },
  latestAbove: {
    id: 'measures.growth.latestAbove',
    defaultMessage:
      'On {date}: over the 97th percentile for {sex, select, female {girls} other {boys}} of the same age.',
    description: 'As latest, for a value over the highest curve',
  },
  computed: {
    id: 'measures.growth.computed',
    defaultMessage:
      'This portal works out percentiles from {tables}. They aren’t a diagnosis: ask the care team what they mean.',
    description: 'Below a growth chart; the published tables that percentiles are computed from',
  },
  who: {
    id: 'measures.growth.who',
    defaultMessage: 'the WHO Child Growth Standards of 2006 (under 2 years)',
    description: 'Published growth tables of the World Health Organization, within a sentence',
  },
  cdc: {
    id: 'measures.growth.cdc',
    defaultMessage: 'the CDC growth charts of 2000 (2 to 20 years)',
    description: 'Published growth tables of the Centers for Disease Control and Prevention, within a sentence',
  },
  both: {
    id: 'measures.growth.both',
    defaultMessage:
      'the WHO Child Growth Standards of 2006 (under 2 years) and the CDC growth charts of 2000 (2 to 20 years)',
    description: 'Both published growth tables, within a sentence',
  },
  curves: {
    id: 'measures.growth.curves',
    defaultMessage: 'Thin lines: percentiles 3, 10, 25, 50, 75, 90 and 97',
    description: 'Legend of a growth chart',
  },
  percentile: {
    id: 'measures.growth.percentile',
    defaultMessage: 'Percentile',
    description: 'Column of the table of values of a child’s growth',
  },
  below: {
    id: 'measures.growth.below',
    defaultMessage: 'under 3',
    description: 'Percentile of a value under the lowest curve',
  },
  above: {
    id: 'measures.growth.above',
    defaultMessage: 'over 97',
    description: 'Percentile of a value over the highest curve',
  },
  none: {
    id: 'measures.growth.none',
    defaultMessage: 'Not available',
    description: 'Instead of a percentile that the published tables do not say, such as in the first two months',
  },
  noSex: {
    id: 'measures.growth.noSex',
    defaultMessage:
      'There are no percentile curves here: the published tables are for girls and boys, and the practice has neither on file.',
    description: 'Instead of the curves of a growth chart where no sex is known that the tables have',
  },
});
