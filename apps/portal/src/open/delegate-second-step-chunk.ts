// A chunk of its own: the modal brings React Aria, and few delegates have a second step.
export { ProofModal as default } from '@portico/ui/screens/entrance';
