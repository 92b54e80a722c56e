/**
 * What a payout's receipt carries within its PDF: the receipts of its entries in the ledger. It lies in the clear, so that
 * `/verify` finds it without a reader of PDF.
 */
const [FORM, END] = ['お支払いの控えの署名 第1形式', 'お支払いの控えの署名 終わり']
const BETWEEN = '\n========\n'

export const payoutProofText = (receipts: readonly string[]): string => [FORM, ...receipts, END].join(BETWEEN)

/** The receipts within; null for another file. */
export function parsePayoutProof(file: string): string[] | null {
  const from = file.indexOf(`${FORM}${BETWEEN}`)
  const to = file.indexOf(`${BETWEEN}${END}`, from)
  return from < 0 || to < 0 ? null : file.slice(from + FORM.length + BETWEEN.length, to).split(BETWEEN)
}
