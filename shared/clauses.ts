/** 「、」 ends a clause: 「いまは、献便をお休みください」 is two. */
export const clausesOf = (text: string): string[] => text.match(/[^、]*、|[^、]+$/gu) ?? []
