/** 「、」 ends a clause: 「いまは、献便をお休みください」 is two. */
export const clausesOf = (text: string): string[] =>
  text
    .split('、')
    .map((clause, index, { length }) => (index < length - 1 ? `${clause}、` : clause))
    .filter((clause) => clause !== '')
