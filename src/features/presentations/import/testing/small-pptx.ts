/** PowerPoint files as small as a reader takes them, for tests. */
import { zipFiles } from '#lib/office/zip.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const namespaces = `xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:r="${office}" xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"`;

type Relation = readonly [id: string, kind: string, target: string, mode?: 'External'];

const relationships = (list: readonly Relation[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list
    .map(
      ([id, kind, target, mode]) =>
        `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`,
    )
    .join('')}</Relationships>`;

export interface SmallSlide {
  /** XML of its shapes. */
  readonly shapes?: string;
  /** Attributes of `p:sld`. */
  readonly attributes?: string;
  /** What stands behind its shapes: transitions, timing. */
  readonly after?: string;
  readonly relations?: readonly Relation[];
}

/** Where a shape stands: its left upper corner and its size, percent of a slide of 16:9. */
export const at = (x: number, y: number, w: number, h: number): string =>
  `<a:xfrm><a:off x="${x * 121_920}" y="${y * 68_580}"/><a:ext cx="${w * 121_920}" cy="${h * 68_580}"/></a:xfrm>`;

export const paragraphXml = (text: string, properties = ''): string =>
  `<a:p>${properties}<a:r><a:rPr lang="ru-RU"/><a:t>${text}</a:t></a:r></a:p>`;

/** A shape with text. @param place XML of `p:ph`, '' for a text box */
export const box = (place: string, paragraphs: string, frame = ''): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Фигура"/><p:cNvSpPr/><p:nvPr>${place}</p:nvPr></p:nvSpPr><p:spPr>${frame}</p:spPr><p:txBody><a:bodyPr/><a:lstStyle/>${paragraphs}</p:txBody></p:sp>`;
export const titleBox = (text: string): string =>
  box('<p:ph type="title"/>', paragraphXml(text), at(5, 5, 90, 12));

export const picture = (id: string, frame: string, crop = '', description = 'Схема'): string =>
  `<p:pic><p:nvPicPr><p:cNvPr id="4" name="Рисунок" descr="${description}"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="${id}"/>${crop}<a:stretch/></p:blipFill><p:spPr>${frame}</p:spPr></p:pic>`;

export const table = (rows: readonly (readonly string[])[]): string =>
  `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="5" name="Таблица"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblPr firstRow="1"/>${rows
    .map(
      (row) =>
        `<a:tr>${row.map((cell) => `<a:tc><a:txBody>${paragraphXml(cell)}</a:txBody></a:tc>`).join('')}</a:tr>`,
    )
    .join('')}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;

export const chartFrame = (id: string): string =>
  `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="6" name="Диаграмма"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart r:id="${id}"/></a:graphicData></a:graphic></p:graphicFrame>`;

const points = (list: readonly (string | number)[]): string =>
  list.map((value, idx) => `<c:pt idx="${idx}"><c:v>${value}</c:v></c:pt>`).join('');

/** A part of a chart. @param plot its kind with what comes before the series, `<c:barChart>` without its end */
export const chartPart = (
  plot: string,
  categories: readonly string[],
  series: Readonly<Record<string, readonly number[]>>,
  format = 'General',
): string => {
  const name = /^<(c:\w+)/.exec(plot)?.[1] ?? '';
  return `<c:chartSpace ${namespaces}><c:chart><c:plotArea>${plot}${Object.entries(series)
    .map(
      ([title, values]) =>
        `<c:ser><c:tx><c:strRef><c:strCache>${points([title])}</c:strCache></c:strRef></c:tx><c:cat><c:strRef><c:strCache>${points(categories)}</c:strCache></c:strRef></c:cat><c:val><c:numRef><c:numCache><c:formatCode>${format}</c:formatCode>${points(values)}</c:numCache></c:numRef></c:val></c:ser>`,
    )
    .join('')}</${name}></c:plotArea></c:chart></c:chartSpace>`;
};

interface Book {
  readonly slides: readonly SmallSlide[];
  /** Further parts, by their names. */
  readonly parts?: Readonly<Record<string, string | Uint8Array>>;
  /** The main part's type. */
  readonly type?: string;
}

/** The parts of a file, to be changed before they are zipped. */
export function smallParts({
  slides,
  parts = {},
  type = 'presentation',
}: Book): Record<string, string | Uint8Array> {
  const files: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/ppt/presentation.xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.${type}.main+xml"/></Types>`,
    '_rels/.rels': relationships([['rId1', 'officeDocument', 'ppt/presentation.xml']]),
    'ppt/presentation.xml': `<p:presentation ${namespaces}><p:sldIdLst>${slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="s${index + 1}"/>`).join('')}</p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relationships(
      slides.map((_, index) => [`s${index + 1}`, 'slide', `slides/slide${index + 1}.xml`]),
    ),
  };
  for (const [index, { shapes = '', attributes = '', after = '', relations = [] }] of slides.entries()) {
    const name = `slide${index + 1}.xml`;
    files[`ppt/slides/${name}`] =
      `<p:sld ${namespaces} ${attributes}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld>${after}</p:sld>`;
    files[`ppt/slides/_rels/${name}.rels`] = relationships(relations);
  }
  return { ...files, ...parts };
}

/** The bytes of a file. */
export const smallPptx = (book: Book): Uint8Array<ArrayBuffer> => zipFiles(smallParts(book));
