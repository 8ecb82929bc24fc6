import { deflateSync, strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { zipFiles } from '#lib/office/zip.ts';
import { deckToPptx } from '../export/pptx/deck-to-pptx.ts';
import { unzip } from '../export/testing/unzip.ts';
import { emptySlide, type Slide, textBlock } from '../model/deck.ts';
import { chartOf } from '../model/testing/charts.ts';
import { testDeck } from '../model/testing/decks.ts';
import { themeTokens } from '../model/themes.ts';
import { type ImportFault, ImportRefused } from '../office/refusals.ts';
import { importDeck } from './import-deck.ts';
import {
  at,
  box,
  chartFrame,
  namespaces,
  paragraphXml,
  picture,
  smallParts,
  smallPptx,
  table,
  titleBox,
} from './testing/small-pptx.ts';

const read = (bytes: Uint8Array) => importDeck(bytes, { brandColour: undefined });
const faultOf = (bytes: Uint8Array): ImportFault | 'none' => {
  try {
    read(bytes);
  } catch (error) {
    if (error instanceof ImportRefused) return error.fault;
    throw error;
  }
  return 'none';
};

const slides = [{ shapes: titleBox('Один') }, { shapes: titleBox('Два') }];
const parts = smallParts({ slides });
/** The small file with other parts; undefined takes one out. */
const changed = (change: Readonly<Record<string, string | undefined>>): Uint8Array =>
  zipFiles(
    Object.fromEntries(
      Object.entries({ ...parts, ...change }).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      ),
    ),
  );

const many = (count: number): string =>
  `<p:presentation ${namespaces}><p:sldIdLst>${'<p:sldId id="256" r:id="s1"/>'.repeat(count)}</p:sldIdLst></p:presentation>`;

test.each<[string, ImportFault, Uint8Array]>([
  ['of macros', 'macros', changed({ 'ppt/vbaProject.bin': 'x' })],
  ['of the type of macros', 'macros', zipFiles(smallParts({ slides, type: 'presentation.macroEnabled' }))],
  [
    'of another program',
    'no-presentation',
    zipFiles({ mimetype: 'application/vnd.oasis.opendocument.presentation' }),
  ],
  ['of Word', 'no-presentation', changed({ 'ppt/presentation.xml': '<w:document xmlns:w="urn:w"/>' })],
  ['that is no archive', 'no-archive', strToU8('{}')],
  ['without a main part', 'damaged', changed({ 'ppt/presentation.xml': undefined })],
  ['with a broken main part', 'damaged', changed({ 'ppt/presentation.xml': '<p:presentation' })],
  ['without slides', 'no-slides', changed({ 'ppt/presentation.xml': many(0) })],
  [
    'without readable slides',
    'damaged',
    changed({ 'ppt/slides/slide1.xml': '<', 'ppt/slides/slide2.xml': undefined }),
  ],
  ['of ten thousand slides', 'too-large', changed({ 'ppt/presentation.xml': many(10_000) })],
  [
    'with a table of 25 million cells',
    'too-large',
    smallPptx({
      slides: [{ shapes: table([Array.from({ length: 5000 }, () => ''), ...Array(5000).fill([])]) }],
    }),
  ],
  [
    'with a chart of 22 million points',
    'too-large',
    smallPptx({
      slides: [{ shapes: chartFrame('c1'), relations: [['c1', 'chart', '../charts/c.xml']] }],
      parts: {
        'ppt/charts/c.xml': `<c:chartSpace ${namespaces}><c:chart><c:plotArea><c:lineChart>${'<c:ser><c:val><c:numLit><c:ptCount val="2000"/></c:numLit></c:val></c:ser>'.repeat(11_000)}</c:lineChart></c:plotArea></c:chart></c:chartSpace>`,
      },
    }),
  ],
  [
    'that unpacks to a hundred times more',
    'too-large',
    changed({ 'ppt/slides/slide1.xml': `<a>${' '.repeat(33_000_000)}</a>` }),
  ],
])('[PRES-36] a file %s is refused with a reason: %s', (_, fault, bytes) => {
  expect(faultOf(bytes)).toBe(fault);
});

test('[PRES-36] a damaged slide is left out and named, the others come', () => {
  const deck = read(changed({ 'ppt/slides/slide1.xml': '<p:sld><unknown:a/></p:sld>' }));
  expect(deck.slides.map(({ number }) => number)).toEqual([2]);
  expect(deck.losses).toContain('слайд 1: он повреждён');
});

