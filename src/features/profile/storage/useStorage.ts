import { useQueryClient } from '@tanstack/react-query';
import {
  getFileListQueryKey,
  getStorageReadQueryKey,
  useStorageRead,
} from '#api/generated/hooks/user/user.ts';
import { loadedByRoute } from '#platform/loaded-by-route.ts';

/** The sums of the stored files, and a function that refetches them together with the list of files (PROF-09). */
export function useStorage() {
  const queryClient = useQueryClient();
  const storage = useStorageRead({ query: loadedByRoute });
  const refresh = () =>
    Promise.all(
      [getStorageReadQueryKey(), getFileListQueryKey()].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  return { storage, refresh };
}
