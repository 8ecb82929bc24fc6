import { expect, test } from 'vitest';
import { zipFiles } from '#lib/office/zip.ts';
import { type ImportFault, ImportRefused } from '../office/refusals.ts';
import { readLook } from './look.ts';
import {
  barOn,
  dot,
  pictureGround,
  pictureOn,
  type SmallLayout,
  smallTemplate,
  solid,
  templateParts,
  textColour,
  usualLayouts,
} from './testing/small-template.ts';

/** The usual layouts, the first of them with other properties. */
const withCover = (cover: Partial<SmallLayout>): SmallLayout[] =>
  usualLayouts.map((layout, at) => (at === 0 ? { ...layout, ...cover } : layout));

test('[PRES-56] a template gives its colours, the nearest fonts, its grounds and the room of its texts', () => {
  const look = readLook(smallTemplate());
  expect(look).toMatchObject({
    accent: '#0b6572',
    dark: '#1a1a1a',
    light: '#ffffff',
    fonts: 'sans',
    logos: [],
  });
  expect(look.pages).toEqual({
    slides: {
      ground: '#ffffff',
      // 5 % and 6 % of 1280 × 720 with the space that Office leaves around text.
      title: { x: 74, y: 48, w: 954, h: 77 },
      body: { x: 74, y: 163, w: 1133, h: 466 },
    },
    covers: {
      ground: '#12303a',
      title: { x: 112, y: 149, w: 877, h: 235 },
      body: { x: 112, y: 437, w: 877, h: 106 },
    },
  });
  expect(look.losses).toEqual([
    'Шрифт «Circe» на\u00a0портале заменён на\u00a0Arial. В\u00a0файлах PowerPoint он останется',
    'Логотип в\u00a0шаблоне не\u00a0найден. Загрузите его отдельно',
  ]);
});

test('[PRES-56] a dark template gives light text on its ground, and serif fonts stay serif', () => {
  const look = readLook(
    smallTemplate({
      colours: { dk1: 'FFFFFF', lt1: '101828' },
      fonts: ['Georgia', 'PT Sans'],
      master: { background: '<p:bg><p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef></p:bg>' },
    }),
  );
  expect(look).toMatchObject({ dark: '#101828', light: '#ffffff', fonts: 'serifTitles' });
  expect(look.pages?.slides.ground).toBe('#101828');
});

test('[PRES-56] the ground of a cover is a colour with its changes, the mean of a gradient, or what covers the slide', () => {
  const groundOf = (cover: Partial<SmallLayout>) =>
    readLook(smallTemplate({ layouts: withCover(cover) })).pages?.covers.ground;
  const fill = (xml: string): string => `<p:bg><p:bgPr>${xml}<a:effectLst/></p:bgPr></p:bg>`;
  const darker = '<a:solidFill><a:schemeClr val="bg1"><a:lumMod val="50000"/></a:schemeClr></a:solidFill>';
  expect(groundOf({ background: fill(darker) })).toBe('#808080');
  const stops = ['000000', '404040'].map(
    (colour, at) => `<a:gs pos="${at}"><a:srgbClr val="${colour}"/></a:gs>`,
  );
  expect(
    groundOf({ background: fill(`<a:gradFill><a:gsLst>${stops.join('')}</a:gsLst></a:gradFill>`) }),
  ).toBe('#202020');
  expect(groundOf({ shapes: barOn('7A1F3D', [0, 0, 100, 100]) })).toBe('#7a1f3d');
  expect(groundOf({ shapes: barOn('7A1F3D', [0, 0, 100, 10]) })).toBe('#12303a');
});

test('[PRES-56] a picture behind a cover is named, and its text decides whether the ground counts as dark', () => {
  const picture = {
    background: pictureGround('i1'),
    relations: [['i1', 'image', '../media/ground.png']],
  } as const;
  const read = (colour: string) =>
    readLook(
      smallTemplate({
        layouts: withCover({ ...picture, titleStyle: textColour(colour) }),
        parts: { 'ppt/media/ground.png': dot },
      }),
    );
  expect(read('bg1').pages?.covers.ground).toBe('#12303a');
  expect(read('tx1').pages?.covers.ground).toBe('#e7e6e6');
  expect(read('bg1').losses.join()).toMatch(/Фоновая картинка обложки видна только в.файлах PowerPoint/);
});

