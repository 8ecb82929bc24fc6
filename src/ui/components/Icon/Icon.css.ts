import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const iconClass = recipe({
  base: { display: 'inline-flex', flexShrink: 0 },
  variants: {
    size: {
      sm: { width: '1rem', height: '1rem' },
      md: { width: '1.125rem', height: '1.125rem' },
      lg: { width: '1.375rem', height: '1.375rem' },
      xl: { width: '1.75rem', height: '1.75rem' },
    },
  },
  defaultVariants: { size: 'md' },
});

// The icon's own width and height attributes are 24; the box sets the size, relative to the text.
globalStyle(`${iconClass.classNames.base} > svg`, { width: '100%', height: '100%', strokeWidth: '1.75' });
