import { Copy, FileText, FileType } from 'lucide-react';
import { useRef, useState } from 'react';
import { cleanFileName } from '#lib/file-name.ts';
import { saveBlob } from '#lib/save-blob.ts';
import { copyText } from '#platform/copy.ts';
import { Button, Grid, Stack, Tabs, Text, useMedia } from '#ui/index.ts';
import { media } from '#ui/theme/index.ts';
import { textBlocks } from '../../document/blocks.ts';
import { Pager } from '../file/Pager.tsx';
import { ResultToolbar } from '../ResultToolbar.tsx';
import type { ResultViewProps } from '../result-view.ts';
import { saveDocx } from '../save-docx.ts';
import { useWholeResult } from '../useWholeResult.ts';
import { PagePicture } from './PagePicture.tsx';
import { PageText } from './PageText.tsx';
import { textOfAll, textOfPage } from './page-text.ts';

const fileName = 'Распознанный текст';

/** A scan and its text, page by page; a piece of text and its place mark each other (CHAT-25). */
export default function Recognition(props: ResultViewProps<'recognition'>) {
  const { result, isPart, retry } = useWholeResult(props);
  const { pages } = result;
  const [number, setNumber] = useState(1);
  const [active, setActive] = useState<number | null>(null);
  const [edited, setEdited] = useState<ReadonlyMap<number, string>>(new Map());
  const [tab, setTab] = useState<'picture' | 'text'>('text');
  const isWide = useMedia(media.from('md'));
  const texts = useRef<HTMLDivElement>(null);

  const page = pages[number - 1];
  if (!page) return <Text>Текст не найден</Text>;
  const text = textOfAll(pages, edited);
  const turn = (to: number): void => {
    setNumber(to);
    setActive(null);
  };
  /** Marks a piece of text that was chosen on the picture, and shows it. */
  const choose = (index: number): void => {
    setActive(index);
    setTab('text');
    const block = texts.current?.querySelectorAll('[data-block]')[index];
    if (block instanceof HTMLElement) block.focus();
  };

  const picture = (
    <PagePicture page={page} number={number} active={active} onActive={setActive} onChoose={choose} />
  );
  const own = (
    <div ref={texts}>
      <PageText
        key={number}
        page={page}
        active={active}
        onActive={setActive}
        text={edited.get(number - 1) ?? textOfPage(page)}
        onEdit={(next) => setEdited(new Map(edited).set(number - 1, next))}
      />
    </div>
  );
  return (
    <Stack as="section" gap={2} aria-label={fileName}>
      <ResultToolbar
        label="Действия с текстом"
        actions={[
          { id: 'copy', label: 'Копировать текст', icon: <Copy />, onAction: () => void copyText(text) },
          {
            id: 'txt',
            label: 'Скачать TXT',
            icon: <FileText />,
            isMenuOnly: true,
            onAction: () =>
              saveBlob(
                new Blob([text], { type: 'text/plain;charset=utf-8' }),
                cleanFileName(`${fileName}.txt`),
              ),
          },
          {
            id: 'docx',
            label: 'Скачать DOCX',
            icon: <FileType />,
            onAction: () => void saveDocx(text.split('\n').flatMap(textBlocks), fileName),
          },
        ]}
        handOver={() => ({ text, files: [] })}
      >
        <Pager page={number} count={pages.length} onChange={turn} />
        {isPart && !retry && 'Загружаем остальные страницы…'}
        {retry && (
          <Button size="sm" variant="quiet" onPress={retry}>
            Загрузить остальные страницы
          </Button>
        )}
      </ResultToolbar>
      {isWide ? (
        <Grid columns="1fr 1fr" align="start">
          {picture}
          {own}
        </Grid>
      ) : (
        <Tabs
          label="Скан и текст"
          items={[
            { id: 'picture', label: 'Картинка' },
            { id: 'text', label: 'Текст' },
          ]}
          selected={tab}
          onSelect={setTab}
        >
          {tab === 'picture' ? picture : own}
        </Tabs>
      )}
    </Stack>
  );
}