test('[PRES-56] the small picture of the master is the logo; large ones and those of one layout are none', () => {
  const image = (id: string) => [id, 'image', `../media/${id}.png`] as const;
  const parts = Object.fromEntries(
    ['logo', 'photo', 'other', 'icon'].map((id) => [`ppt/media/${id}.png`, dot]),
  );
  const [first, ...others] = withCover({
    shapes: pictureOn('photo', [50, 0, 50, 100]) + pictureOn('other', [5, 5, 10, 6]),
    relations: [image('photo'), image('other')],
  });
  const icon = { shapes: pictureOn('icon', [5, 5, 5, 5]), relations: [image('icon')] };
  const layouts = [first, others[0], { ...others[1], ...icon }, ...others.slice(2)] as SmallLayout[];
  const look = readLook(
    smallTemplate({
      master: { shapes: pictureOn('logo', [88, 4, 8, 6]), relations: [image('logo')] },
      layouts,
      parts,
    }),
  );
  expect(look.logos.map(({ name, isOnSlides }) => [name, isOnSlides])).toEqual([
    ['logo.png', true],
    ['other.png', false],
  ]);
  const drawn = smallTemplate({
    master: { shapes: pictureOn('logo', [88, 4, 8, 6]), relations: [['logo', 'image', '../media/logo.emf']] },
    parts: { 'ppt/media/logo.emf': dot, '[Content_Types].xml': withEmf() },
  });
  expect(readLook(drawn).losses.join()).toContain('Логотип в\u00a0формате EMF браузер не\u00a0покажет');
});

const withEmf = (): string =>
  String(templateParts()['[Content_Types].xml']).replace(
    '<Default Extension="png"',
    '<Default Extension="emf" ContentType="image/x-emf"/><Default Extension="png"',
  );

test('[PRES-56] slides that are not 16:9 give colours and fonts only, and this is said', () => {
  const look = readLook(smallTemplate({ size: [9_144_000, 6_858_000] }));
  expect(look).toMatchObject({ accent: '#0b6572', pages: null });
  expect(look.losses[0]).toContain('другие пропорции');
  expect(readLook(smallTemplate({ size: [9_144_000, 5_143_500] })).pages?.slides.title).toEqual({
    x: 77,
    y: 50,
    w: 947,
    h: 74,
  });
});

const bar = (relation: string): string =>
  `<p:pic><p:nvPicPr><p:cNvPr id="9" name="Полоса"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip ${relation}/></p:blipFill><p:spPr/></p:pic>`;
const hostile = (shapes: string, ...relations: NonNullable<SmallLayout['relations']>) =>
  smallTemplate({ master: { shapes, relations } });

test.each<[string, ImportFault, Uint8Array]>([
  ['with macros', 'macros', smallTemplate({ kind: 'presentation.macroEnabled' })],
  ['with a macro of another type', 'macros', smallTemplate({ parts: { 'ppt/vbaProject.bin': 'x' } })],
  [
    'whose master loads a picture',
    'external',
    hostile(bar('r:link="x"'), ['x', 'image', 'https://evil.example/1.png', 'External']),
  ],
  [
    'whose master has a link to a file',
    'external',
    hostile(bar('r:embed="x"'), ['x', 'hyperlink', 'file:///c:/a.exe', 'External']),
  ],
  ['whose master plays a video', 'objects', hostile(bar('r:embed="x"'), ['x', 'video', '../media/a.mp4'])],
  [
    'without masters',
    'no-layouts',
    smallTemplate({ parts: { 'ppt/_rels/presentation.xml.rels': undefined } }),
  ],
  ['without layouts', 'no-layouts', smallTemplate({ layouts: [] })],
  [
    'with a document type in its theme',
    'damaged',
    smallTemplate({
      parts: { 'ppt/theme/theme1.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a:theme xmlns:a="urn:a"/>' },
    }),
  ],
  [
    'that unpacks to a hundred times more',
    'too-large',
    smallTemplate({ parts: { 'ppt/theme/theme1.xml': `<a>${' '.repeat(33_000_000)}</a>` } }),
  ],
  ['that is no archive', 'no-archive', new TextEncoder().encode('{}')],
  [
    'of Word',
    'no-presentation',
    zipFiles({ ...templateParts(), 'ppt/presentation.xml': '<w:document xmlns:w="w"/>' }),
  ],
])('[PRES-56] a template %s is refused with a reason: %s', (_, fault, bytes) => {
  const read = (): ImportFault | 'none' => {
    try {
      readLook(bytes);
    } catch (error) {
      if (error instanceof ImportRefused) return error.fault;
      throw error;
    }
    return 'none';
  };
  expect(read()).toBe(fault);
});

test('[PRES-56] an object that another program hides in a layout is left out with its file', () => {
  const object =
    '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="7" name="Объект"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm/><a:graphic><a:graphicData uri="u"><p:oleObj r:id="o1"/></a:graphicData></a:graphic></p:graphicFrame>';
  const look = readLook(
    hostile(object, ['o1', 'oleObject', '../embeddings/o.bin'], ['v1', 'vmlDrawing', '../v.vml']),
  );
  expect(look.accent).toBe('#0b6572');
});

test('[PRES-56] a template that is only solid colours keeps them', () => {
  expect(readLook(smallTemplate({ master: { background: solid('F4F1EA') } })).light).toBe('#f4f1ea');
});
