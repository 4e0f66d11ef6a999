import { CountingCodes, CountingTokens, PlainPasswords } from '@portico/domain/access/testing';
import { codeMintContract } from './code-mint.contract.ts';
import { passwordKeeperContract } from './password-keeper.contract.ts';
import { tokenMintContract } from './token-mint.contract.ts';

passwordKeeperContract(new PlainPasswords());
tokenMintContract(new CountingTokens());
codeMintContract(new CountingCodes());
