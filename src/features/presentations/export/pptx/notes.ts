import { placeholder, shapeName, shapeTree } from './shapes.ts';
import { paragraphEnd, plainRun, runs, type TextContext } from './text.ts';
import { el, frame, namespaces } from './xml.ts';

/** A page of notes is A4 upright in the units of a slide: 7.5 by 10 inches, px. */
export const NOTES_PAGE = { w: 720, h: 960 } as const;
const picture = { x: 60, y: 72, w: 600, h: 337.5 } as const;
const body = { x: 72, y: 440, w: 576, h: 440 } as const;

const imagePlace = (isMaster: boolean): string =>
  el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      shapeName(2, 'Слайд'),
      el('p:cNvSpPr', {}, el('a:spLocks', { noGrp: 1, noRot: 1, noChangeAspect: 1 })),
      placeholder('sldImg', isMaster ? 2 : undefined),
    ),
    el(
      'p:spPr',
      {},
      ...(isMaster ? [frame(picture), el('a:prstGeom', { prst: 'rect' }, el('a:avLst'))] : []),
    ),
  );

const bodyPlace = (content: string, isMaster: boolean): string =>
  el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      shapeName(3, 'Заметки'),
      el('p:cNvSpPr', {}, el('a:spLocks', { noGrp: 1 })),
      el(
        'p:nvPr',
        {},
        el('p:ph', { type: 'body', sz: isMaster ? 'quarter' : undefined, idx: isMaster ? 3 : 1 }),
      ),
    ),
    el('p:spPr', {}, ...(isMaster ? [frame(body), el('a:prstGeom', { prst: 'rect' }, el('a:avLst'))] : [])),
    el('p:txBody', {}, el('a:bodyPr'), el('a:lstStyle'), content),
  );

/** What all pages of notes have in common. */
export const notesMasterPart = (context: TextContext): string =>
  el(
    'p:notesMaster',
    namespaces,
    el(
      'p:cSld',
      {},
      el('p:bg', {}, el('p:bgRef', { idx: 1001 }, el('a:schemeClr', { val: 'bg1' }))),
      shapeTree(
        imagePlace(true) +
          bodyPlace(el('a:p', {}, runs([plainRun('Заметки')], context), paragraphEnd(context)), true),
      ),
    ),
    el('p:clrMap', {
      bg1: 'lt1',
      tx1: 'dk1',
      bg2: 'lt2',
      tx2: 'dk2',
      ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((at) => [`accent${at}`, `accent${at}`])),
      hlink: 'hlink',
      folHlink: 'folHlink',
    }),
    el(
      'p:notesStyle',
      {},
      el(
        'a:lvl1pPr',
        {},
        el(
          'a:defRPr',
          { sz: 1200 },
          el('a:solidFill', {}, el('a:schemeClr', { val: 'tx1' })),
          el('a:latin', { typeface: '+mn-lt' }),
        ),
      ),
    ),
  );

/** The notes of a slide, a paragraph for each line. */
export const notesPart = (notes: string, context: TextContext): string =>
  el(
    'p:notes',
    namespaces,
    el(
      'p:cSld',
      {},
      shapeTree(
        imagePlace(false) +
          bodyPlace(
            notes
              .split('\n')
              .map((line) => el('a:p', {}, runs([plainRun(line)], context), paragraphEnd(context)))
              .join(''),
            false,
          ),
      ),
    ),
    el('p:clrMapOvr', {}, el('a:masterClrMapping')),
  );