test('[PRES-36] parts that name themselves, groups within groups and absurd sizes end', () => {
  const rels = (...list: string[]): string =>
    `<Relationships xmlns="urn:r">${list.map((target, index) => `<Relationship Id="r${index}" Type="urn:x/${index === 0 ? 'slideLayout' : index === 1 ? 'slideMaster' : 'notesSlide'}" Target="${target}"/>`).join('')}</Relationships>`;
  const own = rels('slide1.xml', 'slide1.xml', 'slide1.xml');
  const group = '<p:grpSp>'.repeat(150);
  const deck = read(
    changed({
      'ppt/presentation.xml': `<p:presentation ${namespaces}><p:sldIdLst><p:sldId r:id="s1"/></p:sldIdLst><p:sldSz cx="0" cy="99999999999999"/></p:presentation>`,
      'ppt/slides/slide1.xml': `<p:sld ${namespaces}><p:cSld><p:spTree>${group}${box('', paragraphXml('В глубине'), at(-1e9, 1e30, 0, 0))}${'</p:grpSp>'.repeat(150)}</p:spTree></p:cSld></p:sld>`,
      'ppt/slides/_rels/slide1.xml.rels': own,
    }),
  );
  expect(JSON.stringify(deck.slides[0]?.slides)).toContain('В глубине');
});

test('[PRES-36] five hundred slides are read, so that a person may choose among them', () => {
  const deck = read(
    zipFiles(
      smallParts({
        slides: Array.from({ length: 500 }, (_, index) => ({ shapes: titleBox(`Слайд ${index}`) })),
      }),
    ),
  );
  expect(deck.slides).toHaveLength(500);
});

test('[PRES-36] a picture that does not unpack is left out, and the slides and the other pictures come', () => {
  const names = ['a', 'b'];
  const shapes = titleBox('Два') + names.map((name) => picture(name, at(10, 20, 40, 40))).join('');
  const relations = names.map((name) => [name, 'image', `../media/${name}.png`] as const);
  const noise = 'Эта картинка испорчена';
  const bytes = smallPptx({
    slides: [{ shapes, relations }],
    // Texts are compressed, so that their bytes can be broken.
    parts: { 'ppt/media/a.png': noise, 'ppt/media/b.png': new Uint8Array([1, 2, 3]) },
  });
  const packed = deflateSync(strToU8(noise));
  const from = Buffer.from(bytes).indexOf(packed);
  expect(from).toBeGreaterThan(0);
  bytes.fill(0xff, from, from + packed.length);
  const deck = read(bytes);
  expect(deck.slides).toHaveLength(1);
  expect(deck.pictures.map(({ name }) => name)).toEqual(['b.png']);
});

test('[PRES-36] more pictures than 200 MB are refused with a reason', () => {
  const names = Array.from({ length: 21 }, (_, index) => `p${index}`);
  const shapes = names.map((name) => picture(name, at(10, 20, 40, 40))).join('');
  const relations = names.map((name) => [name, 'image', `../media/${name}.png`] as const);
  const bytes = smallPptx({
    slides: [{ shapes, relations }],
    parts: Object.fromEntries(names.map((name) => [`ppt/media/${name}.png`, new Uint8Array([1])])),
  });
  // The list of the archive says how much its parts are: packed at 20 and unpacked at 24 of each entry, the name at 46.
  const list = Buffer.from(bytes.buffer);
  for (const name of names) {
    const entry = list.lastIndexOf(`ppt/media/${name}.png`) - 46;
    list.writeUInt32LE(10_000_000, entry + 20);
    list.writeUInt32LE(10_000_000, entry + 24);
  }
  expect(faultOf(bytes)).toBe('too-large');
});

test('[PRES-36, PRES-43] a name of a chart that counts its points from zero or beyond them highlights nothing', () => {
  const highlight = { target: 'category', index: 1, callout: '' } as const;
  const slide: Slide = {
    ...emptySlide('chart', 'a'),
    slots: [
      { name: 'title', block: textBlock('Рост') },
      { name: 'chart', block: { ...chartOf('column', { Выручка: [1, 2] }), highlight } },
    ],
  };
  const deck = testDeck([slide]);
  const tokens = themeTokens(deck.theme);
  const files = unzip(
    deckToPptx({ deck, tokens, pictures: new Map(), withNotes: true, withoutSkipped: false }),
  );
  const path = 'ppt/slides/slide1.xml';
  const xml = new TextDecoder().decode(files.get(path));
  const highlightAs = (number: string) => {
    files.set(path, strToU8(xml.replace('выделена точка 2', `выделена точка ${number}`)));
    const [made] = read(zipFiles(Object.fromEntries(files))).slides.flatMap(({ slides: all }) => all);
    const found = made?.slots.find(({ name }) => name === 'chart')?.block;
    return found?.kind === 'chart' ? found.highlight : 'no chart';
  };
  expect(highlightAs('2')).toEqual(highlight);
  expect(['0', '00', '01', '3', '99', '-1'].map(highlightAs)).toEqual(Array(6).fill(undefined));
});
