import { announce } from '#platform/announcer.ts';
import { Button, toast } from '#ui/index.ts';
import type { Slide } from '../../model/deck.ts';
import { changeSlide, insertSlides, newId, placeAfter } from '../../model/edit.ts';
import { layoutSlide } from '../../model/layout-slide.ts';
import { slidesProblem } from '../../model/limits.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import { useOpenEditor } from '../store/EditorContext.ts';
import { notice } from './Stage.css.ts';
import { splitSlide } from './split-slide.ts';

/** Says that a text does not fit at its smallest size, and offers to split the slide. */
export function FitNotice({ slide, tokens }: { slide: Slide; tokens: ThemeTokens }) {
  const { store, canEdit } = useOpenEditor().session;
  if (!layoutSlide(slide, tokens).overflow) return null;
  const split = (): void => {
    const parts = splitSlide(slide, newId());
    const problem =
      slidesProblem(store.deck, 1) ?? (parts ? undefined : 'Сократите текст: делить здесь нечего');
    if (problem || !parts) {
      toast.show({ tone: 'negative', title: problem ?? '' });
      return;
    }
    const [first, second] = parts;
    store.edit((deck) => {
      const changed = changeSlide(deck, slide.id, () => first);
      return insertSlides(changed, [second], placeAfter(changed, slide.id));
    });
    announce('Слайд разделён на\u00a0два');
  };
  return (
    <div className={notice}>
      <span role="status">Текст не&nbsp;помещается</span>
      {canEdit && (
        <Button size="sm" onPress={split}>
          Разделить слайд
        </Button>
      )}
    </div>
  );
}
