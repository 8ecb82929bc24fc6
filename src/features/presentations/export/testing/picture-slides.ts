/** Slides whose pictures are cropped, rounded and recoloured. */
import { emptySlide, type Layout, type PictureBlock, type Slide, textBlock } from '../../model/deck.ts';
import { pictureId } from './full-deck.ts';

const plain: PictureBlock = {
  kind: 'picture',
  idFile: pictureId,
  alt: 'Склад',
  isDecorative: false,
  fit: 'cover',
};
/** The size of `testPicture`. */
export const pictureSize = { width: 320, height: 200 } as const;
const crop = { left: 0.5, top: 0, right: 0, bottom: 0.25 };

const slide = (id: string, layout: Layout, look: Partial<PictureBlock>): Slide => ({
  ...emptySlide(layout, id),
  slots: [
    { name: 'title', block: textBlock('Новый склад') },
    { name: 'picture', block: { ...plain, ...look } },
  ],
});

/** One slide for each look, by its name. */
export const pictureSlides = (): Readonly<Record<string, Slide>> => ({
  focus: slide('focus', 'pictureText', { focus: { x: 0.2, y: 0.5 } }),
  crop: slide('crop', 'pictureText', { fit: 'contain', crop, ...pictureSize }),
  cropFilled: slide('cropFilled', 'pictureText', {
    crop: { left: 0.125, top: 0.25, right: 0.125, bottom: 0 },
    ...pictureSize,
  }),
  rounded: slide('rounded', 'pictureText', { fit: 'contain', corners: 'rounded', ...pictureSize }),
  circle: slide('circle', 'portrait', { corners: 'circle', tone: 'grey' }),
  duotone: slide('duotone', 'titlePicture', { tone: 'duotone' }),
  veil: slide('veil', 'pictureFull', { overlay: { darkest: 12, brightest: 83 } }),
});
