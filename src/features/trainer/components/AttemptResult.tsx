import { ArrowRight, Check, Copy, GitCompareArrows } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Attempt } from '#api/generated/model/attempt.ts';
import { bindWords } from '#lib/bind-words.ts';
import { copyText } from '#platform/copy.ts';
import { Badge, Button, Card, Disclosure, Heading, Inline, Stack, Text } from '#ui/index.ts';
import { doneScore } from '../model/progress.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { Criteria } from './Criteria.tsx';
import { resultTitle } from './trainer.css.ts';
import { WordDiff } from './WordDiff.tsx';

interface AttemptResultProps {
  attempt: Attempt;
  /** All attempts at the exercise, newest first. */
  attempts: readonly Attempt[];
  /** Whether it has just come, or was chosen among the attempts: then it is read out and scrolled to. */
  takesFocus: boolean;
  /** Opens the next exercise; undefined when all others are done. */
  onNext: (() => void) | undefined;
}

/** The result of an attempt: what is there, what would strengthen it, then the score and the better version. */
export function AttemptResult({ attempt, attempts, takesFocus, onNext }: AttemptResultProps) {
  const { number, text, score, scoredBy, better, criteria } = attempt;
  const heading = useRef<HTMLDivElement>(null);
  const [isComparing, setComparing] = useState(false);
  const isFull = ({ points, weight }: Attempt['criteria'][number]): boolean => points === weight;
  const present = criteria.filter(isFull);
  const missing = criteria.filter((one) => !isFull(one));

  const notes = [
    ...(score < doneScore ? [`Упражнение пройдено с\u00a0${doneScore}\u00a0баллов`] : []),
    ...(scoredBy === 'rules' ? ['Оценено по\u00a0правилам'] : []),
  ];

  useEffect(() => {
    if (!takesFocus) return undefined;
    // After the browser has laid the result out, so that it scrolls to the right place.
    const frame = requestAnimationFrame(() => heading.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [takesFocus]);

  return (
    <Card as="section" padding="lg">
      <Stack gap={5}>
        <div ref={heading} tabIndex={-1} className={resultTitle}>
          <Heading level={2} size="xl">
            Результат попытки {number}
          </Heading>
        </div>
        {present.length > 0 && <Criteria title="Уже есть" criteria={present} isPresent />}
        {missing.length > 0 && <Criteria title="Что усилит запрос" criteria={missing} />}
        <Stack gap={2}>
          <Inline gap={3} wrap>
            <Text as="span" size="display" weight="semibold" tabular>
              {score} из{'\u00a0'}100
            </Text>
            {score >= doneScore && (
              <Badge tone="positive" icon={<Check />}>
                Упражнение пройдено
              </Badge>
            )}
          </Inline>
          {notes.length > 0 && (
            <Text size="sm" tone="muted">
              {notes.join('. ')}
            </Text>
          )}
        </Stack>
        {better !== '' && (
          <Disclosure title="Лучшая версия">
            <Stack gap={3} align="start">
              <WordDiff before={text} after={better} />
              <Button size="sm" icon={<Copy />} onPress={() => void copyText(better)}>
                Копировать версию
              </Button>
            </Stack>
          </Disclosure>
        )}
        <Inline gap={3} wrap>
          {attempts.length > 1 && (
            <Button icon={<GitCompareArrows />} onPress={() => setComparing(true)}>
              Сравнить попытки
            </Button>
          )}
          {onNext ? (
            <Button icon={<ArrowRight />} onPress={onNext}>
              Следующее упражнение
            </Button>
          ) : (
            <Text tone="muted">{bindWords('Остальные упражнения пройдены.')}</Text>
          )}
        </Inline>
        {isComparing && (
          <CompareDialog attempts={attempts} shown={attempt} onClose={() => setComparing(false)} />
        )}
      </Stack>
    </Card>
  );
}
