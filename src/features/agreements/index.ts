export { acceptAgreements } from './acceptAgreements.ts';
export { agreementsAccepted } from './agreementsAccepted.ts';
export { AcceptedAgreements } from './components/AcceptedAgreements.tsx';
export { AgreementScreen } from './components/AgreementScreen.tsx';
export { EthicsCode } from './components/EthicsCode.ts';
