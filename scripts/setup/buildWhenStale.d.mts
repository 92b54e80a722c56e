/** Builds what is not built from the sources that are there; ends the process when that fails. */
export function buildWhenStale(
  parts?: ('donor' | 'admin' | 'server')[],
  how?: { isQuick: boolean },
): Promise<void>
