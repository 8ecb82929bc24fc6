import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Failure, type FailureProps } from './Failure.tsx';

/** What is shown of a query; React Query's results fit. */
export interface Loadable<Data> {
  data: Data | undefined;
  isError: boolean;
  refetch: () => unknown;
}

export interface LoadedProps<Data> extends Pick<FailureProps, 'level'> {
  query: Loadable<Data>;
  /** Shown after an error: «Не удалось загрузить лимиты». */
  failure: string;
  /** A placeholder in the shape of the content. @default a grey block */
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What an answer is shown as; before it a placeholder, after an error a retry. An old answer stays if a new one fails. */
export function Loaded<Data>({ query, failure, level, loading, children }: LoadedProps<Data>) {
  const { data, isError, refetch } = query;
  if (data !== undefined) return children(data);
  if (isError) return <Failure title={failure} onRetry={refetch} {...(level && { level })} />;
  return loading ?? <Skeleton shape="block" height="10rem" />;
}
