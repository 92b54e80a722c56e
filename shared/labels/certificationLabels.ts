import type { Certification } from '../generated/schema'

export const certificationLabels = {
  NotCertified: '未認定',
  Certified: '認定',
} satisfies Record<Certification, string>

/** For columns of a judgement. */
export const judgementLabels = {
  NotCertified: '認定なし',
  Certified: '認定',
} satisfies Record<Certification, string>

/** The sample test of a health check. */
export const sampleTestLabels = {
  NotCertified: '基準外',
  Certified: '基準内',
} satisfies Record<Certification, string>
