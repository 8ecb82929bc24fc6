import type { TextBox } from '../../model/boxes.ts';
import { type Layout, type Paragraph, paragraph } from '../../model/deck.ts';
import { DATE, FOOTER, LAYOUT_LIST, LAYOUTS, NUMBER, SLOT_NAMES } from '../../model/layouts.ts';
import { indentsOf, markOf } from '../../model/lists.ts';
import { gapBefore } from '../../model/text-box.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import { contacts, logo, type PictureOf } from './brand.ts';
import { type Design, type Designs, hasLists, placeOf } from './design.ts';
import { background, placeholder, shape, shapeIds, shapeName, shapeTree } from './shapes.ts';
import {
  bodyProperties,
  lineSpacing,
  paragraphEnd,
  plainRun,
  runs,
  size,
  spaceBefore,
  type TextContext,
} from './text.ts';
import { colourMap, fill, ownColours } from './theme.ts';
import { el, frame, namespaces, text } from './xml.ts';

const aligns = { left: 'l', center: 'ctr', right: 'r' } as const;

/** Numbers of the places that every layout has. */
export const DATE_INDEX = 10;
export const FOOTER_INDEX = 11;
export const NUMBER_INDEX = 12;

/** How Office calls the layouts; the others have no name there. */
const officeTypes: Partial<Record<Layout, string>> = {
  title: 'title',
  section: 'secHead',
  bullets: 'tx',
  twoColumns: 'twoColTx',
  table: 'tbl',
  chart: 'chartAndTx',
};

/** Whether text is bold as a whole: its first piece is. */
const isBoldBox = ({ lines }: TextBox): boolean => lines[0]?.pieces[0]?.isBold ?? false;

/** Looks of one level, `a:lvl1pPr`. */
function level(at: number, box: TextBox, isList: boolean, tokens: ThemeTokens, isBold: boolean): string {
  const one: Paragraph = { ...paragraph(''), list: isList ? 'bullet' : 'none', level: isList ? at : 0 };
  const indents = indentsOf(one);
  const unit = box.points * 12_700;
  const isItalic = box.lines[0]?.pieces[0]?.isItalic ?? false;
  return el(
    `a:lvl${at + 1}pPr`,
    {
      marL: Math.round(indents.text * unit),
      indent: Math.round((indents.mark - indents.text) * unit),
      algn: aligns[box.align],
    },
    lineSpacing(box.lineHeight, box.font),
    spaceBefore(isList ? box.points * gapBefore(one) : 0),
    isList
      ? el('a:buClr', {}, fill(box.markColor, tokens).replace(/^<a:solidFill>|<\/a:solidFill>$/g, '')) +
          el('a:buFont', { typeface: '+mj-lt' }) +
          el('a:buChar', { char: markOf(one, null) })
      : el('a:buNone'),
    el(
      'a:defRPr',
      { sz: size(box.points), b: isBold ? 1 : 0, i: isItalic ? 1 : undefined },
      fill(box.color, tokens),
      el('a:latin', { typeface: box.role === 'title' ? '+mj-lt' : '+mn-lt' }),
    ),
  );
}

/** The looks of a text as a style for lists. @param isBold whether all of it is bold */
export const levels = (
  box: TextBox,
  isList: boolean,
  tokens: ThemeTokens,
  isBold: boolean = isBoldBox(box),
): string => (isList ? [0, 1, 2] : [0]).map((at) => level(at, box, isList, tokens, isBold)).join('');

interface PlaceText {
  id: number;
  name: string;
  place: { type: string; idx: number | undefined };
  area: { x: number; y: number; w: number; h: number };
  box: TextBox | undefined;
  isList?: boolean;
  content: string;
}

const textPlace = (
  { id, name, place, area, box, isList = false, content }: PlaceText,
  tokens: ThemeTokens,
  context: TextContext,
): string =>
  el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      shapeName(id, name),
      el('p:cNvSpPr', {}, el('a:spLocks', { noGrp: 1 })),
      placeholder(place.type, place.idx),
    ),
    el('p:spPr', {}, frame(area)),
    el(
      'p:txBody',
      {},
      bodyProperties(box?.anchor),
      box ? el('a:lstStyle', {}, levels(box, isList, tokens)) : el('a:lstStyle'),
      el('a:p', {}, content, paragraphEnd(context)),
    ),
  );

/** The number of the slide, which Office counts. */
export const numberField = (value: string, { language }: TextContext): string =>
  el(
    'a:fld',
    // Any identifier; one for all, so that equal decks make equal files.
    { id: '{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}', type: 'slidenum' },
    el('a:rPr', { lang: language }),
    el('a:t', {}, value),
  );

