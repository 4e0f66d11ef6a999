import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { commentOnCard, commentPreview } from './staff-comment-preview.ts';

const comments = fc.string({ unit: 'grapheme', maxLength: 80 });

describe("the staff's comment on a card", () => {
  it('APT-050 shows its first 35 characters', () => {
    expect(commentOnCard).toBe(35);
    fc.assert(
      fc.property(comments, (comment) => {
        const { shown } = commentPreview(comment);
        expect(comment.startsWith(shown)).toBe(true);
        expect([...shown]).toHaveLength(Math.min([...comment].length, 35));
      }),
    );
  });

  it('APT-052 has a way to the rest exactly when something is cut', () => {
    fc.assert(
      fc.property(comments, (comment) => {
        const { shown, cut } = commentPreview(comment);
        expect(cut).toBe(shown !== comment);
        expect(cut).toBe([...comment].length > 35);
      }),
    );
    expect(commentPreview('x'.repeat(35))).toEqual({ shown: 'x'.repeat(35), cut: false });
    expect(commentPreview('x'.repeat(36))).toEqual({ shown: 'x'.repeat(35), cut: true });
  });

  it('never cuts a character in two', () => {
    fc.assert(
      fc.property(comments, (comment) => {
        fc.pre(!/[\ud800-\udfff]/u.test(comment));
        expect(commentPreview(comment).shown).not.toMatch(/[\ud800-\udfff]/u);
      }),
    );
    expect(commentPreview('🏥'.repeat(40)).shown).toBe('🏥'.repeat(35));
    expect(commentPreview('🏥'.repeat(35)).cut).toBe(false);
  });
});
