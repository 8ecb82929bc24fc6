export { agreementsAccepted } from './agreementsAccepted.ts';
export { AgreementScreen } from './components/AgreementScreen.tsx';
export { EthicsHost } from './components/EthicsHost.tsx';
