import type { AllergyCategory } from '@portico/domain/health';
import { defineMessages } from 'react-intl';
import type { Message } from '../../words/message-descriptor.ts';

export const allergyCategoryWords: Readonly<Record<AllergyCategory, Message>> = defineMessages({
  food: {
    id: 'health.allergyCategory.food',
    defaultMessage: 'food',
    description: 'Kind of substance that an allergy is to, after “Type:”',
  },
  medication: {
    id: 'health.allergyCategory.medication',
    defaultMessage: 'medication',
    description: 'Kind of substance that an allergy is to, after “Type:”',
  },
  environment: {
    id: 'health.allergyCategory.environment',
    defaultMessage: 'environment (such as pollen or latex)',
    description: 'Kind of substance that an allergy is to, after “Type:”',
  },
  biologic: {
    id: 'health.allergyCategory.biologic',
    defaultMessage: 'biologic (such as a vaccine or an antitoxin)',
    description: 'Kind of substance that an allergy is to, after “Type:”: made from living organisms',
  },
});
