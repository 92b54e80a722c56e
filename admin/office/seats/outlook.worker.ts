import type { SeatFigures } from '../../../shared/generated/schema'
import { outlookOf, type SeatPlan } from './plan'

onmessage = ({ data }: MessageEvent<{ figures: SeatFigures; plan: SeatPlan }>) => {
  postMessage(outlookOf(data.figures, data.plan))
}
