import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#api/error.ts';
import { presentationShowRead } from '#api/generated/hooks/presentation/presentation.ts';
import { EmptyState, Failure, Preloader } from '#ui/index.ts';
import { message } from './LinkShow.css.ts';
import { LinkShow } from './LinkShow.tsx';

/** Why there are no slides. */
const troubles = {
  incomplete: {
    title: 'Ссылка неполная',
    text: 'Скопируйте её целиком, вместе с\u00a0буквами и\u00a0цифрами после\u00a0знака #, или\u00a0попросите новую.',
  },
  stopped: {
    title: 'Показ закрыт',
    text: 'Автор остановил показ, или\u00a0такой ссылки нет. Попросите у\u00a0него новую.',
  },
  over: { title: 'Срок ссылки закончился', text: 'Попросите у\u00a0автора презентации новую ссылку.' },
  empty: {
    title: 'В\u00a0презентации пока нет слайдов',
    text: 'Откройте ссылку ещё\u00a0раз, когда они появятся.',
  },
  offline: { title: 'Нет связи', text: 'Проверьте подключение к\u00a0интернету.' },
  failed: { title: 'Не\u00a0удалось открыть презентацию', text: 'Попробуйте ещё\u00a0раз через минуту.' },
} as const;

/** What the page says about a failure. */
function troubleOf(error: unknown): keyof typeof troubles {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.status === 404 || error.status === 400) return 'stopped';
  if (error.status === 410) return 'over';
  return error.kind === 'network' ? 'offline' : 'failed';
}

interface TroubleProps {
  trouble: keyof typeof troubles;
  /** Absent where another try is of no use. */
  onRetry?: () => void;
}

const Trouble = ({ trouble, onRetry }: TroubleProps) => (
  <main tabIndex={-1} className={message}>
    {onRetry ? (
      <Failure level={1} {...troubles[trouble]} onRetry={onRetry} />
    ) : (
      <EmptyState level={1} {...troubles[trouble]} />
    )}
  </main>
);

/**
 * The page of a link to a show, for people without an account (PRES-77). It asks for no session and starts none.
 *
 * @param token the secret of the link, as it stands after the `#` of the address
 */
export default function LinkShowPage({ token }: { token: string }) {
  const isWhole = /^[0-9a-f]{64}$/.test(token);
  const { data, error, refetch } = useQuery({
    queryKey: ['show by link', token],
    queryFn: ({ signal }) => presentationShowRead({ signal, headers: { 'Show-Token': token } }),
    enabled: isWhole,
    // Each reading counts as an opening of the link.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { inline: [400, 404, 410, 429, 500], isShown: true },
  });
  const trouble = error && troubleOf(error);
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      {!isWhole ? (
        <Trouble trouble="incomplete" />
      ) : trouble ? (
        <Trouble
          trouble={trouble}
          {...((trouble === 'offline' || trouble === 'failed') && { onRetry: () => void refetch() })}
        />
      ) : !data ? (
        <Preloader label="Загрузка презентации" />
      ) : data.slides.length === 0 ? (
        <Trouble trouble="empty" onRetry={() => void refetch()} />
      ) : (
        <LinkShow key={token} show={data} token={token} />
      )}
    </>
  );
}
