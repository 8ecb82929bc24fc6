import type { ServiceDetails } from './details.ts';

/** Starters of a service that makes something, with what comes out. */
export const withOutcomes = (
  starters: ServiceDetails['starters'],
  ...outcomes: [string, string, string]
): ServiceDetails['starters'] => {
  const [first, second, third] = starters;
  return [
    { ...first, outcome: outcomes[0] },
    { ...second, outcome: outcomes[1] },
    { ...third, outcome: outcomes[2] },
  ];
};
