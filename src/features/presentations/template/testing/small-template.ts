/** Templates of companies as PowerPoint writes them, as small as they can be, for tests. */
import { zipFiles } from '#lib/office/zip.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const namespaces = `xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="${office}" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"`;
const package_ = 'http://schemas.openxmlformats.org/package/2006';
const type = 'application/vnd.openxmlformats-officedocument.presentationml';

type Relation = readonly [id: string, kind: string, target: string, mode?: 'External'];
const relationships = (list: readonly Relation[]): string =>
  `<Relationships xmlns="${package_}/relationships">${list
    .map(
      ([id, kind, target, mode]) =>
        `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`,
    )
    .join('')}</Relationships>`;

/** A PNG of one white dot. */
export const dot = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

/** Where a shape stands, percent of the slide. */
export type Percent = readonly [x: number, y: number, w: number, h: number];

/** A layout or a master. */
export interface SmallLayout {
  readonly name: string;
  /** As Office calls it; undefined without one. */
  readonly type?: string;
  /** XML of its background, such as `solid('1F3864')`. */
  readonly background?: string;
  /** Places by their type and number: `title`, `body:1`. */
  readonly places: Readonly<Record<string, Percent>>;
  /** XML of further shapes. */
  readonly shapes?: string;
  readonly relations?: readonly Relation[];
  /** XML of the levels of the title's style. */
  readonly titleStyle?: string;
}

export interface SmallTemplate {
  readonly size?: readonly [cx: number, cy: number];
  readonly colours?: Readonly<Record<string, string>>;
  readonly fonts?: readonly [title: string, text: string];
  readonly master?: Partial<SmallLayout>;
  readonly layouts?: readonly SmallLayout[];
  /** Further parts, by their names; undefined takes one out. */
  readonly parts?: Readonly<Record<string, string | Uint8Array | undefined>>;
  readonly kind?: 'presentation' | 'template' | 'presentation.macroEnabled';
}

export const solid = (colour: string): string =>
  `<p:bg><p:bgPr><a:solidFill><a:srgbClr val="${colour}"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>`;
export const pictureGround = (id: string): string =>
  `<p:bg><p:bgPr><a:blipFill><a:blip r:embed="${id}"/><a:stretch><a:fillRect/></a:stretch></a:blipFill><a:effectLst/></p:bgPr></p:bg>`;
export const textColour = (colour: string): string =>
  `<a:lvl1pPr><a:defRPr sz="4000"><a:solidFill><a:schemeClr val="${colour}"/></a:solidFill></a:defRPr></a:lvl1pPr>`;

const usualColours = {
  dk1: '1A1A1A',
  lt1: 'FFFFFF',
  dk2: '12303A',
  lt2: 'E7E6E6',
  accent1: '0B6572',
  accent2: 'D0561F',
  accent3: '3F7D3A',
  accent4: '5B55B5',
  accent5: '8A6414',
  accent6: 'A83262',
  hlink: '0563C1',
  folHlink: '954F72',
} as const;

const usualLayouts: readonly SmallLayout[] = [
  {
    name: 'Титульный слайд',
    type: 'title',
    background: solid('12303A'),
    places: { ctrTitle: [8, 20, 70, 34], 'subTitle:1': [8, 60, 70, 16] },
    titleStyle: textColour('bg1'),
  },
  {
    name: 'Заголовок раздела',
    type: 'secHead',
    background: solid('0B6572'),
    places: { title: [8, 30, 70, 26], 'body:1': [8, 60, 70, 16] },
    titleStyle: textColour('bg1'),
  },
  {
    name: 'Заголовок и объект',
    type: 'obj',
    places: {
      title: [5, 6, 76, 12],
      'obj:1': [5, 22, 90, 66],
      'ftr:11': [5, 92, 50, 5],
      'sldNum:12': [85, 92, 10, 5],
    },
  },
  {
    name: 'Только заголовок',
    type: 'titleOnly',
    places: { title: [5, 6, 76, 12], 'sldNum:12': [85, 92, 10, 5] },
  },
  { name: 'Пустой слайд', type: 'blank', places: {} },
];

