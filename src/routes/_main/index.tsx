import { createFileRoute, redirect, useNavigate, useRouter } from '@tanstack/react-router';
import { fillRequest, HomeComposer } from '#features/router/index.ts';
import {
  beginElsewhere,
  HomePage,
  type HomeSearch,
  type HomeSearchChange,
  loadHome,
  parseHomeSearch,
} from '#features/tiles/index.ts';
import { lateSearch } from '#lib/late-search.ts';
import { useSession } from '#platform/session/useSession.ts';

export const Route = createFileRoute('/_main/')({
  staticData: {
    menu: { group: 'main', order: 1, title: 'Главная' },
    keywords: ['домой', 'сервисы'],
    // The tab has the name of the portal alone; the heading greets the person.
    title: '',
  },
  validateSearch: lateSearch<HomeSearch>,
  loader: async ({ context, preload }) => {
    // A link under the pointer loads only the code: a failed request for data would show an error before a click.
    if (preload) return;
    const queryClient = await context.queryClient();
    const chat = await beginElsewhere(queryClient);
    if (chat) throw redirect({ to: '/chat/neuron/$name/{-$chatUuid}', params: chat, replace: true });
    await loadHome(queryClient);
  },
  codeSplitGroupings: [['component', 'loader']],
  // React Query decides what is stale.
  gcTime: 0,
  shouldReload: false,
  component: Home,
});

function Home() {
  const search = parseHomeSearch({ ...Route.useSearch() });
  const navigate = useNavigate({ from: '/' });
  const router = useRouter();
  const { profile } = useSession();
  const change = (part: HomeSearchChange): void => {
    // A link was pressed before the search text was committed to the address; the link wins.
    if (router.state.location.pathname !== Route.fullPath) return;
    void navigate({ search: (now) => parseHomeSearch({ ...now, ...part }), replace: true });
  };
  const fill = (text: string): void => {
    fillRequest(profile?.id ?? 0, text);
    document.getElementById('composer')?.focus();
  };
  return (
    <HomePage
      composer={<HomeComposer onlyInternal={search.local ?? false} />}
      onExample={fill}
      search={search}
      onSearchChange={change}
    />
  );
}
