import { Plus } from 'lucide-react';
import { useStore } from '#lib/store.ts';
import { Button, EmptyIllustration, EmptyState, Inline, Text } from '#ui/index.ts';
import { UndoButtons } from '../../undo/UndoButtons.tsx';
import { useEditorKeys } from '../../undo/useEditorKeys.ts';
import { isRunOn } from '../model/run.ts';
import type { GenerationRun } from '../run/GenerationRun.ts';
import { RunBar } from '../run/RunBar.tsx';
import { SaveStatus } from '../run/SaveStatus.tsx';
import { useSlides } from '../slides/useSlides.ts';
import { focusRow } from './focus-row.ts';
import { OutlineList } from './OutlineList.tsx';
import { bar, foot } from './outline.css.ts';
import { usePlan } from './usePlan.ts';

interface OutlineStepProps {
  run: GenerationRun;
  onBrief: () => void;
  /** Called when slides are being made, or when there are none to make. */
  onSlides: () => void;
}

/** The plan: it arrives item by item and can be changed meanwhile (PRES-05). */
export function OutlineStep({ run, onBrief, onSlides }: OutlineStepProps) {
  const work = useStore(run.work);
  const plan = usePlan(run);
  const slides = useSlides(run);
  const isOn = isRunOn(work);
  const { outline } = plan;
  useEditorKeys({ onUndo: plan.undo, onRedo: plan.redo, isFirst: true });
  const add = (): void => focusRow(plan.add(), 'textarea');
  if (outline.length === 0 && !isOn)
    return (
      <EmptyState
        illustration={<EmptyIllustration />}
        title="Плана ещё нет"
        text={work.run?.error ?? 'Он составляется по\u00a0заданию. Или добавьте пункты сами'}
        action={
          <Inline gap={3} wrap>
            <Button variant="primary" onPress={onBrief}>
              К&nbsp;заданию
            </Button>
            <Button icon={<Plus />} onPress={add}>
              Добавить пункт
            </Button>
          </Inline>
        }
      />
    );
  const isWhole = outline.every(({ title }) => title.trim() !== '');
  return (
    <>
      <RunBar run={run} stage="outline" />
      <OutlineList plan={plan} />
      <div className={bar}>
        <Inline gap={3} wrap>
          <Button icon={<Plus />} isDisabled={plan.isFull} onPress={add}>
            Добавить пункт
          </Button>
          <UndoButtons canUndo={plan.canUndo} canRedo={plan.canRedo} onUndo={plan.undo} onRedo={plan.redo} />
          {plan.isFull && <Text size="sm">Не&nbsp;больше 40&nbsp;слайдов</Text>}
        </Inline>
        <SaveStatus run={run} />
      </div>
      {slides.refusal !== null && (
        <div role="alert">
          <Text tone="negative">{slides.refusal}</Text>
        </div>
      )}
      <div className={foot}>
        <Button
          variant="primary"
          isPending={slides.isBeginning}
          isDisabled={isOn || !isWhole || outline.length === 0}
          onPress={async () => {
            if (slides.toMake.length === 0 || (await slides.make())) onSlides();
          }}
        >
          {slides.hasSlides && slides.toMake.length === 0 ? 'К\u00a0слайдам' : 'Создать слайды'}
        </Button>
      </div>
    </>
  );
}
