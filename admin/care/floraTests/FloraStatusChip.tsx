import { floraTestStatusLabels as labels } from '../../../shared/words/labels/floraLabels'
import type { FloraTestStatus } from '../../../shared/generated/schema'
import { StateChip } from '../../parts/components/StateChip'
import { formatSlashedDate } from '../../parts/components/formatSlashedDate'
import type { Tone } from '../../ground/theme/tones'

const tones = {
  Guidance: 'quiet',
  Applied: 'yolk',
  Received: 'plum',
  Shared: 'leaf',
} satisfies Record<FloraTestStatus, Tone>

export function FloraStatusChip({ status }: { status: FloraTestStatus }) {
  return <StateChip tone={tones[status]}>{floraStatusWords[status]}</StateChip>
}

export const floraStatusWords: Record<FloraTestStatus, string> = {
  Guidance: labels.Guidance.admin,
  Applied: labels.Applied.admin,
  Received: labels.Received.admin,
  Shared: labels.Shared.admin,
}

/** 2026-11-21; null if a part is missing. */
export const isoDayOfParts = (year: number | null, month: number | null, day: number | null) =>
  year && month && day ? [year, pad(month), pad(day)].join('-') : null

/** 2026/11/21 */
export function dayOfParts(year: number | null, month: number | null, day: number | null): string | null {
  const iso = isoDayOfParts(year, month, day)
  return iso && formatSlashedDate(iso)
}

const pad = (part: number) => String(part).padStart(2, '0')
