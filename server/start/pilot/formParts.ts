import type { PublicTexts } from '../../../shared/facts/config'
import { rolesFor, type StaffOperation } from '../../../shared/rules/records/access/operations'
import { rolesLabel } from '../../../shared/words/labels/consoleLabels'
import type { Analyte } from '../../../shared/rules/donating/units/analytes'
import type { KnownConsent } from '../../ground/files/readConsents'

export type Given = {
  texts: PublicTexts
  consent: KnownConsent | null
  analytes: readonly Analyte[]
  refusals: readonly string[]
}

export const box = (label: string) => `□${label}`
export const boxes = (labels: readonly string[]) => labels.map(box).join('　')
export const DATE = '　　　　年　　月　　日（　）'
export const PERSON = 'ドナー番号か会員ID'
export const STAFF = '担当'
export const PAGE = { page: 'new' } as const

/** Who enters it afterwards. */
export const enteredBy = (operation: StaffOperation, where: string) =>
  ({
    text: `つながったら、${rolesLabel(rolesFor(operation))}が、${where}に入力します。入力した行には印を付け、二人で見比べます。紙は、入力を確かめるまで鍵のかかる場所に置きます。`,
    small: true,
  }) as const

export const emptyRows = (rows: number, cells: readonly string[]): string[][] =>
  Array.from({ length: rows }, () => [...cells])
