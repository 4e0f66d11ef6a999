#!/usr/bin/env node
import process from 'node:process';
import { conformance } from './command.ts';

process.exitCode = await conformance(process.argv.slice(2), (text) => void process.stdout.write(text));
