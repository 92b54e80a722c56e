import { useState } from 'react'
import { normaliseUnitNumber } from '../../../shared/facts/unitNumber'
import type { Material } from '../../../shared/facts/operatorFile'
import { mayHandOver } from '../../../shared/rules/donating/units/unitLife'
import { isUnitNumber } from '../../../shared/rules/donating/units/unitNumber'
import {
  NO_UNIT_NUMBER,
  unitDiscarded,
  unitHandedOver,
  unitHeld,
  unitNotTakenIn,
  unitOfAnotherCentre,
  unitScannedAlready,
  unitUnknown,
} from '../../../shared/words/donating/units'
import { UnitsOfNumbersDocument, type UnitsOfNumbersQuery } from '../../generated/graphql'
import { useConsole } from '../../ground/console/ConsoleContext'
import { useCallApi } from '../../ground/dataProvider/useCallApi'
import { failureMessage } from '../../parts/components/LoadingOrFailure'

type Unit = UnitsOfNumbersQuery['listUnits']['items'][number]

/** The labels that were read, each once, and why one of them is not among them. */
export function useScannedUnits(first: readonly string[]) {
  const call = useCallApi()
  const { material } = useConsole().config.operator
  const [numbers, setNumbers] = useState(first)
  const [problem, setProblem] = useState<string | null>(null)
  const leaveOut = (one: string) => setNumbers((before) => before.filter((other) => other !== one))

  async function find(asked: readonly string[]): Promise<readonly Unit[]> {
    return (await call(UnitsOfNumbersDocument, { numbers: [...asked] })).listUnits.items
  }

  /** What stands on the next label. It is among the others at once, and leaves them if it may not be handed over. */
  async function scan(typed: string) {
    const number = normaliseUnitNumber(typed)
    if (number === '') return
    if (!isUnitNumber(number)) return setProblem(NO_UNIT_NUMBER)
    if (numbers.includes(number)) return setProblem(unitScannedAlready(number))
    setProblem(null)
    setNumbers((before) => [...new Set([...before, number])])
    try {
      const [unit] = await find([number])
      const why = unit ? whyNot(unit) : whyUnknown(number, material)
      if (!why) return
      leaveOut(number)
      setProblem(why)
    } catch (failure) {
      leaveOut(number)
      setProblem(failureMessage(failure))
    }
  }

  return { numbers, problem, setProblem, scan, find, leaveOut }
}

function whyNot({ Number: number, State, RejectionReason, HandedOverAt }: Unit): string | null {
  if (HandedOverAt) return unitHandedOver(number)
  if (mayHandOver(State)) return null
  if (State === 'Held') return unitHeld(number)
  return RejectionReason ? unitNotTakenIn(number, RejectionReason) : unitDiscarded(number)
}

function whyUnknown(number: string, material: Material | false): string {
  const isOwn = material && number.replace(/\d.*$/, '') === material.facilityCode
  return isOwn ? unitUnknown([number]) : unitOfAnotherCentre(number)
}