/** The day on which the file is opened, which Office writes in the language of the text. */
export const dateField = (value: string, { language }: TextContext): string =>
  el(
    'a:fld',
    {
      id: '{5C7A2A3D-E0A1-4C55-9B0E-8F7B1D6A4C21}',
      type: language.startsWith('en') ? 'datetime4' : 'datetime3',
    },
    el('a:rPr', { lang: language }),
    el('a:t', {}, text(value)),
  );

function footPlaces(design: Design, nextId: () => number, tokens: ThemeTokens, context: TextContext): string {
  return [
    design.footer &&
      textPlace(
        {
          id: nextId(),
          name: 'Нижний колонтитул',
          place: { type: 'ftr', idx: FOOTER_INDEX },
          area: FOOTER,
          box: design.footer,
          content: '',
        },
        tokens,
        context,
      ),
    design.date &&
      textPlace(
        {
          id: nextId(),
          name: 'Дата',
          place: { type: 'dt', idx: DATE_INDEX },
          area: DATE,
          box: design.date,
          content: '',
        },
        tokens,
        context,
      ),
    design.number &&
      textPlace(
        {
          id: nextId(),
          name: 'Номер слайда',
          place: { type: 'sldNum', idx: NUMBER_INDEX },
          area: NUMBER,
          box: design.number,
          content: numberField('‹#›', context),
        },
        tokens,
        context,
      ),
  ]
    .filter(Boolean)
    .join('');
}

/** The part of a layout with its places. */
export function layoutPart(
  design: Design,
  tokens: ThemeTokens,
  context: TextContext & { readonly pictureOf: PictureOf },
): string {
  const nextId = shapeIds();
  const { layout, texts } = design;
  const shapes = design.shapes.map((box) => shape(nextId(), box, tokens)).join('');
  const brand = [
    design.logo ? logo(nextId(), design.logo, context.pictureOf) : '',
    design.contacts ? contacts(nextId(), design.contacts, tokens, context) : '',
  ].join('');
  const places = LAYOUTS[layout].slots
    .map((area) => {
      const place = placeOf(layout, area.name);
      if (!place) return '';
      const isList = hasLists(area.name) && layout !== 'thanks';
      return textPlace(
        {
          id: nextId(),
          name: SLOT_NAMES[area.name],
          place,
          area,
          box: texts.get(area.name),
          isList,
          content: runs([plainRun(SLOT_NAMES[area.name])], context),
        },
        tokens,
        context,
      );
    })
    .join('');
  return el(
    'p:sldLayout',
    { ...namespaces, type: officeTypes[layout], preserve: 1 },
    el(
      'p:cSld',
      { name: LAYOUTS[layout].name },
      design.background === tokens.background ? '' : background(design.background, tokens),
      shapeTree(shapes + brand + places + footPlaces(design, nextId, tokens, context)),
    ),
    ownColours(design.linkColor, tokens),
  );
}

/**
 * The slide master; the list of bullets gives it its looks.
 *
 * @param layoutIds relation ids of the layouts
 */
export function masterPart(
  designs: Designs,
  layoutIds: readonly string[],
  tokens: ThemeTokens,
  context: TextContext,
): string {
  const nextId = shapeIds();
  const design = designs.bullets;
  const places = LAYOUTS.bullets.slots
    .map((area) => {
      const isTitle = area.name === 'title';
      return textPlace(
        {
          id: nextId(),
          name: SLOT_NAMES[area.name],
          area,
          box: undefined,
          place: isTitle ? { type: 'title', idx: undefined } : { type: 'body', idx: 1 },
          content: runs([plainRun(isTitle ? 'Образец заголовка' : 'Образец текста')], context),
        },
        tokens,
        context,
      );
    })
    .join('');
  const style = (name: 'title' | 'body'): string => {
    const box = design.texts.get(name);
    return box ? levels(box, name === 'body', tokens) : '';
  };
  return el(
    'p:sldMaster',
    namespaces,
    el(
      'p:cSld',
      {},
      background(tokens.background, tokens),
      shapeTree(places + footPlaces(design, nextId, tokens, context)),
    ),
    colourMap(tokens),
    el(
      'p:sldLayoutIdLst',
      {},
      ...layoutIds.map((id, at) => el('p:sldLayoutId', { id: FIRST_LAYOUT_ID + at, 'r:id': id })),
    ),
    el(
      'p:txStyles',
      {},
      el('p:titleStyle', {}, style('title')),
      el('p:bodyStyle', {}, style('body')),
      el('p:otherStyle', {}, el('a:defPPr', {}, el('a:defRPr', { lang: context.language }))),
    ),
  );
}

/** Ids of masters and layouts are unique together, from 2^31 on. */
export const MASTER_ID = 2_147_483_648;
const FIRST_LAYOUT_ID = MASTER_ID + 1;

export const layoutPath = (layout: Layout): string =>
  `ppt/slideLayouts/slideLayout${LAYOUT_LIST.indexOf(layout) + 1}.xml`;
