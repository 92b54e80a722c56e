/** False in old browsers, and on pages without encryption. */
export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in globalThis
