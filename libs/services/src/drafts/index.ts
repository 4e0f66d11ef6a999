export { SavedDraftsService } from './saved-drafts.service.ts';
