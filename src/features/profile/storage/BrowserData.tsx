import { useState } from 'react';
import { formatFileSize } from '#lib/file-size.ts';
import { useSession } from '#platform/session/useSession.ts';
import { ActionDialog, Button, Heading, Inline, Stack, Text, toast } from '#ui/index.ts';
import { FactList } from '../components/FactList.tsx';
import { clearBrowserData, sizeOf } from './browser-data.ts';

/** «В этом браузере»: what is stored here, which can be cleared without a sign-out. */
export function BrowserData() {
  const userId = useSession().profile?.id ?? 0;
  const [sizes, setSizes] = useState(() => sizesOf(userId));
  const [isAsking, setAsking] = useState(false);
  const isEmpty = sizes.drafts + sizes.view === 0;
  return (
    <Stack as="section">
      <Heading level={2} size="lg">
        В&nbsp;этом браузере
      </Heading>
      <FactList
        facts={[
          ['Черновики', formatFileSize(sizes.drafts)],
          ['Выбор и вид', formatFileSize(sizes.view)],
        ]}
      />
      <Text tone="muted">
        Черновики — неотправленные тексты, очередь запросов и&nbsp;выбранная модель. Выбор и&nbsp;вид —
        настройки сервисов, столбцы таблиц, недавние команды.
      </Text>
      <Inline>
        <Button isDisabled={isEmpty} onPress={() => setAsking(true)}>
          Очистить
        </Button>
        {isEmpty && <Text tone="muted">Очищать нечего.</Text>}
      </Inline>
      <ActionDialog
        isOpen={isAsking}
        size="sm"
        title="Очистить данные в этом браузере?"
        primaryLabel="Очистить"
        isDanger
        onPrimary={() => {
          clearBrowserData(userId);
          setSizes(sizesOf(userId));
          setAsking(false);
          toast.show({ tone: 'positive', title: 'Данные в этом браузере удалены' });
        }}
        onClose={() => setAsking(false)}
      >
        <Text>
          Черновики, выбранные настройки сервисов и&nbsp;вид страниц будут удалены, вернуть их нельзя. Тексты
          в&nbsp;открытых вкладках останутся до&nbsp;обновления страницы. Вы&nbsp;останетесь в&nbsp;портале,
          чаты и&nbsp;файлы сохранятся.
        </Text>
      </ActionDialog>
    </Stack>
  );
}

const sizesOf = (userId: number) => ({ drafts: sizeOf(userId, 'drafts'), view: sizeOf(userId, 'view') });
