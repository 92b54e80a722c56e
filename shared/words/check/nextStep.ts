import { stepAtCheck } from './stepsAtCheck'
import { stepOfDonor } from './stepsOfDonors'
import { stepOfRenewal } from './stepsOfRenewal'
import { stepOfStopped } from './stepsOfStopped'
import { stepToCertification } from './stepsToCertification'
import { stepKindOf, type NextStep, type NextStepInput, type StepKind } from './stepWords'

const words: Record<StepKind, (input: NextStepInput) => NextStep> = {
  stopped: stepOfStopped,
  check: stepAtCheck,
  certification: stepToCertification,
  donor: stepOfDonor,
  renewal: stepOfRenewal,
}

/** For whoever shows people of every kind; my page brings the words of one. */
export const nextStep = (input: NextStepInput): NextStep => words[stepKindOf(input)](input)
