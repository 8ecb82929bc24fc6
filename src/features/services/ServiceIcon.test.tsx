import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { marks, ServiceIcon } from './ServiceIcon.tsx';

const looks = Object.values(marks).map(([picture]) => picture);

test('[HOME-01] no two services have the same mark', () => {
  expect(new Set(looks).size).toBe(looks.length);
});

test('[HOME-01] the letters of a mark are no part of a name', () => {
  const tile = { value: 'claude', title: 'Claude', group: 'chat', typeInput: 'text' } as never;
  const { container } = render(<ServiceIcon tile={tile} />);
  expect(container.querySelector('[aria-hidden="true"]')?.textContent).toBe('Cl');
});
