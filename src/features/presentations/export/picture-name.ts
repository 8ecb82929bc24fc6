import { titledFileName } from '#lib/file-name.ts';
import { type AnySlide, slideTitle } from '../model/deck.ts';

/** The name of the picture of a slide: «01 Заголовок.png». @param number of the slide in the presentation, from 1 */
export const pictureName = (slide: AnySlide, number: number): string =>
  titledFileName(`${String(number).padStart(2, '0')} ${slideTitle(slide) || 'Слайд'}`, 'png');
