import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Email } from './Email.tsx';

test('[ADM-04] an e-mail may break before its domain only; other texts of authors have no break', () => {
  const { container, rerender } = render(<Email text="anna@neuro.example" />);
  expect(container.innerHTML).toBe('anna@<wbr>neuro.example');
  rerender(<Email text="Портал" />);
  expect(container.innerHTML).toBe('Портал');
});
