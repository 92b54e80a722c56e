import { useState } from 'react'
import type { Region } from '../../shared/questionnaire/region'
import { useTexts } from '../rootData'

/** The recruiting area of this operator, the same object for as long as the page is open. */
export function useRegion(): Region {
  const { region } = useTexts()
  const [kept] = useState(() => ({ ...region, municipalities: [...region.municipalities] }))
  return kept
}
