import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { openPackage, PackageRefused } from './open-package.ts';
import { childAt, descendants } from './read-xml.ts';
import { zipFiles } from './zip.ts';

const faultOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof PackageRefused) return error.fault;
    throw error;
  }
  return 'none';
};
const partOf = (text: string | Uint8Array) => openPackage(zipFiles({ 'a.xml': text })).xml('a.xml');

test('[PRES-36] parts are read by their names in any case, with their texts, attributes and relationships', () => {
  const file = openPackage(
    zipFiles({
      'ppt/slides/Slide1.xml':
        '<?xml version="1.0"?><q:sld xmlns:q="urn:p" xmlns:rel="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><q:id id="7" rel:id="rId1">А &amp; <![CDATA[<Б>]]></q:id></q:sld>',
      'ppt/slides/_rels/slide1.xml.rels': `<Relationships xmlns="urn:r"><Relationship Id="a" Type="http://x/image" Target="../media/a.png"/><Relationship Id="b" Type="http://x/hyperlink" Target="https://example.ru/a/../b" TargetMode="External"/><Relationship Id="c" Type="http://x/chart" Target="/ppt/charts/c.xml"/></Relationships>`,
      'ppt/media/a.png': new Uint8Array([1, 2, 3]),
    }),
  );
  const id = childAt(file.xml('ppt/slides/slide1.xml'), 'id');
  expect([id?.attributes, id?.text]).toEqual([{ id: '7', 'r:id': 'rId1' }, 'А & <Б>']);
  expect(file.relations('ppt/slides/slide1.xml')).toEqual([
    { id: 'a', type: 'http://x/image', kind: 'image', target: 'ppt/media/a.png', isExternal: false },
    {
      id: 'b',
      type: 'http://x/hyperlink',
      kind: 'hyperlink',
      target: 'https://example.ru/a/../b',
      isExternal: true,
    },
    { id: 'c', type: 'http://x/chart', kind: 'chart', target: 'ppt/charts/c.xml', isExternal: false },
  ]);
  expect(file.files(['ppt/media/A.png', 'ppt/none.png'], 10)).toEqual(
    new Map([['ppt/media/A.png', new Uint8Array([1, 2, 3])]]),
  );
  expect(file.files(['ppt/media/a.png'], 2)).toEqual(new Map());
  expect(file.xml('ppt/none.xml')).toBeUndefined();
});

test('[PRES-36] old, protected and foreign files are told apart', () => {
  const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  const name = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);
  expect(faultOf(() => openPackage(new Uint8Array([...compound, 0, 0])))).toBe('old-format');
  expect(faultOf(() => openPackage(new Uint8Array([...compound, 0x45, ...name])))).toBe('protected');
  expect(faultOf(() => openPackage(strToU8('%PDF-1.7')))).toBe('no-archive');
  expect(faultOf(() => openPackage(new Uint8Array()))).toBe('no-archive');
  const whole = zipFiles({ 'a.xml': '<a/>' });
  expect(faultOf(() => openPackage(whole.slice(0, 40)))).toBe('damaged');
});

test('[PRES-36] what unpacks to much more than it is packed, and too many parts, are refused before they are unpacked', () => {
  expect(faultOf(() => partOf(`<a>${' '.repeat(40_000_000)}</a>`))).toBe('too-large');
  const many = Object.fromEntries(Array.from({ length: 20_001 }, (_, at) => [`${at}.bin`, new Uint8Array()]));
  expect(faultOf(() => openPackage(zipFiles(many)))).toBe('too-large');
});

test.each([
  ['an open element', '<a><b></a>'],
  ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
  ['an unknown entity', '<a>&b;</a>'],
  ['no element', ''],
  ['bytes', new Uint8Array([0, 1, 2, 3])],
  ['depth', `${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`],
  ['very many elements', `<a>${'<b/>'.repeat(400_001)}</a>`],
])('[PRES-36] a part with %s is refused as damaged', (_, text) => {
  expect(['damaged', 'too-large']).toContain(faultOf(() => partOf(text)));
});

test('[PRES-36] two-byte Unicode is read', () => {
  const text = '<a><b>Ёж</b></a>';
  const bytes = new Uint8Array([0xff, 0xfe, ...Buffer.from(text, 'utf16le')]);
  expect([...descendants(partOf(bytes), 'b')].map((one) => one.text)).toEqual(['Ёж']);
});

test('[PRES-36] parts whose names differ only in case or strokes are refused before they are unpacked', () => {
  expect(faultOf(() => openPackage(zipFiles({ 'a.xml': '<a/>', 'A.xml': '<a/>' })))).toBe('damaged');
  expect(faultOf(() => openPackage(zipFiles({ 'p/a.png': 'x', 'p\\a.png': 'y' })))).toBe('damaged');
});

test('[PRES-36] a part named like a property of objects is no XML', () => {
  const file = openPackage(zipFiles({ 'a.xml': '<a/>', constructor: 'x' }));
  expect(file.xml('constructor')).toBeUndefined();
});
