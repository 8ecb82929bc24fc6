import { announce } from '#platform/announcer.ts';
import { Button, toast } from '#ui/index.ts';
import { overflowingSlots } from '../../model/check.ts';
import type { Slide } from '../../model/deck.ts';
import { newId } from '../../model/edit.ts';
import { slidesProblem } from '../../model/limits.ts';
import { canSplit, splitSlide } from '../../model/split-slide.ts';
import type { ThemeTokens } from '../../model/themes.ts';
import { useCanEdit, useOpenEditor } from '../saving/EditorContext.ts';
import { notice } from './Stage.css.ts';

/** Says that a text does not fit at its smallest size, and offers to split the slide. */
export function FitNotice({ slide, tokens }: { slide: Slide; tokens: ThemeTokens }) {
  const { store } = useOpenEditor().session;
  const canEdit = useCanEdit();
  if (overflowingSlots(slide, tokens).length === 0) return null;
  const split = (): void => {
    const problem =
      slidesProblem(store.deck, 1) ?? (canSplit(slide) ? undefined : 'Сократите текст: делить здесь нечего');
    if (problem) {
      toast.show({ tone: 'negative', title: problem });
      return;
    }
    store.edit((deck) => splitSlide(deck, slide.id, newId()));
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
