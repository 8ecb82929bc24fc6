import { Copy } from 'lucide-react';
import type { Exercise } from '#api/generated/model/exercise.ts';
import { bindWords } from '#lib/bind-words.ts';
import { copyText } from '#platform/copy.ts';
import { Badge, Button, Card, Disclosure, Heading, Inline, Stack, Text } from '#ui/index.ts';
import { plain } from './trainer.css.ts';

interface TaskColumnProps {
  exercise: Exercise;
  /** Whether the examples are shown: before the first attempt they would take its place. */
  hasExamples: boolean;
}

/** A text with its own line breaks. */
const PlainText = ({ text }: { text: string }) => (
  <p className={plain}>{text.split('\n').map(bindWords).join('\n')}</p>
);

/** What is to be written, about what, and what brings points. */
export function TaskColumn({ exercise, hasExamples }: TaskColumnProps) {
  const { task, material, criteria, examples } = exercise;
  return (
    <Stack gap={6}>
      <Stack as="section" gap={2}>
        <Heading level={2} size="lg">
          Задание
        </Heading>
        <Text>{bindWords(task)}</Text>
      </Stack>
      <Stack as="section" gap={2}>
        <Heading level={2} size="lg">
          За{'\u00a0'}что баллы
        </Heading>
        <Inline as="ul" align="stretch" wrap>
          {criteria.map(({ key, title, weight }) => (
            <li key={key}>
              <Badge>
                {title} · {weight}
              </Badge>
            </li>
          ))}
        </Inline>
      </Stack>
      {material !== '' && (
        <Stack as="section" gap={2}>
          <Inline justify="between" wrap>
            <Heading level={2} size="lg">
              Материал
            </Heading>
            <Button size="sm" icon={<Copy />} onPress={() => void copyText(material)}>
              Копировать материал
            </Button>
          </Inline>
          <Card>
            <PlainText text={material} />
          </Card>
        </Stack>
      )}
      {hasExamples && (
        <Disclosure level={2} title="Наши примеры">
          <Stack gap={3}>
            <Stack gap={1}>
              <Text size="sm" weight="medium">
                Короткий запрос
              </Text>
              <PlainText text={examples.weak} />
            </Stack>
            <Stack gap={1}>
              <Text size="sm" weight="medium">
                Полный запрос
              </Text>
              <PlainText text={examples.strong} />
            </Stack>
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}
