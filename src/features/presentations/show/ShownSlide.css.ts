import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/index.ts';

const slideIn = (x: string) => keyframes({ from: { transform: `translateX(${x})` } });
const slideOut = (x: string) => keyframes({ to: { transform: `translateX(${x})` } });
const fadeIn = keyframes({ from: { opacity: 0 } });
const move = (name: string) => ({ animation: `${name} ${vars.duration.modal} ${vars.ease.inOut} both` });

/** Both slides lie on each other; what moves out of the slide's frame is not drawn. */
export const turning = style({ position: 'relative', overflow: 'clip' });
const below = { position: 'absolute', inset: 0 } as const;
export const leaving = styleVariants({
  fade: below,
  forth: { ...below, ...move(slideOut('-100%')) },
  back: { ...below, ...move(slideOut('100%')) },
});
const above = { position: 'relative' } as const;
export const arriving = styleVariants({
  fade: { ...above, ...move(fadeIn) },
  forth: { ...above, ...move(slideIn('100%')) },
  back: { ...above, ...move(slideIn('-100%')) },
});
