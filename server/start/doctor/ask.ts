import type { Settings } from '../../ground/settings/env'

/** @returns what was found, in a few words @throws Problem, Unknown, StartError */
export type Check = (settings: Settings, options: { mailTo: string | null }) => string | Promise<string>

export const ANSWER_MS = 10_000

/** A fault, and how to fix it. */
export class Problem extends Error {}
/** Could not be checked; not a fault by itself. */
export class Unknown extends Error {}

export const nameOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'エラー'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

/** Faults that all other clients would meet too. */
const CERTIFICATE_FAULTS: Record<string, string> = {
  CERT_HAS_EXPIRED: 'の期限が切れています',
  CERT_NOT_YET_VALID: 'の期間が、まだ始まっていません',
  ERR_TLS_CERT_ALTNAME_INVALID: 'に、このホスト名が含まれていません',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'が、自己署名です',
  SELF_SIGNED_CERT_IN_CHAIN: 'が、知られていない発行元のものです',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'に、中間証明書が付いていません（fullchainを設定してください）',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'が、知られていない発行元のものです',
}

export async function ask(url: string | URL, whose: string): Promise<Response> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS), redirect: 'manual' })
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error
    const fault = CERTIFICATE_FAULTS[nameOf(cause)]
    if (fault)
      throw new Problem(`${whose}の証明書${fault}。証明書と、このコンピューターの時計を確認してください。`)
    throw new Unknown(`${whose}に届きません（${nameOf(cause)}）。`)
  }
}
