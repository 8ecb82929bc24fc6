/** What a brand adds to layouts. */
import type { LogoBox, TextBox } from '../../model/boxes.ts';
import { fitPicture } from '../../model/picture-place.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import type { PictureFile } from '../picture-file.ts';
import { geometry, shapeName } from './shapes.ts';
import { bodyProperties, lineSpacing, paragraphEnd, plainRun, runs, type TextContext } from './text.ts';
import { fill } from './theme.ts';
import { el, frame } from './xml.ts';

/** A picture and the id of the relation to it; undefined if it is missing. */
export type PictureOf = (idFile: string) => { file: PictureFile; id: string } | undefined;

/** The logo of a brand, on all slides of a layout; empty without its file. */
export function logo(id: number, box: LogoBox, pictureOf: PictureOf): string {
  const found = pictureOf(box.idFile);
  if (!found) return '';
  const { area } = fitPicture(found.file, box, { fit: 'contain' });
  return el(
    'p:pic',
    {},
    el(
      'p:nvPicPr',
      {},
      shapeName(id, 'Логотип', null),
      el('p:cNvPicPr', {}, el('a:picLocks', { noChangeAspect: 1 })),
      el('p:nvPr', { userDrawn: 1 }),
    ),
    el('p:blipFill', {}, el('a:blip', { 'r:embed': found.id }), el('a:stretch', {}, el('a:fillRect'))),
    el('p:spPr', {}, frame(area), geometry('rect')),
  );
}

/** The contacts of a brand, on the last slide. */
export const contacts = (id: number, box: TextBox, tokens: ThemeTokens, context: TextContext): string =>
  el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      shapeName(id, 'Контакты'),
      el('p:cNvSpPr', { txBox: 1 }),
      el('p:nvPr', { userDrawn: 1 }),
    ),
    el('p:spPr', {}, frame(box), geometry('rect'), el('a:noFill')),
    el(
      'p:txBody',
      {},
      bodyProperties(box.anchor),
      el('a:lstStyle'),
      el(
        'a:p',
        {},
        el('a:pPr', {}, lineSpacing(box.lineHeight, box.font)),
        runs([plainRun(tokens.contacts)], context, { points: box.points, fill: fill(box.color, tokens) }),
        paragraphEnd(context, box.points),
      ),
    ),
  );
