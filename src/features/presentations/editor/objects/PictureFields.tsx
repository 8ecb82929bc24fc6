import { Checkbox, Stack, TextArea } from '#ui/index.ts';
import { DECK_LIMITS, type PictureBlock, type Slide, type SlideObject } from '../../model/deck.ts';
import { setBlock } from '../../model/object-edit.ts';
import { PictureTools } from '../blocks/PictureTools.tsx';
import { useOpenEditor } from '../saving/EditorContext.ts';

/** How a picture over the layout is drawn, and what it shows for those who cannot see it (PRES-92). */
export function PictureFields({ slide, object }: { slide: Slide; object: SlideObject }) {
  const { store } = useOpenEditor().session;
  const { block } = object;
  if (block?.kind !== 'picture') return null;
  const set = (picture: PictureBlock, key?: string): void =>
    store.edit(
      (deck) => setBlock(deck, slide.id, object.id, picture),
      key && `${slide.id}:${object.id}:${key}`,
    );
  return (
    <Stack gap={3}>
      <TextArea
        label="Описание картинки"
        description={'Что на\u00a0картинке, для\u00a0тех, кто её не\u00a0видит'}
        rows={3}
        isDisabled={block.isDecorative}
        maxLength={DECK_LIMITS.alt}
        value={block.alt}
        onChange={(alt) => set({ ...block, alt }, 'alt')}
      />
      <Checkbox isSelected={block.isDecorative} onChange={(isDecorative) => set({ ...block, isDecorative })}>
        Декоративное
      </Checkbox>
      <PictureTools area={object} picture={block} onChange={set} />
    </Stack>
  );
}
