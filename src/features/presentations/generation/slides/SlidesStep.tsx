import { Link } from '@tanstack/react-router';
import { useStore } from '#lib/store.ts';
import { Button, buttonClass, EmptyIllustration, EmptyState, Grid, Inline, Stack, Text } from '#ui/index.ts';
import { isRunOn, slidesOf } from '../model/run.ts';
import type { GenerationRun } from '../run/GenerationRun.ts';
import { RunBar } from '../run/RunBar.tsx';
import { endingText } from './ending-text.ts';
import { SlideTile, WaitingTile } from './SlideTile.tsx';
import { ending as endingClass } from './slides.css.ts';
import { useSlides } from './useSlides.ts';

interface SlidesStepProps {
  run: GenerationRun;
  onOutline: () => void;
}

/** The slides, in the order of the plan, as they arrive (PRES-03). */
export function SlidesStep({ run, onOutline }: SlidesStepProps) {
  const work = useStore(run.work);
  const slides = useSlides(run);
  const { deck, outline, failed } = work;
  const isOn = isRunOn(work);
  if (deck.slides.length === 0 && outline.length === 0)
    return (
      <EmptyState
        illustration={<EmptyIllustration />}
        title="Слайдов ещё нет"
        text="Они создаются по&nbsp;плану"
        action={
          <Button variant="primary" onPress={onOutline}>
            К&nbsp;плану
          </Button>
        }
      />
    );
  const planned = new Set(outline.map(({ id }) => id));
  const others = deck.slides.filter(
    (slide) => !('outlineId' in slide) || slide.outlineId === null || !planned.has(slide.outlineId),
  );
  const { status } = deck;
  const ending = endingText(work);
  // After a finished run an item without a slide has failed, even if the reason is no longer known.
  const isWhole = status === 'ready' || status === 'failed';
  const numberOf = (id: string): number => deck.slides.findIndex((slide) => slide.id === id) + 1;
  return (
    <>
      <Stack gap={3}>
        <RunBar run={run} stage="slides" />
        <div role="status" className={endingClass}>
          {ending && !isOn && <Text tone="muted">{ending}</Text>}
        </div>
        {!isOn && (
          <Inline gap={3} wrap>
            {slides.toMake.length > 0 && (
              <Button isPending={slides.isBeginning} onPress={() => void slides.make()}>
                Продолжить
              </Button>
            )}
            {deck.slides.length > 0 && (
              <Link
                to="/pres-editor/$uuid"
                params={{ uuid: deck.uuid }}
                className={buttonClass({ variant: 'primary' })}
              >
                Открыть в&nbsp;редакторе
              </Link>
            )}
          </Inline>
        )}
      </Stack>
      {slides.refusal !== null && (
        <div role="alert">
          <Text tone="negative">{slides.refusal}</Text>
        </div>
      )}
      <Grid aria-label="Слайды" as="ul" minColumn="16rem">
        {outline.flatMap((item) => {
          const own = slidesOf(work, item.id);
          return own.length > 0
            ? own.map((slide) => (
                <SlideTile key={slide.id} slide={slide} deck={deck} number={numberOf(slide.id)} />
              ))
            : [
                <WaitingTile
                  key={item.id}
                  title={item.title}
                  isMaking={isOn}
                  problem={failed[item.id] ?? (isWhole && !isOn ? 'Слайд не\u00a0создан' : undefined)}
                  onRepeat={() => void slides.repeat(item.id)}
                />,
              ];
        })}
        {others.map((slide) => (
          <SlideTile key={slide.id} slide={slide} deck={deck} number={numberOf(slide.id)} />
        ))}
      </Grid>
    </>
  );
}
