import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { mailedLink } from '#platform/mailed-token.ts';
import { CompanyRequest } from './CompanyRequest.tsx';
import { calls, field, link, mockGateway, show, title, typePasswords } from './testing/screens.tsx';

vi.mock('#platform/mailed-token.ts', { spy: true });

mockGateway();
beforeEach(() => {
  vi.mocked(mailedLink).mockReturnValue(link);
});

test('[AUTH-06] name and password of an invited person, then the main page', async () => {
  const user = await show(CompanyRequest);
  await user.type(field('Имя'), ' Глеб ');
  await typePasswords(user);
  await user.keyboard('{Enter}');
  await title('Адрес /');
  expect(calls).toEqual(['POST confirmationRequestToCompany {"name":"Глеб","password":"рыжий кот у моря"}']);
});

test('[AUTH-06] without a link there is no form', async () => {
  vi.mocked(mailedLink).mockReturnValue(null);
  await show(CompanyRequest);
  await title('Откройте ссылку из письма');
  expect(screen.queryByRole('textbox')).toBeNull();
});
