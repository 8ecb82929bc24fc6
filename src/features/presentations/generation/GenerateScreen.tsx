import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#api/error.ts';
import { usePresentationRead } from '#api/generated/hooks/presentation/presentation.ts';
import { useStore } from '#lib/store.ts';
import { pageClass, pageHeadClass } from '#objects/index.ts';
import {
  buttonClass,
  EmptyState,
  Failure,
  focusNewScreen,
  Heading,
  Inline,
  NotFoundIllustration,
  Skeleton,
  Stack,
} from '#ui/index.ts';
import type { Deck } from '../model/deck.ts';
import { BriefStep } from './brief/BriefStep.tsx';
import { type GenerateSearch, type Step, steps } from './generate-search.ts';
import { isRunOn } from './model/run.ts';
import { OutlineStep } from './outline/OutlineStep.tsx';
import { runGateway } from './run/run-gateway.ts';
import { openRun, showRun } from './run/runs.ts';
import { SlidesStep } from './slides/SlidesStep.tsx';

interface GenerateScreenProps extends GenerateSearch {
  uuid: string;
  /** Changes the address. */
  onStep: (step: Step) => void;
}

const ListLink = () => (
  <Link to="/presentations" className={buttonClass({ variant: 'primary' })}>
    К&nbsp;презентациям
  </Link>
);

/** `/pres-generate/{uuid}`: brief, plan and slides, each reachable from the others (PRES-02). */
export function GenerateScreen({ uuid, step, onStep }: GenerateScreenProps) {
  const { data, error, refetch, isFetchedAfterMount } = usePresentationRead(
    { presentationId: uuid },
    // While the screen is open, `GenerationRun` reads the changes.
    {
      query: {
        staleTime: 0,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        meta: { inline: [400, 404] },
      },
    },
  );
  if (!data || !isFetchedAfterMount) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400))
      return (
        <EmptyState
          level={1}
          illustration={<NotFoundIllustration />}
          title={'Презентация не\u00a0найдена или доступ к\u00a0ней закрыт'}
          action={<ListLink />}
        />
      );
    return error ? (
      <Failure title={'Не\u00a0удалось загрузить'} level={1} onRetry={refetch} />
    ) : (
      <section aria-busy="true" aria-label="Презентация загружается" className={pageClass}>
        <Skeleton width="16rem" height="2rem" />
        <Skeleton width="20rem" height="2.25rem" />
        <Skeleton shape="block" height="24rem" />
      </section>
    );
  }
  if (data.right === 'use' || data.hidden)
    return (
      <EmptyState
        level={1}
        title={data.title}
        text="Только просмотр"
        action={
          <Link to="/pres-editor/$uuid" params={{ uuid }} className={buttonClass({ variant: 'primary' })}>
            Открыть слайды
          </Link>
        }
      />
    );
  return <Steps key={uuid} deck={data} step={step} onStep={onStep} />;
}

/** The step that a presentation is at. */
function stepOf({ status, slides, outline }: Deck): Step {
  if (status === 'generating' || slides.length > 0) return 'slides';
  return status === 'outlining' || outline.length > 0 ? 'outline' : 'brief';
}

interface StepsProps {
  deck: Deck;
  step: Step | undefined;
  onStep: (step: Step) => void;
}

function Steps({ deck, step = stepOf(deck), onStep }: StepsProps) {
  const [run] = useState(() => openRun(deck, runGateway));
  const title = useStore(run.work, (work) => work.deck.title);
  useEffect(() => showRun(deck.uuid), [deck.uuid]);
  const isOn = useStore(run.work, isRunOn);
  const shown = useRef(`${step} ${isOn}`);
  useEffect(() => {
    const now = `${step} ${isOn}`;
    // The button that led to another step, or began or stopped a run, is gone.
    if (shown.current !== now && document.activeElement === document.body) focusNewScreen(document);
    shown.current = now;
  }, [step, isOn]);
  return (
    <div className={pageClass}>
      <div className={pageHeadClass}>
        <Stack gap={3}>
          <Heading level={1} size="xxl">
            {title}
          </Heading>
          <nav aria-label="Шаги">
            <Inline as="ol" align="stretch" wrap>
              {steps.map(({ id, label }, index) => (
                <li key={id}>
                  <Link
                    to="/pres-generate/$uuid"
                    params={{ uuid: deck.uuid }}
                    search={{ step: id }}
                    activeOptions={{ exact: true, includeSearch: true }}
                    aria-current={id === step ? 'step' : undefined}
                    className={buttonClass({ variant: id === step ? 'secondary' : 'quiet' })}
                  >
                    {index + 1}. {label}
                  </Link>
                </li>
              ))}
            </Inline>
          </nav>
        </Stack>
      </div>
      {step === 'brief' && <BriefStep run={run} onBegun={() => onStep('outline')} />}
      {step === 'outline' && (
        <OutlineStep run={run} onBrief={() => onStep('brief')} onSlides={() => onStep('slides')} />
      )}
      {step === 'slides' && <SlidesStep run={run} onOutline={() => onStep('outline')} />}
    </div>
  );
}
