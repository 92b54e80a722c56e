/** While no approved criteria are in force. A file without imports, so that `/criteria` loads no members' page. */
export const CHECK_NOT_OPEN = 'オンラインチェックの受付は、まだ始まっていません'
export const CRITERIA_UNDER_REVIEW = '答えをどう判定するかの基準を、医師が確認しています。'
export const CHECK_OPENS_HERE = '始まりましたら、このページからお進みいただけます。'
export const CRITERIA_NOT_IN_FORCE = `${CHECK_NOT_OPEN}。${CRITERIA_UNDER_REVIEW}${CHECK_OPENS_HERE}`

/** 2026年12月1日（火）から、オンラインチェックを始められます */
export const checkOpensOn = (day: string) => `${day}から、オンラインチェックを始められます`
