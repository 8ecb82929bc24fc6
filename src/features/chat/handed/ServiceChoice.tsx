import { type ReactNode, useState } from 'react';
import { useTileList } from '#api/generated/hooks/tile/tile.ts';
import { ExternalBadge, ServiceIcon } from '#features/services/index.ts';
import { type FileLike, shownFileName } from '#lib/upload-rules.ts';
import { Button, Dialog, Inline, optionButtonClass, Skeleton, Stack, Text } from '#ui/index.ts';
import { type HandedOver, type Target, targetsOf } from './targets.ts';

interface ServiceChoiceProps<F extends FileLike> extends HandedOver<F> {
  title: string;
  /** Name of the present service, which is left out. */
  from: string;
  /** What is asked before the request goes to a service; null: nothing. */
  questionOf: (target: Target<F>) => { title: string; text: ReactNode; confirm: string } | null;
  onChoose: (target: Target<F>) => void;
  onClose: () => void;
}

/** The services that take a text and files, for one to be chosen (CHAT-32, HOME-12). */
export function ServiceChoice<F extends FileLike>(props: ServiceChoiceProps<F>) {
  const { title, text, files, from, questionOf, onChoose, onClose } = props;
  const { data: tiles, isError } = useTileList();
  const [asked, setAsked] = useState<Target<F> | null>(null);
  const question = asked && questionOf(asked);

  if (asked && question)
    return (
      <Dialog
        isOpen
        role="alertdialog"
        onClose={onClose}
        title={question.title}
        footer={
          <Inline gap={3} justify="end">
            <Button onPress={() => setAsked(null)}>Назад</Button>
            <Button variant="primary" onPress={() => onChoose(asked)}>
              {question.confirm}
            </Button>
          </Inline>
        }
      >
        <Text>{question.text}</Text>
      </Dialog>
    );

  const targets = targetsOf(tiles ?? [], { text, files }, from);
  const leftOut = (target: Target<F>): string =>
    files
      .filter((file) => !target.files.includes(file))
      .map(({ name }) => `«${shownFileName(name)}»`)
      .join(', ');
  return (
    <Dialog isOpen onClose={onClose} title={title} size="sm">
      {!tiles && !isError && <Skeleton shape="block" height="160px" />}
      {isError && <Text>Не удалось загрузить список сервисов</Text>}
      {tiles && targets.length === 0 && <Text>Ни один сервис не принимает такой запрос</Text>}
      <Stack as="ul" gap={0}>
        {targets.map((target) => (
          <li key={target.name}>
            <button
              type="button"
              className={optionButtonClass}
              onClick={() => (questionOf(target) ? setAsked(target) : onChoose(target))}
            >
              <ServiceIcon tile={target.tile} />
              <span>{target.title}</span>
              <ExternalBadge external={target.isExternal} />
              {leftOut(target) !== '' && (
                <Text size="sm" tone="muted" as="span">
                  без {leftOut(target)}
                </Text>
              )}
            </button>
          </li>
        ))}
      </Stack>
    </Dialog>
  );
}
