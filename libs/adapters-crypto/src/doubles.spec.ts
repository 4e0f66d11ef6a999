import { CountingCodes, CountingTokens, MemoryShortCodeHashes, PlainPasswords } from '@portico/domain/access/testing';
import { MemorySealing } from '@portico/domain/kernel/testing';
import { codeGeneratorContract } from './code-generator.contract.ts';
import { passwordHasherContract } from './password-hasher.contract.ts';
import { sealingContract } from './sealing.contract.ts';
import { shortCodeHashesContract } from './short-code-hashes.contract.ts';
import { tokenIssuerContract } from './token-issuer.contract.ts';

passwordHasherContract(new PlainPasswords());
tokenIssuerContract(new CountingTokens());
codeGeneratorContract(new CountingCodes());
shortCodeHashesContract(new MemoryShortCodeHashes());
sealingContract(new MemorySealing());
