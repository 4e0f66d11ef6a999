import { describe, expect, it } from '@jest/globals';
import { htmlTokens } from './html-tokens.ts';

/** Tokens in short: `<b>`, `</b>` and the text between. */
const told = (html: string) =>
  htmlTokens(html).map((each) => {
    if (each.kind === 'text') return each.text;
    return { open: `<${each.name}>`, close: `</${each.name}>` }[each.kind];
  });

describe('the tokens of markup', () => {
  it('are its elements and the text between, without attributes', () => {
    expect(told('a<P class="x">b</P>c')).toEqual(['a', '<p>', 'b', '</p>', 'c']);
    expect(told('<h1>Plan</h1>')).toEqual(['<h1>', 'Plan', '</h1>']);
    expect(told('<br/>x<br />')).toEqual(['<br>', '</br>', 'x', '<br>', '</br>']);
    expect(told('</br/>')).toEqual(['</br>']);
    expect(told('')).toEqual([]);
    expect(told('plain')).toEqual(['plain']);
  });

  it('are no comments, declarations and instructions', () => {
    expect(told('a<!-- <b>x</b> -->c')).toEqual(['a', 'c']);
    expect(told('a<!-- never closed <b>')).toEqual(['a']);
    expect(told('a<!DOCTYPE html>b<?xml version="1"?>c')).toEqual(['a', 'b', 'c']);
    expect(told('a</ >b')).toEqual(['a', 'b']);
  });

  it('keep a sign that begins no element, and end where one never does', () => {
    expect(told('1 < 2')).toEqual(['1 ', '<', ' 2']);
    expect(told('a<1>')).toEqual(['a', '<', '1>']);
    expect(told('a<b')).toEqual(['a']);
    expect(told('a</b')).toEqual(['a']);
    expect(told('a<!b')).toEqual(['a']);
    expect(told('x<')).toEqual(['x', '<']);
    expect(told('<1<b>x')).toEqual(['<', '1', '<b>', 'x']);
    expect(told('<<b>x')).toEqual(['<', '<b>', 'x']);
    expect(told('<-p>')).toEqual(['<', '-p>']);
    // An element whose name is longer than that of any is known by its beginning.
    expect(told('<abcdefghijklmnopqrstuvwxyz>')).toEqual(['<abcdefghijklmnop>']);
  });

  it.each(['script', 'style', 'head', 'title', 'template', 'svg', 'math', 'object', 'iframe', 'noscript'])(
    'are nothing of what %s holds',
    (name) => {
      expect(told(`a<${name} x="1">b<p>c</p></${name.toUpperCase()}>d`)).toEqual(['a', 'd']);
      expect(told(`a<${name}>b</x></${name} >d`)).toEqual(['a', 'd']);
      expect(told(`a<${name}>my ${name}>b</${name}>d`)).toEqual(['a', 'd']);
      expect(told(`a<${name}/>d`)).toEqual(['a', `<${name}>`, `</${name}>`, 'd']);
      expect(told(`a<${name}>b`)).toEqual(['a']);
      expect(told(`a<${name}>b</${name}`)).toEqual(['a']);
      expect(told(`a</${name}>b`)).toEqual(['a', `</${name}>`, 'b']);
    },
  );
});

describe('characters that are spelled', () => {
  it.each([
    ['&amp;&lt;&gt;&quot;&apos;', `&<>"'`],
    ['a&nbsp;b', 'a b'],
    ['37&deg; 5&micro;g &plusmn;1', '37° 5µg ±1'],
    ['1&ndash;2&mdash;3&bull;', '1–2—3•'],
    ['&le;5 &GE;6', '≤5 ≥6'],
    ['&#233;&#xE9;&#Xe9;', 'ééé'],
    ['&#128512;', '😀'],
    ['&#x10ffff;', '\u{10ffff}'],
  ])('%s are %s', (html, text) => {
    expect(told(html)).toEqual([text]);
  });

  it.each(['&unknown;', '&x;', '&#0;', '&#x0;', '&#1114112;', '&#x110000;', '&amp', '&#;', '&constructor;', '& amp;'])(
    '%s stays as it is',
    (html) => {
      expect(told(html)).toEqual([html]);
    },
  );
});
