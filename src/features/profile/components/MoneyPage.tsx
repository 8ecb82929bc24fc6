import { BalanceCard } from './BalanceCard.tsx';
import { Offers } from './Offers.tsx';
import { Operations } from './Operations.tsx';
import { ProfilePage } from './ProfilePage.tsx';

/** «Счёт»: balance, payments and charges, offers; for those who pay themselves (`canSeeMoneyMenu`). */
export const MoneyPage = () => (
  <ProfilePage title="Счёт">
    <BalanceCard />
    <Offers />
    <Operations />
  </ProfilePage>
);
