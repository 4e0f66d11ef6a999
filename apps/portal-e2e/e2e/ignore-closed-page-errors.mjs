// A test that fails leaves behind what it was waiting for, which fails when its page is closed. It is told by its own failure, and
// must not take the other tests of the file with it.
process.on('unhandledRejection', (reason) => {
  if (!(reason instanceof Error && reason.message.includes('has been closed'))) throw reason;
});
