let wanted: string | null = null

/** The page of the last navigation: open, or still loading. */
export const wantedPage = (): string | null => wanted

export function rememberWanted(path: string): void {
  wanted = path
}
