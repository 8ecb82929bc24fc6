import { BrandEditor } from '#features/presentations/index.ts';
import type { PageProps } from '../list/lazyPage.tsx';

/** The brand of the caller's company. */
export const BrandPage = ({ canChange }: PageProps) => <BrandEditor canChange={canChange} />;
