import { expect, test } from 'vitest';
import type { Schemas } from '#mocks/store/database.ts';
import { read, type Slide } from '#mocks/testing/presentation-runs.ts';
import { add, change, fieldsOf, people } from '#mocks/testing/presentations.ts';

type SlideObject = Schemas['SlideObject'];

const text = (words: string, link: string | null = null) => ({
  kind: 'text' as const,
  paragraphs: [
    { level: 0, list: 'none' as const, runs: [{ text: words, isBold: false, isItalic: false, link }] },
  ],
});
const object = (rest: Partial<SlideObject> = {}): SlideObject => ({
  id: 'o1',
  kind: 'rectangle',
  x: 64,
  y: 160,
  w: 200,
  h: 100,
  ...rest,
});
const slideWith = (...objects: SlideObject[]): Slide => ({
  id: 'a',
  layout: 'bullets',
  notes: '',
  isSkipped: false,
  isEdited: true,
  isPictureRight: false,
  outlineId: null,
  slots: [],
  objects,
});
const picture = (idFile: string) => ({
  kind: 'picture' as const,
  idFile,
  alt: '',
  isDecorative: true,
  fit: 'cover' as const,
});

test('[PRES-80] objects are kept in their order by a change, a copy and a version, and their texts are found', async () => {
  const { maria } = await people();
  const { uuid } = await add(maria, {});
  expect(await read(maria, uuid)).not.toHaveProperty('slides[0].objects');
  const slide = slideWith(
    object({ kind: 'ellipse', block: text('Лимонад') }),
    object({ id: 'o2', kind: 'arrow', start: 'topRight', w: 0, colour: 'muted' }),
    object({ id: 'o3', kind: 'text', x: 1080, y: 620, block: text('Подпись') }),
  );
  expect((await change(maria, { uuid, version: 1, slides: [slide] })).status).toBe(200);
  expect((await read(maria, uuid)).slides).toEqual([slide]);
  expect((await add(maria, { copyOf: uuid })).slides).toEqual([slide]);
  const { content } = await maria.json<{ content: { uuid: string }[] }>(
    'GET',
    `/presentation/getPresentations?search=${encodeURIComponent('лимонад')}`,
  );
  expect(content.map((one) => one.uuid)).toContain(uuid);
});

test('[PRES-80] objects that break a rule are refused with the paths of their fields', async () => {
  const { maria } = await people();
  const { uuid } = await add(maria, {});
  const at = 'slides[0].objects[0]';
  const long = {
    kind: 'text' as const,
    paragraphs: [1, 2, 3].flatMap(() => text('я'.repeat(700)).paragraphs),
  };
  for (const [objects, fields] of [
    [[object({ x: 1081 })], [`${at}.w`]],
    [[object({ y: 621 })], [`${at}.h`]],
    [[object({ w: 7 })], [`${at}.w`]],
    [[object({ h: 7 })], [`${at}.h`]],
    [[object({ kind: 'line', w: 0, h: 0 })], [`${at}.w`]],
    [[object(), object()], ['slides[0].objects[1].id']],
    [[object({ kind: 'text' })], [`${at}.block`]],
    [[object({ kind: 'picture' })], [`${at}.block`]],
    [[object({ kind: 'arrow', block: text('Да') })], [`${at}.block.kind`]],
    [[object({ block: picture(crypto.randomUUID()) })], [`${at}.block.kind`]],
    [[object({ kind: 'picture', block: picture(crypto.randomUUID()) })], [`${at}.block.idFile`]],
    [[object({ block: long })], [`${at}.block.paragraphs`]],
    [[object({ block: text('я', 'javascript:alert(1)') })], [`${at}.block.paragraphs[0].runs[0].link`]],
    [[object({ kind: 'line', colour: 'surface' })], [`${at}.colour`]],
  ] as const)
    expect(
      await fieldsOf(await change(maria, { uuid, version: 1, slides: [slideWith(...objects)] })),
    ).toEqual(fields);
});
