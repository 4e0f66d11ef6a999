export {
  type MessagesFixture,
  bound,
  broken,
  fileOf,
  files,
  gone,
  messagesFixture,
  ng,
  photo,
  said,
  t1,
  t2,
} from './messages-fixture.ts';
