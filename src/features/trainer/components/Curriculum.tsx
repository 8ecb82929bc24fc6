import { Link } from '@tanstack/react-router';
import { ArrowRight, Check } from 'lucide-react';
import { useExerciseList } from '#api/generated/hooks/trainer/trainer.ts';
import type { ExerciseCard } from '#api/generated/model/exerciseCard.ts';
import { bindWords } from '#lib/bind-words.ts';
import { plural } from '#lib/text.ts';
import { cardContentClass, cardListClass, pageClass, useArrival } from '#objects/index.ts';
import { loadedByRoute } from '#platform/loaded-by-route.ts';
import { Badge, Card, cardLinkClass, EmptyState, Heading, Loaded, Skeleton, Stack, Text } from '#ui/index.ts';
import { doneScore, isDone, levelsOf, nextExercise } from '../model/progress.ts';
import { Progress } from './Progress.tsx';

/**
 * All exercises by level: what is done, and what to do next.
 *
 * @param isArrival whether it was opened from an exercise
 */
export function Curriculum({ isArrival }: { isArrival: boolean }) {
  useArrival(isArrival);
  const query = useExerciseList({ query: loadedByRoute });
  return (
    <div className={pageClass}>
      <Stack gap={2}>
        <Heading level={1} size="xxl">
          Тренажёр запросов
        </Heading>
        <Text tone="muted">
          {bindWords(
            `Вы пишете запрос для рабочей ситуации, тренажёр показывает, что в нём уже есть и что его усилит. Упражнение пройдено с ${doneScore} баллов, порядок любой, попыток сколько угодно.`,
          )}
        </Text>
      </Stack>
      <Loaded query={query} failure={'Не\u00a0удалось загрузить'} loading={<Loading />}>
        {(cards) => <Levels cards={cards} />}
      </Loaded>
    </div>
  );
}

function Loading() {
  return (
    <section aria-busy="true" aria-label="Упражнения загружаются" className={cardListClass.narrow}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} shape="block" height="6.5rem" />
      ))}
    </section>
  );
}

function Levels({ cards }: { cards: readonly ExerciseCard[] }) {
  const next = nextExercise(cards);
  if (cards.length === 0)
    return <EmptyState title="Упражнений пока нет" text="Загляните позже: они появятся здесь." />;
  return (
    <>
      <Stack gap={3}>
        <Progress cards={cards} />
        {!next && <Text>Все упражнения пройдены. Любое можно повторить.</Text>}
      </Stack>
      {levelsOf(cards).map(({ title, exercises }) => (
        <Stack key={title} as="section" gap={3}>
          <Heading level={2} size="lg">
            {title}
          </Heading>
          <ul className={cardListClass.narrow}>
            {exercises.map((card) => (
              <ExerciseItem key={card.id} card={card} isNext={card === next} />
            ))}
          </ul>
        </Stack>
      ))}
    </>
  );
}

function ExerciseItem({ card, isNext }: { card: ExerciseCard; isNext: boolean }) {
  const { id, title, best, attempts } = card;
  return (
    <Card as="li" interactive>
      <div className={cardContentClass}>
        <Stack gap={1}>
          <Link to="/lab/qTrainer" search={{ exercise: id }} className={cardLinkClass}>
            {bindWords(title)}
          </Link>
          <Text size="sm" tone="muted">
            {best === null
              ? 'Ещё не\u00a0пробовали'
              : `Лучший результат ${best} из\u00a0100, ${plural(attempts, 'попытка', 'попытки', 'попыток')}`}
          </Text>
        </Stack>
        {isDone(card) && (
          <span>
            <Badge tone="positive" icon={<Check />}>
              Пройдено
            </Badge>
          </span>
        )}
        {isNext && (
          <span>
            <Badge tone="info" icon={<ArrowRight />}>
              Советуем сейчас
            </Badge>
          </span>
        )}
      </div>
    </Card>
  );
}
