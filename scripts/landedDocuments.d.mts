/** The operations and fragments in a client's generated module, one a line. */
export function documentsIn(generated: string): string
export const CLIENTS: readonly ['admin', 'donor']
export function landedFile(client: string): string
export const LANDED_CONTRACT: string
export function contractAsLanded(): string
