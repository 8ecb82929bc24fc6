/** Words that judge a person instead of helping (LAB-29). */
const banned =
  /(?<!\p{L})(?:плох|неверн|неправильн|ошиб|рейтинг|провал|хуже|слабее|слабый|бездар|глуп|лидер|отстающ)\p{L}*|(?<!\p{L})(?:первое|второе|третье|последнее) место|место в (?:списке|таблице|рейтинге)|лучше,? чем/iu;

/** Whether a text for the person has such a word. */
export const hasBannedWord = (text: string): boolean => banned.test(text);
