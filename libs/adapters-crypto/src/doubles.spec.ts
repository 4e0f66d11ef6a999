import { CountingTokens, PlainPasswords } from '@portico/domain/access/testing';
import { passwordKeeperContract } from './password-keeper.contract.ts';
import { tokenMintContract } from './token-mint.contract.ts';

passwordKeeperContract(new PlainPasswords());
tokenMintContract(new CountingTokens());
