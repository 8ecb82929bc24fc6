import { Checkbox, Stack, TextArea } from '#ui/index.ts';
import { DECK_LIMITS, type PictureBlock, type Slide, type SlideObject } from '../../model/deck.ts';
import { setBlock } from '../../model/object-edit.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';

/** What a picture over the layout shows, for those who cannot see it. */
export function PictureFields({ slide, object }: { slide: Slide; object: SlideObject }) {
  const { store } = useOpenEditor().session;
  const { block } = object;
  if (block?.kind !== 'picture') return null;
  const set = (change: Partial<PictureBlock>, key?: string): void =>
    store.edit((deck) => setBlock(deck, slide.id, object.id, { ...block, ...change }), key);
  return (
    <Stack gap={2}>
      <TextArea
        label="Описание картинки"
        description={'Что на\u00a0картинке, для\u00a0тех, кто её не\u00a0видит'}
        rows={3}
        isDisabled={block.isDecorative}
        maxLength={DECK_LIMITS.alt}
        value={block.alt}
        onChange={(alt) => set({ alt }, `${slide.id}:${object.id}:alt`)}
      />
      <Checkbox isSelected={block.isDecorative} onChange={(isDecorative) => set({ isDecorative })}>
        Декоративное
      </Checkbox>
    </Stack>
  );
}
