import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTileList } from '#api/generated/hooks/tile/tile.ts';
import { ExternalBadge, ServiceIcon, serviceOf } from '#features/services/index.ts';
import { Button, Dialog, Inline, Skeleton, Stack, Text } from '#ui/index.ts';
import { list, option } from './HandOver.css.ts';
import { handOver } from './hand-over.ts';
import { type HandedOver, type Target, targetsOf } from './targets.ts';

interface HandOverDialogProps extends HandedOver {
  /** Name of the service of the result. */
  from: string;
  onClose: () => void;
}

/** The services that take a result. Before an internal result goes to an external service, it asks. */
export default function HandOverDialog({ text, files, from, onClose }: HandOverDialogProps) {
  const navigate = useNavigate();
  const { data: tiles, isError } = useTileList();
  const [asked, setAsked] = useState<Target | null>(null);
  const own = tiles?.find(({ value }) => value === from);
  // As in the catalogue: what does not say where it runs counts as internal here, so that the question is asked.
  const isInternal = (own ? serviceOf(own) : serviceOf(from))?.external !== true;

  const proceed = (target: Target): void => {
    handOver({ text, files: target.files }, target.name);
    onClose();
    void navigate({
      to: '/chat/neuron/$name/{-$chatUuid}',
      params: { name: target.name, chatUuid: undefined },
    });
  };

  if (asked)
    return (
      <Dialog
        isOpen
        role="alertdialog"
        onClose={onClose}
        title="Передать во внешний сервис?"
        footer={
          <Inline gap={3} justify="end">
            <Button onPress={() => setAsked(null)}>Назад</Button>
            <Button variant="primary" onPress={() => proceed(asked)}>
              Передать
            </Button>
          </Inline>
        }
      >
        <Text>
          Результат получен внутри компании. «{asked.title}» — внешний сервис: то, что вы отправите, уйдёт за
          её пределы. До отправки текст можно изменить.
        </Text>
      </Dialog>
    );

  const targets = targetsOf(tiles ?? [], { text, files }, from);
  return (
    <Dialog isOpen onClose={onClose} title="Продолжить в…" size="sm">
      {!tiles && !isError && <Skeleton shape="block" height="160px" />}
      {isError && <Text>Не удалось загрузить список сервисов</Text>}
      {tiles && targets.length === 0 && <Text>Ни один сервис не принимает такой результат</Text>}
      <Stack gap={1}>
        <ul className={list}>
          {targets.map((target) => (
            <li key={target.name}>
              <button
                type="button"
                className={option}
                onClick={() => (isInternal && target.isExternal ? setAsked(target) : proceed(target))}
              >
                <ServiceIcon tile={target.tile} />
                <span>{target.title}</span>
                <ExternalBadge external={target.isExternal} />
              </button>
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  );
}
