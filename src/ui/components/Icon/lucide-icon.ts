import { createElement, type SVGProps } from 'react';

/** The description of an icon in a lucide-react file. */
interface IconData {
  node: readonly (readonly [tag: string, attributes: object])[];
}

const attributes = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/**
 * Makes the component of a lucide icon. The build uses this in place of lucide-react's own function
 * (vite.config.ts), which reads sizes, colours and classes of every icon from a context at every render: 2 kB of the
 * first load, and ours are styled by `Icon`.
 */
export default function createLucideIcon({ node }: IconData) {
  return (props: SVGProps<SVGSVGElement>) =>
    createElement('svg', { ...attributes, ...props }, ...node.map(([tag, own]) => createElement(tag, own)));
}
