import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Attempt } from '#api/generated/model/attempt.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { Button, Heading, Stack, Text, TimeText, textLinkClass } from '#ui/index.ts';
import { links } from './trainer.css.ts';

interface AttemptLinksProps {
  exerciseId: string;
  /** Newest first. */
  attempts: readonly Attempt[];
  /** The attempt whose result is on the screen. */
  shown: Attempt | undefined;
}

/** How many are shown at first. */
const firstCount = 5;

/** The attempts that can be looked at again. */
export function AttemptLinks({ exerciseId, attempts, shown }: AttemptLinksProps) {
  const [isWhole, setWhole] = useState(false);
  const others = attempts.filter((attempt) => attempt !== shown);
  if (others.length === 0) return null;
  return (
    <Stack as="section" gap={2}>
      <Heading level={2} size="lg">
        {shown ? 'Другие попытки' : 'Ваши попытки'}
      </Heading>
      <ul className={links}>
        {others.slice(0, isWhole ? others.length : firstCount).map(({ uuid, number, score, date }) => {
          const moment = parseTimestamp(date);
          return (
            <li key={uuid}>
              <Link
                to="/lab/qTrainer"
                search={{ exercise: exerciseId, attempt: uuid }}
                className={textLinkClass}
              >
                Попытка {number}: {score} из{'\u00a0'}100
              </Link>
              {moment && (
                <Text as="span" size="sm" tone="hint">
                  {' '}
                  <TimeText date={moment} />
                </Text>
              )}
            </li>
          );
        })}
      </ul>
      {others.length > firstCount && !isWhole && (
        <div>
          <Button size="sm" onPress={() => setWhole(true)}>
            Показать все ({others.length})
          </Button>
        </div>
      )}
    </Stack>
  );
}
