/** Whether answers to a form are kept on this device, of whatever version it was. */
export const isFormStarted = (drafts: { names(): readonly string[] }, uuid: string): boolean =>
  drafts.names().some((name) => name.startsWith(`form ${uuid} `));
