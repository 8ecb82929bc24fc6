import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  presentationReset,
  presentationVersionList,
  usePresentationVersionRead,
} from '#api/generated/hooks/presentation/presentation.ts';
import { useCall } from '#platform/useCall.ts';
import { Button, Drawer, Grid, Skeleton, Stack, Text, TextField, TimeText, toast } from '#ui/index.ts';
import { footOf } from '../../model/settings.ts';
import { SlideView } from '../../slide/SlideView.tsx';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { current, page, previews, row } from './Versions.css.ts';

const SIZE = 20;

/** The kept versions of the presentation: each can be looked at and restored (PRES-18). */
export function Versions({ onClose }: { onClose: () => void }) {
  const { session } = useOpenEditor();
  const { uuid } = session.store.deck;
  const [shown, setShown] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const add = useCall((text: string) => session.addVersion(text));
  const restore = useCall(presentationReset, { inline: [409] });
  const versions = useInfiniteQuery({
    queryKey: ['versions of presentation', uuid],
    queryFn: ({ pageParam }) =>
      presentationVersionList({ presentationId: uuid, page: pageParam, size: SIZE }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.last ? undefined : page.number + 1),
    staleTime: 0,
  });
  const keep = (): void =>
    void add.send(note).then(
      () => {
        setNote('');
        void versions.refetch();
      },
      () => undefined,
    );
  const reset = async (target: number): Promise<void> => {
    await session.autosave.flush();
    try {
      const deck = await restore.send({ uuid, version: session.autosave.saved.version, target });
      session.autosave.take(deck);
      session.store.replace(deck);
      await session.autosave.keepNow();
      toast.show({ tone: 'positive', title: 'Версия восстановлена' });
      onClose();
    } catch {
      toast.show({ tone: 'negative', title: 'Презентацию изменили, попробуйте ещё раз' });
    }
  };
  return (
    <Drawer isOpen side="end" size="lg" title="Версии" onClose={onClose}>
      <div className={page}>
        <Stack gap={2}>
          <TextField label="Пометка" maxLength={200} value={note} onChange={setNote} />
          <div>
            <Button size="sm" onPress={keep}>
              Сохранить версию
            </Button>
          </div>
        </Stack>
        {versions.isPending && <Skeleton shape="block" height="8rem" />}
        {versions.isError && <Button onPress={() => void versions.refetch()}>Повторить</Button>}
        <Grid as="ol" gap={3} aria-label="Версии">
          {versions.data?.pages
            .flatMap(({ content }) => content)
            .map((one) => (
              <li key={one.version} className={row}>
                <Stack gap={1}>
                  <Text>
                    <TimeText date={new Date(one.date)} />
                  </Text>
                  <Text size="sm" tone="muted">
                    {[one.author.name, one.note].filter(Boolean).join(' · ')}
                  </Text>
                </Stack>
                <Button
                  size="sm"
                  aria-expanded={shown === one.version}
                  onPress={() => setShown(shown === one.version ? null : one.version)}
                >
                  Посмотреть
                </Button>
                {shown === one.version && <Preview uuid={uuid} version={one.version} onRestore={reset} />}
              </li>
            ))}
        </Grid>
        {versions.data?.pages[0]?.content.length === 0 && (
          <Text tone="muted">Версий пока нет: они появятся через десять минут работы</Text>
        )}
        {versions.hasNextPage && (
          <Button onPress={() => void versions.fetchNextPage()} isPending={versions.isFetchingNextPage}>
            Показать ещё
          </Button>
        )}
      </div>
    </Drawer>
  );
}

interface PreviewProps {
  uuid: string;
  version: number;
  onRestore: (version: number) => Promise<void>;
}

/** The slides of a version, with the button that restores it. */
function Preview({ uuid, version, onRestore }: PreviewProps) {
  const { data, isError } = usePresentationVersionRead({ presentationId: uuid, version });
  const [isPending, setPending] = useState(false);
  if (isError) return <Text tone="muted">Не&nbsp;удалось загрузить версию</Text>;
  if (!data) return <Skeleton shape="block" height="6rem" />;
  return (
    <div className={current}>
      <Text>{data.title}</Text>
      <div className={previews}>
        {data.slides.map((slide, at) => (
          <SlideView
            key={slide.id}
            slide={slide}
            theme={data.theme}
            brand={data.brand}
            {...footOf(data, at + 1)}
          />
        ))}
      </div>
      <Button
        variant="primary"
        isPending={isPending}
        onPress={() => {
          setPending(true);
          void onRestore(version).finally(() => setPending(false));
        }}
      >
        Восстановить
      </Button>
    </div>
  );
}
