import type { PublicTexts } from '../../../../shared/facts/config'

/** What the legal texts say of units, where the operator records them here. */
export function ofMaterial({ material }: PublicTexts): Record<'kept' | 'what' | 'purpose', string[]> {
  if (!material) return { kept: [], what: [], purpose: [] }
  const { units, tests, holds } = material.retentionYears
  const what = '便番号、便の量と形、受け入れと使用の判断、引き渡し先'
  return {
    what: [what],
    purpose: [
      `${what}：患者さんの安全の確保、患者さんに何か起きたときや、体調の変化をお知らせいただいたときに、関わる便をたどること`,
    ],
    kept: [
      `退会されたあとも、お預かりした便は番号でたどれるようにしておく必要があります。そのために、便番号とドナー番号、受け取りや検査などの日、便の量と形、検査の項目ごとの判定、便の使用についての判断、引き渡し先、署名された同意書の版を、氏名や連絡先と切り離して残します。`,
      `残す期間は、便の記録が受け取りから${units}年間、検査の記録が検体を採った日から${tests}年間、便の使用を保留した記録が判断の日から${holds}年間で、そのあと消去します。検査と保留の記録は、便の記録が残るあいだ、そのまま残します。お申し出や調査の途中のものは、終わるまで残します。`,
    ],
  }
}
