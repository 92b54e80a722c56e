/** Copies the built product into a new `folder`, without packages. */
export function stage(folder: string): void
