import { Link } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import { useId } from 'react';
import { useStore } from '#lib/store.ts';
import { Button, buttonClass, Inline, Stack, Text } from '#ui/index.ts';
import { isRunOn } from '../../generation/model/run.ts';
import type { GenerationRun } from '../../generation/run/GenerationRun.ts';
import { statusText } from '../../list/status.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { useRun } from './useRun.ts';

/** The run that makes the open presentation: its progress, then the slides that it could not make. Empty without either. */
export default function RunLine() {
  const { session } = useOpenEditor();
  const run = useRun(session);
  const isOn = useStore(run.work, isRunOn);
  return isOn ? <Progress run={run} /> : <Failures run={run} />;
}

function Progress({ run }: { run: GenerationRun }) {
  const { canEdit } = useOpenEditor().session;
  const { run: state, deck } = useStore(run.work);
  const connection = useStore(run.connection);
  return (
    <Inline role="group" aria-label="Создание слайдов" gap={3} rowGap={1} wrap>
      <Text size="sm">
        {statusText({ status: deck.status, made: state?.done.size ?? 0, total: state?.total ?? 0 })}
      </Text>
      {canEdit && (
        <Button size="sm" onPress={() => void run.stop()}>
          Остановить
        </Button>
      )}
      {connection === 'lost' && (
        <Text size="sm" tone="muted">
          Нет связи, работа продолжается. Подключаемся снова
        </Text>
      )}
    </Inline>
  );
}

/** The slides that could not be made, each of which can be repeated (PRES-07). */
function Failures({ run }: { run: GenerationRun }) {
  const prefix = useId();
  const { canEdit } = useOpenEditor().session;
  const work = useStore(run.work);
  const refusal = useStore(run.refusal);
  const failed = work.outline.filter(({ id }) => work.failed[id] !== undefined);
  const problem = refusal ?? work.run?.error;
  if (!problem && failed.length === 0) return null;
  const repeat = (id: string): void =>
    void run.begin({ stage: 'slides', outlineIds: [id], overwritesEdited: false });
  return (
    <Inline aria-label="Не созданные слайды" as="section" gap={3} rowGap={1} wrap>
      {problem && (
        <Text size="sm" tone="negative">
          {problem}
        </Text>
      )}
      <Stack as="ul" gap={1}>
        {failed.map(({ id, title }) => (
          <Inline key={id} as="li" gap={3} rowGap={1} wrap>
            <span id={`${prefix}${id}`}>
              <Text size="sm" tone="negative">{`Не\u00a0создан: ${title}`}</Text>
            </span>
            {canEdit && (
              <Button
                size="sm"
                icon={<RotateCw />}
                aria-describedby={`${prefix}${id}`}
                onPress={() => repeat(id)}
              >
                Повторить слайд
              </Button>
            )}
          </Inline>
        ))}
      </Stack>
      {canEdit && (
        <Link
          to="/pres-generate/$uuid"
          params={{ uuid: work.deck.uuid }}
          search={{ step: 'slides' }}
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
        >
          К&nbsp;созданию слайдов
        </Link>
      )}
    </Inline>
  );
}
