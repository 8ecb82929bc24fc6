import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useFileList, useFileRemove } from '#api/generated/hooks/user/user.ts';
import type { UserFile } from '#api/generated/model/userFile.ts';
import type { UserStorage } from '#api/generated/model/userStorage.ts';
import { formatFileSize } from '#lib/file-size.ts';
import { plural } from '#lib/text.ts';
import {
  ActionDialog,
  EmptyState,
  Heading,
  Loaded,
  Meter,
  Paged,
  Stack,
  Text,
  toast,
  useFocusAfterRemoval,
} from '#ui/index.ts';
import { rows } from '../components/Rows.css.ts';
import { FileRow } from './FileRow.tsx';
import { kindTitles } from './kinds.ts';
import { useStorage } from './useStorage.ts';

const pageSize = 10;
/** A file that is gone already leaves the list like one that was deleted. */
const meta = { inline: [404] };

const neighbourOf = (row: Element): HTMLElement | null | undefined =>
  (row.nextElementSibling ?? row.previousElementSibling)?.querySelector('button') ??
  document.querySelector<HTMLElement>('h1');

/** How much the files take, by kind, and the largest ones, which can be deleted (PROF-09). */
export function Files() {
  const { storage, refresh } = useStorage();
  return (
    <Stack as="section">
      <Heading level={2} size="lg">
        Файлы в&nbsp;чатах
      </Heading>
      <Loaded query={storage} failure="Не удалось загрузить данные о хранилище">
        {({ size, files, kinds, used, limit }) => (
          <>
            {limit !== null && <Room size={size} used={used} limit={limit} />}
            {files === 0 ? (
              <EmptyState
                level={3}
                title="Файлов нет"
                text="Здесь появятся файлы, которые вы отправили или получили в чатах."
              />
            ) : (
              <>
                <Text>
                  Всего {formatFileSize(size)}, {plural(files, 'файл', 'файла', 'файлов')}
                </Text>
                {kinds.map((one) => (
                  <Meter
                    key={one.kind}
                    label={kindTitles[one.kind]}
                    value={one.size}
                    max={Math.max(1, size)}
                    valueText={`${formatFileSize(one.size)}, ${plural(one.files, 'файл', 'файла', 'файлов')}`}
                  />
                ))}
                <FileTable onChanged={refresh} />
              </>
            )}
          </>
        )}
      </Loaded>
    </Stack>
  );
}

/** How much of the person's room is taken (PILOT-08). */
const Room = ({ size, used, limit }: Pick<UserStorage, 'size' | 'used'> & { limit: number }) => (
  <>
    <Meter
      label="Место для файлов"
      value={Math.min(used, limit)}
      max={Math.max(1, limit)}
      valueText={`занято ${formatFileSize(used)} из ${formatFileSize(limit)}`}
      tone={used >= limit ? 'negative' : used >= limit * 0.9 ? 'warning' : 'accent'}
    />
    {used > size && (
      <Text size="sm" tone="muted">
        Кроме файлов в&nbsp;чатах считаются файлы агентов и&nbsp;презентаций, а&nbsp;файлы удалённых
        чатов&nbsp;— пока чаты можно вернуть.
      </Text>
    )}
  </>
);

function FileTable({ onChanged }: { onChanged: () => Promise<unknown> }) {
  const [page, setPage] = useState(1);
  const [asked, setAsked] = useState<{ file: UserFile; row: Element | null } | null>(null);
  const keepFocus = useFocusAfterRemoval(neighbourOf);
  const files = useFileList(
    { page: page - 1, size: pageSize },
    { query: { staleTime: 0, placeholderData: keepPreviousData } },
  );
  const remove = useFileRemove({
    mutation: {
      meta,
      async onSettled() {
        if (asked?.row) keepFocus(asked.row);
        setAsked(null);
        // The last file of the last page is gone.
        if (page > 1 && files.data?.content.length === 1) setPage(page - 1);
        await onChanged();
      },
    },
  });
  return (
    <>
      <Paged
        query={files}
        failure="Не удалось загрузить файлы"
        page={page}
        pageSize={pageSize}
        onPage={setPage}
      >
        {(content) => (
          <ul className={rows} aria-label="Самые большие файлы">
            {content.map((file) => (
              <FileRow key={file.idFile} file={file} onRemove={(row) => setAsked({ file, row })} />
            ))}
          </ul>
        )}
      </Paged>
      <ActionDialog
        isOpen={asked !== null}
        size="sm"
        title="Удалить файл?"
        primaryLabel="Удалить"
        isDanger
        isPrimaryPending={remove.isPending}
        onPrimary={() => {
          if (!asked) return;
          const { idFile, name } = asked.file;
          remove.mutate(
            { params: { idFile } },
            { onSuccess: () => toast.show({ tone: 'positive', title: 'Файл удалён', text: name }) },
          );
        }}
        onClose={() => setAsked(null)}
      >
        <Text>
          Файл «{asked?.file.name}» нельзя будет вернуть. В&nbsp;чате останется его название, но скачать его
          или спросить о&nbsp;нём больше не&nbsp;получится.
        </Text>
      </ActionDialog>
    </>
  );
}
