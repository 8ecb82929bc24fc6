import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ExternalLink } from './ExternalLink.tsx';

test('an external link says so and passes neither opener nor referrer', () => {
  render(<ExternalLink href="https://example.org/">Справка</ExternalLink>);
  const link = screen.getByRole('link', { name: /^Справка\s\(откроется в новой вкладке\)$/ });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

test('[APP-06] a mail link opens no new tab', () => {
  render(<ExternalLink href="mailto:help@neuro.example">Написать нам</ExternalLink>);
  const link = screen.getByRole('link', { name: 'Написать нам' });
  expect(link.getAttribute('href')).toBe('mailto:help@neuro.example');
  expect(link.getAttribute('target')).toBeNull();
});
