import type { ChatResult } from '../../model/chat.ts';

export type RecognitionResult = Extract<ChatResult, { kind: 'recognition' }>;
export type RecognitionPage = RecognitionResult['pages'][number];
export type RecognitionBlock = RecognitionPage['blocks'][number];

/** A block that the service is less sure of has to be checked by a person. */
const sure = 0.6;
export const isDoubtful = ({ confidence }: RecognitionBlock): boolean => confidence < sure;

/** The recognised text of a page. */
export const textOfPage = ({ blocks }: RecognitionPage): string => blocks.map(({ text }) => text).join('\n');

/** The text of all pages, with what the reader has corrected. */
export const textOfAll = (pages: readonly RecognitionPage[], edited: ReadonlyMap<number, string>): string =>
  pages.map((page, index) => edited.get(index) ?? textOfPage(page)).join('\n\n');

const percent = (part: number, whole: number): string =>
  `${Math.max(0, Math.min(100, (part / whole) * 100)).toFixed(3)}%`;

/** Place of a block on the picture of its page, as parts of it. */
export const placeOfBox = ({ width, height }: RecognitionPage, { box }: RecognitionBlock) => ({
  left: percent(box.x, width),
  top: percent(box.y, height),
  width: percent(box.width, width),
  height: percent(box.height, height),
});
