import { useState } from 'react';
import type { Examples } from '#ui/workshop/examples.ts';
import { Pagination } from './Pagination.tsx';

function Pages({ start = 1, total = 240 }: { start?: number; total?: number }) {
  const [page, setPage] = useState(start);
  const [pageSize, setPageSize] = useState(30);
  return (
    <Pagination
      page={page}
      pageSize={pageSize}
      total={total}
      onPage={setPage}
      pageSizes={[30, 50, 100]}
      onPageSize={setPageSize}
    />
  );
}

export const examples: Examples = {
  title: 'Страницы',
  width: 620,
  states: {
    Первая: () => <Pages />,
    'В середине длинного списка': () => <Pages start={170} total={10_000} />,
    Последняя: () => <Pages start={8} />,
    'Одна страница': () => <Pages total={12} />,
    'Строк нет': () => <Pages total={0} />,
    'Узкий экран': { window: { width: 320, height: 150 }, show: () => <Pages start={5} total={1000} /> },
  },
};
