import { BrandEditor } from '#features/presentations/index.ts';

interface BrandTabProps {
  /** Uuid of the company. */
  company: string;
  canChange: boolean;
}

/** The brand of a company, for the portal's administrators. */
export default function BrandTab({ company, canChange }: BrandTabProps) {
  return <BrandEditor company={company} canChange={canChange} />;
}
