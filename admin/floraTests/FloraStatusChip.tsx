import { StateChip } from '../components/StateChip'
import type { FloraTestStatus } from '../generated/graphql'
import type { Tone } from '../theme/tones'
import { floraStatusWords } from './floraStatusWords'

const tones = {
  Guidance: 'quiet',
  Applied: 'yolk',
  Received: 'plum',
  Shared: 'leaf',
} satisfies Record<FloraTestStatus, Tone>

export function FloraStatusChip({ status }: { status: FloraTestStatus }) {
  return <StateChip tone={tones[status]}>{floraStatusWords[status]}</StateChip>
}
