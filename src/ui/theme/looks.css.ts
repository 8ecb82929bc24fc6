/** Text size, density and motion that a person has chosen (PROF-05). Loaded only for people who have chosen one. */
import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { dense } from './contract.css.ts';

// In per cent of the browser's size; sizes and spaces are in rem and grow with it.
globalStyle(':root[data-text-size="90"]', { fontSize: '90%' });
globalStyle(':root[data-text-size="110"]', { fontSize: '110%' });
globalStyle(':root[data-text-size="125"]', { fontSize: '125%' });

// The smallest control is still above the minimum target size of 24 px.
createGlobalTheme(':root[data-density="compact"]', dense, {
  space: { 3: '0.5rem', 4: '0.75rem', 5: '0.875rem', 6: '1rem', 8: '1.25rem' },
  control: { sm: '1.75rem', md: '1.875rem', lg: '2.25rem' },
});

// The same as for `prefers-reduced-motion` in the global styles.
globalStyle(
  ':root[data-motion="less"] *, :root[data-motion="less"] *::before, :root[data-motion="less"] *::after',
  {
    animationDuration: '0.01ms !important',
    animationIterationCount: '1 !important',
    transitionDuration: '0s !important',
    scrollBehavior: 'auto',
  },
);
