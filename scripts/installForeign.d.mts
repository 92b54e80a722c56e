export function installForeign(from: string, into: string, besides?: readonly string[]): boolean
