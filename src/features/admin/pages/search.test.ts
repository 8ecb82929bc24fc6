import { expect, test } from 'vitest';

interface Searched {
  page: string;
  search?: { isPersonal?: boolean };
}

const modules = import.meta.glob<Record<string, unknown>>(['./*.tsx', '!./*.test.tsx'], { eager: true });
const isPage = (one: unknown): one is Searched => typeof one === 'object' && one !== null && 'page' in one;

test('[ADM-10] only lists whose search finds no people have its text in the address', () => {
  const pages = Object.values(modules).flatMap((module) => Object.values(module).filter(isPage));
  const shown = pages.filter(({ search }) => search && !search.isPersonal).map(({ page }) => page);
  expect(shown.sort()).toEqual([
    ...[
      'banners',
      'company/companies',
      'company/tariffs',
      'error',
      'externalApi',
      'groups',
      'letters/mailings',
    ],
    ...['letters/templates', 'monitoring/services', 'monitoring/statuses', 'tile'],
  ]);
});
