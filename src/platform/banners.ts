import { queryOptions } from '@tanstack/react-query';
import { http } from '#api/generated/calls/data.ts';
import type { Banner } from '#api/generated/model/banner.ts';

type Banners = Banner[];

/**
 * The query of the banners (HOME-03). It is written here, because the hooks of all `data` operations would come with the
 * generated one into the first load of the main page.
 */
export const bannersQuery = queryOptions({
  queryKey: ['/data/banners'],
  queryFn: ({ signal }) => http<Banners>('/data/banners', { signal, method: 'GET' }),
});
