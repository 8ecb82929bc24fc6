import { plural } from '#lib/text.ts';
import { openDialog } from '#platform/dialogs.ts';
import { ShowingQuestion } from './ShowingQuestion.tsx';

/** What forms know of the links to shows of a company (PRES-73). */
interface Showing {
  isShowingByLink: boolean;
  showLinks: number;
}

/** «Сейчас действуют 3 ссылки»; the end of the sentence for none. */
const linksInUse = (count: number): string =>
  count === 0
    ? 'Действующих ссылок нет'
    : `Сейчас ${count % 10 === 1 && count % 100 !== 11 ? 'действует' : 'действуют'} ${plural(count, 'ссылка', 'ссылки', 'ссылок')}`;

/** Whether people may show presentations by links without an account; the company's own administrator has it, too. */
export const showingField = (row: Showing | null) =>
  ({
    kind: 'switch',
    name: 'isShowingByLink',
    label: 'Можно показывать презентации по\u00a0ссылке',
    description: `Любому, у\u00a0кого есть ссылка, без\u00a0учётной записи; ссылка всегда со\u00a0сроком. Запрет сразу и\u00a0навсегда останавливает все ссылки. ${linksInUse(row?.showLinks ?? 0)}`,
  }) as const;

/** Asks for confirmation before links in use are stopped. @returns false if nothing is to be saved */
export async function confirmShowing(
  { isShowingByLink }: Pick<Showing, 'isShowingByLink'>,
  row: Showing | null,
): Promise<boolean> {
  if (!row?.isShowingByLink || isShowingByLink || row.showLinks === 0) return true;
  return (
    (await openDialog(ShowingQuestion, { inUse: linksInUse(row.showLinks) }, { isOfScreen: true })) === 'save'
  );
}
