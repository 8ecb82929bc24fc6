import { Suspense } from 'react';
import type { Slide, SlideObject } from '../../model/deck.ts';
import { layoutSlide } from '../../model/layout-slide.ts';
import { isShape, textRoom } from '../../model/object-boxes.ts';
import { objectColours, usualColour } from '../../model/object-looks.ts';
import { pixels } from '../../model/text-box.ts';
import { isCover } from '../../model/text-looks.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { EditedFrame } from '../slide/EditedFrame.tsx';
import { focusObject } from '../slide/focus.ts';
import { TextEditor } from '../text/text-engine.ts';
import { endWriting } from './object-commands.ts';

interface ObjectTextProps {
  slide: Slide;
  object: SlideObject;
  tokens: ThemeTokens;
}

/** Size of the text of an empty object, pt. */
const USUAL = 20;

/** The text of an object while it is edited, at its place and with its looks. */
export function ObjectText({ slide, object, tokens }: ObjectTextProps) {
  const { store } = useOpenEditor().session;
  const box = layoutSlide(slide, tokens).boxes.find(
    (one) => one.kind === 'object' && one.object.id === object.id,
  );
  const { ink, fill, onFill } = objectColours(object.colour ?? usualColour(object), tokens, isCover(slide));
  const end = (): void => endWriting(store, object.id);
  const leave = (): void => {
    end();
    focusObject(object.id);
  };
  return (
    <EditedFrame
      area={textRoom(object)}
      looks={box?.kind === 'object' ? (box.text ?? undefined) : undefined}
      face={tokens.font}
      isBold={false}
      fontSize={pixels(USUAL)}
      color={object.kind === 'text' ? ink : onFill}
      onLeft={end}
    >
      {/* Text that goes over the edge of a shape stands on the colour of the shape, as on the slide. */}
      <div style={isShape(object) ? { background: fill } : undefined}>
        <Suspense>
          <TextEditor slide={slide} name="body" object={object} onLeave={leave} onMissing={leave} />
        </Suspense>
      </div>
    </EditedFrame>
  );
}
