import { PrivateKeyJwt, ClientSecretBasic, type ClientAuth } from 'openid-client';
import { signingAlgorithms, type ClientProof } from './provider-settings.ts';

/** The proof as the library takes it. */
export const clientAuth = async (proof: ClientProof): Promise<ClientAuth> => {
  if (proof.kind === 'secret') return ClientSecretBasic(proof.secret);
  const { alg, kid, ...jwk } = proof.jwk;
  const key = await crypto.subtle.importKey('jwk', jwk, signingAlgorithms[alg], false, ['sign']);
  return PrivateKeyJwt(kid === undefined ? key : { key, kid });
};
