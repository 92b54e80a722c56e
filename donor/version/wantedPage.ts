let wanted: string | null = null

/** The page that the person went to last: the one that is open, or the one still being loaded. */
export const wantedPage = (): string | null => wanted

export function rememberWanted(path: string): void {
  wanted = path
}
