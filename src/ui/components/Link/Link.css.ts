import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** A link, or a button like one, in running text. For the router: `<Link to="…" className={textLinkClass}>`. */
export const textLinkClass = style({
  padding: 0,
  border: 'none',
  background: 'none',
  borderRadius: vars.radius.xs,
  color: vars.color.accentText,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  textUnderlineOffset: '0.2em',
  transition: `text-decoration-color ${vars.duration.fast}`,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});

/** A link in a menu or a list: underlined on hover only. */
export const quietLinkClass = style({
  borderRadius: vars.radius.xs,
  color: vars.color.textMuted,
  textDecorationLine: 'none',
  textUnderlineOffset: '0.2em',
  transition: `color ${vars.duration.fast}`,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.text, textDecorationLine: 'underline' } },
});

export const externalMark = style({
  display: 'inline-block',
  width: '0.8em',
  height: '0.8em',
  marginInlineStart: '-0.05em',
  verticalAlign: '-0.06em',
});
