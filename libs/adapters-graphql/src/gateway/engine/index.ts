export { type AnsweredError, type Unexpected, unexpected } from './answered-errors.ts';
export { type DocumentLimits, documentLimits } from './document-limits.ts';
export {
  type Answer,
  createEngine,
  type Engine,
  type EngineContext,
  type EngineOptions,
  malformed,
  type Transport,
} from './engine.ts';
export { type AnswerMedia, answerMedia, isJsonContent, paramsOfSearch, statusOf } from './graphql-over-http.ts';
export { type ErrorExtensions, expectedExtensions, WireError } from './expected-errors.ts';
export { variableLimits } from './variable-limits.ts';
