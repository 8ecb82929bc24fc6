import { Button } from 'react-aria-components/Button';
import { noDrag } from './Table.css.ts';

/** Stands for the handle of a row that cannot be dragged now: React Aria expects one in each row of such a table. */
export const NoDrag = () => <Button slot="drag" isDisabled aria-label="Перетащить" className={noDrag} />;
