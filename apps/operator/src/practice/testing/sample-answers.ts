/** What somebody answers who sets up a practice. */
export const sampleAnswers = {
  name: 'Bahía Family Care',
  phone: '(305) 555-0188',
  timeZone: 'America/New_York',
  street: '12 Ocean Drive',
  city: 'Miami',
  state: 'FL',
  zip: '33139',
  provider: 'Dr. Ana Ruiz',
  languages: 'es, en',
};
