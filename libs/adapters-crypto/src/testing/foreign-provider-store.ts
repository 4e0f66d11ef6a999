import type { Adapter, AdapterPayload } from 'oidc-provider';

/** What one provider of a test knows of its sessions, codes and tokens; nothing outlives the test. */
export const foreignKeep = (): ((model: string) => Adapter) => {
  const models = new Map<string, Map<string, AdapterPayload>>();
  return (model) => {
    const kept = models.get(model) ?? new Map<string, AdapterPayload>();
    models.set(model, kept);
    const findBy = async (key: 'uid' | 'userCode', value: string) =>
      [...kept.values()].find((one) => one[key] === value);
    return {
      upsert: async (id, payload) => void kept.set(id, payload),
      find: async (id) => kept.get(id),
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (code) => findBy('userCode', code),
      consume: async (id) => void kept.set(id, { ...kept.get(id), consumed: Math.floor(Date.now() / 1_000) }),
      destroy: async (id) => void kept.delete(id),
      revokeByGrantId: async (grant) => {
        for (const [id, { grantId }] of kept) if (grantId === grant) kept.delete(id);
      },
    };
  };
};
