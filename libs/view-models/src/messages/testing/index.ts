export {
  type MessagesFixture,
  bound,
  broken,
  fileOf,
  files,
  gone,
  messagesFixture,
  ng,
  said,
  t1,
  t2,
} from './messages-fixture.ts';
