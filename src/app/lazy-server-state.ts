import { createStore, type Store } from '#lib/store.ts';
import type { ServerState } from './server-state.ts';

/** The server state. Its code, with React Query, is loaded for the first page that needs it; the login does not. */
export interface LazyServerState extends Pick<Store<ServerState | null>, 'get' | 'subscribe'> {
  /**
   * Loads the server state once. What is still loading at the end never comes, so that it makes no calls.
   *
   * @throws Error when the code cannot be loaded; the next call tries again
   */
  load(): Promise<ServerState>;
  /** Clears loaded data and stops following the browser's focus and network. */
  end(): void;
}

export function createLazyServerState(): LazyServerState {
  const loaded = createStore<ServerState | null>(null);
  let loading: Promise<ServerState> | undefined;
  let hasEnded = false;
  let endChats: (() => void) | undefined;
  const load = async (): Promise<ServerState> => {
    const { createServerState } = await import('./server-state.ts');
    if (hasEnded) return new Promise(() => undefined);
    const state = createServerState();
    state.queryClient.mount();
    endChats = state.followChats();
    loaded.set(state);
    return state;
  };
  return {
    get: loaded.get,
    subscribe: loaded.subscribe,
    load() {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
    end() {
      hasEnded = true;
      endChats?.();
      loaded.get()?.queryClient.unmount();
      loaded.get()?.queryClient.clear();
    },
  };
}
