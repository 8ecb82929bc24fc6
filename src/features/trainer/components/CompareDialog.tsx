import { History } from 'lucide-react';
import { useState } from 'react';
import type { Attempt } from '#api/generated/model/attempt.ts';
import { Dialog, Heading, Inline, NativeSelect, Stack, Text, VisuallyHidden } from '#ui/index.ts';
import { compared, comparedName, comparedRow } from './trainer.css.ts';
import { WordDiff } from './WordDiff.tsx';

interface CompareDialogProps {
  /** At least two, newest first. */
  attempts: readonly Attempt[];
  /** The attempt on the screen; it is compared with the one before it. */
  shown: Attempt;
  onClose: () => void;
}

/** Two attempts: their words side by side in one text, and their points. */
export function CompareDialog({ attempts, shown, onClose }: CompareDialogProps) {
  const at = attempts.indexOf(shown);
  const [beforeId, setBefore] = useState((attempts[at + 1] ?? shown).uuid);
  const [afterId, setAfter] = useState((attempts[at + 1] ? shown : attempts[at - 1])?.uuid ?? shown.uuid);
  const find = (uuid: string): Attempt => attempts.find((one) => one.uuid === uuid) ?? shown;
  const [before, after] = [find(beforeId), find(afterId)];
  const options = attempts.map(({ uuid, number, score }) => ({
    id: uuid,
    label: `Попытка ${number}: ${score} из\u00a0100`,
  }));
  return (
    <Dialog isOpen size="lg" title="Сравнение попыток" onClose={onClose}>
      <Stack>
        <Inline gap={3} wrap>
          <NativeSelect
            icon={<History />}
            label="Первая попытка"
            options={options}
            value={beforeId}
            onChange={setBefore}
          />
          <NativeSelect
            icon={<History />}
            label="Вторая попытка"
            options={options}
            value={afterId}
            onChange={setAfter}
          />
        </Inline>
        <Stack gap={2}>
          <Heading level={3} size="lg">
            Слова
          </Heading>
          <WordDiff before={before.text} after={after.text} />
          <Text size="sm" tone="muted">
            Подчёркнуто то, что появилось, зачёркнуто то, что ушло.
          </Text>
        </Stack>
        <Stack gap={2}>
          <Heading level={3} size="lg">
            Баллы
          </Heading>
          <ul className={compared}>
            {after.criteria.map(({ key, title, points }) => (
              <PointsRow
                key={key}
                title={title}
                before={before.criteria.find((one) => one.key === key)?.points ?? 0}
                after={points}
              />
            ))}
            <PointsRow title="Всего" before={before.score} after={after.score} />
          </ul>
        </Stack>
      </Stack>
    </Dialog>
  );
}

function PointsRow({ title, before, after }: { title: string; before: number; after: number }) {
  return (
    <li className={comparedRow}>
      <span className={comparedName}>{title}</span>
      <span>
        <VisuallyHidden>было </VisuallyHidden>
        {before}
      </span>
      <span>
        <VisuallyHidden>стало</VisuallyHidden>
        <span aria-hidden="true">→</span>
      </span>
      <span>{after}</span>
    </li>
  );
}
