import { GuidanceAhead } from '../visits/waiting/GuidanceAhead'
import { Waiting } from '../visits/waiting/Waiting'
import { WaitingPause } from '../visits/waiting/WaitingPause'

/** Of whoever waits for an invitation. */
export const waitingViews = { GuidanceAhead, Waiting, WaitingPause }
