// Fetched once somebody is checked in: the appointments come without it.
export { CheckedInModal as default } from '@portico/ui/screens/visits';
