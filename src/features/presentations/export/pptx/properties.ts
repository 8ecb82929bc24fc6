/** What every PowerPoint file has beside its slides and layouts: properties and settings. */
import type { Source } from '../options.ts';
import { APPLICATION } from './own-names.ts';
import type { Parts } from './parts.ts';
import { el, namespaces, text } from './xml.ts';

/** Beginnings of content types. */
export const DECK_TYPE = 'application/vnd.openxmlformats-officedocument.presentationml';
export const OFFICE_TYPE = 'application/vnd.openxmlformats-officedocument';

/**
 * Title, author and dates; the dates are those of the version, so that equal decks make equal files.
 *
 * @param application name of the program
 */
export function addProperties(
  parts: Parts,
  { deck }: Source,
  language: string,
  application = APPLICATION,
): void {
  const date = new Date(deck.date);
  const moment = Number.isNaN(date.getTime()) ? undefined : `${date.toISOString().slice(0, 19)}Z`;
  const when = (name: string): string => (moment ? el(name, { 'xsi:type': 'dcterms:W3CDTF' }, moment) : '');
  parts.relate(
    '',
    'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
    'docProps/core.xml',
  );
  parts.add(
    'docProps/core.xml',
    'application/vnd.openxmlformats-package.core-properties+xml',
    el(
      'cp:coreProperties',
      {
        'xmlns:cp': 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties',
        'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
        'xmlns:dcterms': 'http://purl.org/dc/terms/',
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      },
      el('dc:title', {}, text(deck.title)),
      el('dc:creator', {}, text(deck.owner.name)),
      el('dc:language', {}, language),
      when('dcterms:created'),
      when('dcterms:modified'),
    ),
  );
  parts.relate('', 'extended-properties', 'docProps/app.xml');
  parts.add(
    'docProps/app.xml',
    `${OFFICE_TYPE}.extended-properties+xml`,
    el(
      'Properties',
      { xmlns: 'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties' },
      el('Application', {}, application),
    ),
  );
}

/** Settings that PowerPoint expects to find, without content; those that the file has stay. @param deck path of the main part */
export function addSettings(parts: Parts, deck: string): void {
  for (const [name, relation, root] of [
    ['presProps', 'presProps', el('p:presentationPr', namespaces)],
    ['viewProps', 'viewProps', el('p:viewPr', namespaces)],
    [
      'tableStyles',
      'tableStyles',
      el('a:tblStyleLst', {
        'xmlns:a': namespaces['xmlns:a'],
        def: '{2D5ABB26-0587-4C30-8999-92F81FD0307C}',
      }),
    ],
  ] as const) {
    if (parts.targetOf(deck, relation) !== undefined) continue;
    parts.relate(deck, relation, `ppt/${name}.xml`);
    parts.add(`ppt/${name}.xml`, `${DECK_TYPE}.${name}+xml`, root);
  }
}

/** Looks of text without a place of its own: the theme's font and colour. */
const plainLevel = el(
  'a:lvl1pPr',
  { algn: 'l' },
  el(
    'a:defRPr',
    { sz: 1800 },
    el('a:solidFill', {}, el('a:schemeClr', { val: 'tx1' })),
    el('a:latin', { typeface: '+mn-lt' }),
  ),
);

/** Looks of text without a place of its own, `p:defaultTextStyle`. */
export const defaultTextStyle = (language: string): string =>
  el('p:defaultTextStyle', {}, el('a:defPPr', {}, el('a:defRPr', { lang: language })), plainLevel);

/** The id of the first slide; the others follow it. */
export const FIRST_SLIDE_ID = 256;

/** The list of slides. @param ids of their relationships */
export const slideIdList = (ids: readonly string[]): string =>
  el('p:sldIdLst', {}, ...ids.map((id, at) => el('p:sldId', { id: FIRST_SLIDE_ID + at, 'r:id': id })));
