import { useStore } from '#lib/store.ts';
import { Button, Inline, Text } from '#ui/index.ts';
import type { Slide, SlotName } from '../../model/deck.ts';
import { layoutSlide } from '../../model/layout-slide.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import { brokenPictures, loadAgain } from '../../slide/broken-pictures.ts';
import { at } from '../../slide/units.ts';
import { broken } from './Stage.css.ts';

interface BrokenPicturesProps {
  slide: Slide;
  tokens: ThemeTokens;
  /** Opens the picture's editor; left out where it is open already or nothing may be changed. */
  onReplace?: (name: SlotName) => void;
}

/** What can be done about pictures of the slide that failed to load, at their places. */
export function BrokenPictures({ slide, tokens, onReplace }: BrokenPicturesProps) {
  const ids = useStore(brokenPictures);
  if (ids.size === 0) return null;
  return layoutSlide(slide, tokens).boxes.map((one) => {
    const box = one.kind === 'object' ? one.picture : one;
    const idFile = box?.kind === 'picture' ? box.block.idFile : null;
    if (box?.kind !== 'picture' || idFile === null || !ids.has(idFile)) return null;
    const { slot } = box;
    return (
      <div key={slot ?? idFile} role="status" className={broken} style={at(box)}>
        <Text size="sm">Рисунок не&nbsp;загрузился</Text>
        <Inline gap={2}>
          <Button size="sm" onPress={() => loadAgain(idFile)}>
            Повторить
          </Button>
          {onReplace && slot !== null && (
            <Button size="sm" onPress={() => onReplace(slot)}>
              Заменить
            </Button>
          )}
        </Inline>
      </div>
    );
  });
}
