import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '#api/error.ts';
import {
  useExerciseAttemptList,
  useExerciseList,
  useExerciseRead,
} from '#api/generated/hooks/trainer/trainer.ts';
import type { Attempt } from '#api/generated/model/attempt.ts';
import type { Exercise } from '#api/generated/model/exercise.ts';
import { bindWords } from '#lib/bind-words.ts';
import { pageClass, pageHeadClass, useArrival } from '#objects/index.ts';
import {
  EmptyState,
  Failure,
  Heading,
  NotFoundIllustration,
  Skeleton,
  Stack,
  textLinkClass,
} from '#ui/index.ts';
import { missingInline } from '../load-trainer.ts';
import { attemptPage } from '../model/attempt-page.ts';
import { nextExercise } from '../model/progress.ts';
import { AttemptForm } from './AttemptForm.tsx';
import { AttemptLinks } from './AttemptLinks.tsx';
import { AttemptResult } from './AttemptResult.tsx';
import { Progress } from './Progress.tsx';
import { TaskColumn } from './TaskColumn.tsx';
import { columns } from './trainer.css.ts';

/** A place of the trainer in the address. */
export interface TrainerPlace {
  exercise?: string;
  attempt?: string;
}

interface ExercisePageProps {
  exerciseId: string;
  attemptId: string | undefined;
  /** Whether it was opened from another place of the trainer. */
  isArrival: boolean;
  onOpen: (place: TrainerPlace) => void;
}

const allExercises = (
  <Link to="/lab/qTrainer" search={{}} className={textLinkClass}>
    Все упражнения
  </Link>
);

/** An exercise: its task, the attempt and its result. */
export function ExercisePage({ exerciseId, ...rest }: ExercisePageProps) {
  const query = { retryOnMount: false, meta: missingInline };
  const exercise = useExerciseRead({ exerciseId }, { query });
  const attempts = useExerciseAttemptList(attemptPage(exerciseId), { query });
  if (exercise.data && attempts.data)
    return <OpenExercise exercise={exercise.data} attempts={attempts.data.content} {...rest} />;
  const error = exercise.error ?? attempts.error;
  if (!error) return <Loading />;
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState
        level={1}
        illustration={<NotFoundIllustration />}
        title={'Упражнение не\u00a0найдено'}
        text={'Возможно, в\u00a0ссылке опечатка.'}
        action={allExercises}
      />
    );
  const retry = (): void => {
    void exercise.refetch();
    void attempts.refetch();
  };
  return <Failure title={'Не\u00a0удалось загрузить'} level={1} onRetry={retry} />;
}

function Loading() {
  return (
    <section aria-busy="true" aria-label="Упражнение загружается" className={pageClass}>
      <Skeleton shape="block" width="min(20rem, 100%)" height="2rem" />
      <div className={columns}>
        <Skeleton shape="block" height="18rem" />
        <Skeleton shape="block" height="18rem" />
      </div>
    </section>
  );
}

interface OpenExerciseProps extends Omit<ExercisePageProps, 'exerciseId'> {
  exercise: Exercise;
  /** Newest first. */
  attempts: readonly Attempt[];
}

function OpenExercise({ exercise, attempts, attemptId, isArrival, onOpen }: OpenExerciseProps) {
  useArrival(isArrival);
  const { id, title } = exercise;
  const { data: cards = [] } = useExerciseList({ query: { meta: missingInline } });
  const [seen, setSeen] = useState({ attemptId, isChanged: false });
  if (seen.attemptId !== attemptId) setSeen({ attemptId, isChanged: true });
  const shown = attempts.find(({ uuid }) => uuid === attemptId);
  const next = nextExercise(cards, id);
  const open = (attempt: string): void => onOpen({ exercise: id, attempt });
  return (
    <div className={pageClass}>
      <div className={pageHeadClass}>
        <Stack gap={2}>
          <span>{allExercises}</span>
          <Heading level={1} size="xxl">
            {bindWords(title)}
          </Heading>
        </Stack>
        {cards.length > 0 && <Progress cards={cards} />}
      </div>
      <div className={columns}>
        <TaskColumn exercise={exercise} hasExamples={attempts.length > 0} />
        <Stack gap={6}>
          <AttemptForm exerciseId={id} newest={attempts[0]} onJudged={open} />
          {shown && (
            <AttemptResult
              key={shown.uuid}
              attempt={shown}
              attempts={attempts}
              takesFocus={seen.isChanged}
              onNext={next && (() => onOpen({ exercise: next.id }))}
            />
          )}
          <AttemptLinks exerciseId={id} attempts={attempts} shown={shown} />
        </Stack>
      </div>
    </div>
  );
}
