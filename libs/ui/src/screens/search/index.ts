export { SearchModal, type SearchModalProps } from './search-modal.tsx';
