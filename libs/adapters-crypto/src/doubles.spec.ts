import { CountingCodes, CountingTokens, MemoryShortCodeHashes, PlainPasswords } from '@portico/domain/access/testing';
import { MemorySealing } from '@portico/domain/kernel/testing';
import { codeMintContract } from './code-mint.contract.ts';
import { passwordKeeperContract } from './password-keeper.contract.ts';
import { sealingContract } from './sealing.contract.ts';
import { shortCodeHashesContract } from './short-code-hashes.contract.ts';
import { tokenMintContract } from './token-mint.contract.ts';

passwordKeeperContract(new PlainPasswords());
tokenMintContract(new CountingTokens());
codeMintContract(new CountingCodes());
shortCodeHashesContract(new MemoryShortCodeHashes());
sealingContract(new MemorySealing());
