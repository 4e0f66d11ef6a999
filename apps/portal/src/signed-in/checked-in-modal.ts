// A chunk of its own, loaded after check-in: the appointments screen loads without it.
export { CheckedInModal as default } from '@portico/ui/screens/visits';
