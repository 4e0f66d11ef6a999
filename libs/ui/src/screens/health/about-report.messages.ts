import { defineMessages } from 'react-intl';

export const aboutReportWords = defineMessages({
  orderedBy: {
    id: 'labs.screen.orderedBy',
    defaultMessage: 'Ordered by {name}',
    description: 'Who ordered a laboratory report',
  },
  performer: {
    id: 'labs.screen.performer',
    defaultMessage: 'Reported by {name}',
    description: 'Who made a laboratory report: a laboratory or a person there',
  },
  specimen: {
    id: 'labs.screen.specimen',
    defaultMessage: 'Sample: {specimen}',
    description: 'What a laboratory examined, such as blood, in the words of the record',
  },
});