const frameOf = ([x, y, w, h]: Percent, [cx, cy]: readonly [number, number]): string => {
  const [left, top] = [Math.round((x * cx) / 100), Math.round((y * cy) / 100)];
  return `<a:xfrm><a:off x="${left}" y="${top}"/><a:ext cx="${Math.round((w * cx) / 100)}" cy="${Math.round((h * cy) / 100)}"/></a:xfrm>`;
};

const placeXml = (
  key: string,
  area: Percent,
  id: number,
  size: readonly [number, number],
  style: string,
): string => {
  const [kind = '', index] = key.split(':');
  const isTitle = /title$/i.test(kind) && kind !== 'subTitle';
  const field =
    kind === 'sldNum'
      ? '<a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="slidenum"><a:rPr lang="ru-RU"/><a:t>‹#›</a:t></a:fld>'
      : '';
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${key.replace(':', ' ')}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph${kind === 'obj' ? '' : ` type="${kind}"`}${index ? ` idx="${index}"` : ''}/></p:nvPr></p:nvSpPr><p:spPr>${frameOf(area, size)}</p:spPr><p:txBody><a:bodyPr/><a:lstStyle>${isTitle ? style : ''}</a:lstStyle><a:p>${field}<a:endParaRPr lang="ru-RU"/></a:p></p:txBody></p:sp>`;
};

/** A picture on a layout. */
export const pictureOn = (
  id: string,
  area: Percent,
  size: readonly [cx: number, cy: number] = [12_192_000, 6_858_000],
): string =>
  `<p:pic><p:nvPicPr><p:cNvPr id="90" name="Логотип"/><p:cNvPicPr/><p:nvPr userDrawn="1"/></p:nvPicPr><p:blipFill><a:blip r:embed="${id}"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>${frameOf(area, size)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`;

/** A coloured rectangle on a layout. */
export const barOn = (
  colour: string,
  area: Percent,
  size: readonly [cx: number, cy: number] = [12_192_000, 6_858_000],
): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="91" name="Полоса"/><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr><p:spPr>${frameOf(area, size)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:solidFill><a:srgbClr val="${colour}"/></a:solidFill></p:spPr></p:sp>`;

const tree = (
  { places = {}, shapes = '', titleStyle = '' }: Partial<SmallLayout>,
  size: readonly [number, number],
) =>
  `<p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${shapes}${Object.entries(
    places,
  )
    .map(([key, area], at) => placeXml(key, area, at + 2, size, titleStyle))
    .join('')}</p:spTree>`;

const themeXml = (
  colours: Readonly<Record<string, string>>,
  [title, text]: readonly [string, string],
): string => {
  const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
  const line = `<a:ln w="6350">${fill}</a:ln>`;
  const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>';
  const face = (name: string): string =>
    `<a:latin typeface="${name}"/><a:ea typeface=""/><a:cs typeface=""/>`;
  return `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Тема компании"><a:themeElements><a:clrScheme name="Компания">${Object.entries(
    { ...usualColours, ...colours },
  )
    .map(([name, value]) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`)
    .join(
      '',
    )}</a:clrScheme><a:fontScheme name="Компания"><a:majorFont>${face(title)}</a:majorFont><a:minorFont>${face(text)}</a:minorFont></a:fontScheme><a:fmtScheme name="Компания"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${line.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;
};

const map =
  'bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"';
const levelOf = (size: number): string =>
  `<a:lvl1pPr><a:defRPr sz="${size}"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill></a:defRPr></a:lvl1pPr>`;

/** The parts of a template, which has one slide of its own. */
export function templateParts({
  size = [12_192_000, 6_858_000],
  colours = {},
  fonts = ['Circe', 'Circe'],
  master = {},
  layouts = usualLayouts,
  parts = {},
  kind = 'template',
}: SmallTemplate = {}): Record<string, string | Uint8Array> {
  const override = (part: string, contentType: string): string =>
    `<Override PartName="/${part}" ContentType="${contentType}"/>`;
  const layoutIds = layouts
    .map((_, at) => `<p:sldLayoutId id="${2_147_483_649 + at}" r:id="l${at + 1}"/>`)
    .join('');
  const masterPlaces = { title: [5, 6, 76, 12], 'body:1': [5, 22, 90, 66], ...master.places } as const;
  const files: Record<string, string | Uint8Array | undefined> = {
    '[Content_Types].xml': `<Types xmlns="${package_}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>${override('ppt/presentation.xml', `${type}.${kind}.main+xml`)}${override('ppt/theme/theme1.xml', 'application/vnd.openxmlformats-officedocument.theme+xml')}${override('ppt/slideMasters/slideMaster1.xml', `${type}.slideMaster+xml`)}${layouts.map((_, at) => override(`ppt/slideLayouts/slideLayout${at + 1}.xml`, `${type}.slideLayout+xml`)).join('')}${override('ppt/slides/slide1.xml', `${type}.slide+xml`)}</Types>`,
    '_rels/.rels': relationships([['rId1', 'officeDocument', 'ppt/presentation.xml']]),
    'ppt/presentation.xml': `<p:presentation ${namespaces}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="m1"/></p:sldMasterIdLst><p:sldIdLst><p:sldId id="256" r:id="s1"/></p:sldIdLst><p:sldSz cx="${size[0]}" cy="${size[1]}"/><p:notesSz cx="6858000" cy="9144000"/><p:defaultTextStyle>${levelOf(1800)}</p:defaultTextStyle></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relationships([
      ['m1', 'slideMaster', 'slideMasters/slideMaster1.xml'],
      ['s1', 'slide', 'slides/slide1.xml'],
      ['t1', 'theme', 'theme/theme1.xml'],
    ]),
    'ppt/theme/theme1.xml': themeXml(colours, fonts),
    'ppt/slideMasters/slideMaster1.xml': `<p:sldMaster ${namespaces}><p:cSld>${master.background ?? solid('FFFFFF')}${tree({ ...master, places: masterPlaces }, size)}</p:cSld><p:clrMap ${map}/><p:sldLayoutIdLst>${layoutIds}</p:sldLayoutIdLst><p:txStyles><p:titleStyle>${levelOf(3200)}</p:titleStyle><p:bodyStyle>${levelOf(2000)}</p:bodyStyle><p:otherStyle>${levelOf(1800)}</p:otherStyle></p:txStyles></p:sldMaster>`,
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': relationships([
      ...layouts.map(
        (_, at): Relation => [`l${at + 1}`, 'slideLayout', `../slideLayouts/slideLayout${at + 1}.xml`],
      ),
      ['t1', 'theme', '../theme/theme1.xml'],
      ...(master.relations ?? []),
    ]),
    'ppt/slides/slide1.xml': `<p:sld ${namespaces}><p:cSld>${tree({}, size)}</p:cSld></p:sld>`,
    'ppt/slides/_rels/slide1.xml.rels': relationships([
      ['l1', 'slideLayout', '../slideLayouts/slideLayout1.xml'],
      ['i1', 'image', '../media/of-slide.png'],
    ]),
    'ppt/media/of-slide.png': dot,
  };
  for (const [at, layout] of layouts.entries()) {
    files[`ppt/slideLayouts/slideLayout${at + 1}.xml`] =
      `<p:sldLayout ${namespaces}${layout.type ? ` type="${layout.type}"` : ''}><p:cSld name="${layout.name}">${layout.background ?? ''}${tree(layout, size)}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`;
    files[`ppt/slideLayouts/_rels/slideLayout${at + 1}.xml.rels`] = relationships([
      ['m1', 'slideMaster', '../slideMasters/slideMaster1.xml'],
      ...(layout.relations ?? []),
    ]);
  }
  return Object.fromEntries(
    Object.entries({ ...files, ...parts }).filter(
      (entry): entry is [string, string | Uint8Array] => entry[1] !== undefined,
    ),
  );
}

/** The bytes of a template. */
export const smallTemplate = (template?: SmallTemplate): Uint8Array<ArrayBuffer> =>
  zipFiles(templateParts(template));

export { usualLayouts };
