export { agreementsAccepted } from './agreementsAccepted.ts';
export { AgreementScreen } from './components/AgreementScreen.tsx';
export { EthicsCode } from './components/EthicsCode.ts';
export { agreements } from './model/agreements.ts';
