import type { ReactNode } from 'react';
import { Button, EmptyState, Skeleton } from '#ui/index.ts';

interface LoadedProps<Data> {
  query: { data: Data | undefined; isError: boolean; refetch: () => unknown };
  /** Shown after an error: «Не удалось загрузить лимиты». */
  failure: string;
  children: (data: Data) => ReactNode;
}

/** What an answer is shown as; before it a placeholder, after an error a retry. An old answer stays if a new one fails. */
export function Loaded<Data>({ query: { data, isError, refetch }, failure, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  if (!isError) return <Skeleton shape="block" height="10rem" />;
  return <EmptyState title={failure} action={<Button onPress={() => void refetch()}>Повторить</Button>} />;
}
