import { CountingCodes, CountingTokens, MemoryShortCodeHashes, PlainPasswords } from '@portico/domain/access/testing';
import { MemorySealing } from '@portico/domain/kernel/testing';
import { codeGeneratorContract } from './conformance/code-generator.contract.ts';
import { passwordHasherContract } from './conformance/password-hasher.contract.ts';
import { sealingContract } from './conformance/sealing.contract.ts';
import { shortCodeHashesContract } from './conformance/short-code-hashes.contract.ts';
import { tokenIssuerContract } from './conformance/token-issuer.contract.ts';

passwordHasherContract(new PlainPasswords());
tokenIssuerContract(new CountingTokens());
codeGeneratorContract(new CountingCodes());
shortCodeHashesContract(new MemoryShortCodeHashes());
sealingContract(new MemorySealing());
