import { useState } from 'react'
import type { Place } from '../../shared/questionnaire/profileContradictions'
import { useTexts } from '../rootData'

/** The recruiting area of this operator, the same object for as long as the page is open. */
export function useRegion(): Place {
  const { region } = useTexts()
  const [kept] = useState(() => ({ ...region, municipalities: [...region.municipalities] }))
  return kept
}
