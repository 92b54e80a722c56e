import { donorStatuses } from '../../rules/person/stages'
import { stepOfDonor } from './stepsOfDonors'
import { stepOfOther } from './stepsOfOthers'
import type { NextStep, NextStepInput } from './stepWords'

/** For whoever shows people of both kinds; my page brings the words of one. */
export const nextStep = (input: NextStepInput): NextStep =>
  !input.suspension && donorStatuses.includes(input.userStatus) ? stepOfDonor(input) : stepOfOther(input)
