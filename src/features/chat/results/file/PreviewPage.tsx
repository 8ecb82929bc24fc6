import { useEffect, useRef } from 'react';
import { fileUrl } from '#api/file-url.ts';
import { useFilePreviewRead } from '#api/generated/hooks/result/result.ts';
import { Button, Skeleton, Text } from '#ui/index.ts';
import { pageBox, pageImage, pageText } from './File.css.ts';
import { markQuote } from './quote.ts';

/** A page of a file, and how many pages it has; null while it loads. */
export function usePreview(idFile: string, page: number) {
  const query = useFilePreviewRead({ idFile, page }, { query: { staleTime: Number.POSITIVE_INFINITY } });
  return { ...query, pageCount: query.data?.pageCount ?? null };
}

interface PreviewPageProps {
  idFile: string;
  name: string;
  page: number;
  /** Words to mark. */
  quote?: string | undefined;
}

/** One page of a file: its picture, its text, or both. */
export function PreviewPage({ idFile, name, page, quote }: PreviewPageProps) {
  const { data, isError, refetch } = usePreview(idFile, page);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (data) box.current?.querySelector('mark')?.scrollIntoView?.({ block: 'nearest' });
  }, [data]);
  if (isError)
    return (
      <div className={pageBox}>
        <Text>Не удалось загрузить страницу</Text>
        <Button size="sm" onPress={() => void refetch()}>
          Повторить
        </Button>
      </div>
    );
  if (!data) return <Skeleton shape="block" height="240px" />;
  if (data.pageCount === 0) return <Text>Предпросмотра нет, скачайте файл</Text>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the box scrolls, so a keyboard has to reach it
    <section ref={box} className={pageBox} tabIndex={0} aria-label={`${name}, страница ${page}`}>
      {data.idImage && <img className={pageImage} src={fileUrl(data.idImage)} alt={`Страница ${page}`} />}
      {(data.text || !data.idImage) && (
        <div className={pageText}>
          {data.text === ''
            ? 'На этой странице нет текста'
            : markQuote(data.text, quote).map(({ text, isQuote }) =>
                isQuote ? <mark key="quote">{text}</mark> : text,
              )}
        </div>
      )}
    </section>
  );
}
