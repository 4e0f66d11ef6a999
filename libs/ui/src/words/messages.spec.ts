import { describe, expect, it } from '@jest/globals';
import { dictionary, messages } from './messages.ts';

const group = messages('access.signIn', {
  title: { en: 'Sign in', es: 'Iniciar sesión', description: 'Title of the page' },
});

describe('messages', () => {
  it('names each message by its scope and key', () => {
    expect(group.title).toEqual({
      id: 'access.signIn.title',
      defaultMessage: 'Sign in',
      es: 'Iniciar sesión',
      description: 'Title of the page',
    });
  });

  it('gives the texts of one language by id', () => {
    expect(dictionary('en', group)).toEqual({ 'access.signIn.title': 'Sign in' });
    expect(dictionary('es', group)).toEqual({ 'access.signIn.title': 'Iniciar sesión' });
  });
});
