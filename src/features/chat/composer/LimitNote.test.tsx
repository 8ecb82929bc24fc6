import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ServiceLimit } from '#api/generated/model/serviceLimit.ts';
import { openChat } from '#tests/chat.ts';

test('[PROF-04] from 80 % of a limit the chat says what is left; after the last request that it is used up', async () => {
  const { user, field, send, settledAnswer, standIn } = await openChat();
  standIn.change('limitList', (limits: ServiceLimit[]) =>
    limits.map((one) => (one.serviceType === 'chatGpt' ? { ...one, used: one.used + 4, limit: 5 } : one)),
  );
  expect(standIn.callsOf('limitList')).toEqual([]);
  await user.type(field, 'Пред');
  expect(await screen.findByText(/^Остался 1.запрос до.(завтра|\d)/)).toBeTruthy();
  await user.clear(field);
  await send('Последний запрос');
  await settledAnswer();
  expect(await screen.findByText(/^Лимит исчерпан: 5.из.5.запросов, обновится /)).toBeTruthy();
});
