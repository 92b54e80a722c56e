import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { findAddress, foundAddressText } from '../../../../shared/rules/office/foundAddress'
import { UNKNOWN_ZIP_CODE } from '../../../../shared/words/program/formMessages'
import { ADDRESS_SEARCH_FAILED } from '../../../../shared/words/program/systemMessages'
import { foldZipCode } from '../../../../shared/facts/normalise'
import type { ProfileChanges, ProfileFormValues } from './profileForm'

/**
 * Fills in the address of a changed postal code, and returns a message about it. Clears the house number, which belongs
 * to the old address, unless it was typed just now.
 */
export function useAddressSearch(
  form: UseFormReturn<ProfileFormValues, unknown, ProfileChanges>,
  stored: string,
): string | null {
  const { control, getFieldState, setValue } = form
  const typed = foldZipCode(useWatch({ control, name: 'ZipCode' }))
  const isAsked = /^\d{7}$/.test(typed) && typed !== foldZipCode(stored)
  const { data, error } = useQuery({
    queryKey: ['postalCode', typed],
    queryFn: ({ signal }) => findAddress(typed, signal),
    enabled: isAsked,
    staleTime: Infinity,
    retry: false,
  })
  const found = isAsked ? data : undefined
  useEffect(() => {
    if (!found) return
    const set = { shouldDirty: true, shouldValidate: true }
    setValue('Pref', found.pref ?? '', set)
    setValue('City', found.city, set)
    if (!getFieldState('Address').isTouched) setValue('Address', found.town, { shouldDirty: true })
  }, [found, getFieldState, setValue])

  if (!isAsked) return null
  if (error) return ADDRESS_SEARCH_FAILED
  if (found === null) return UNKNOWN_ZIP_CODE
  return found ? foundAddressText(found, '番地と建物名を確かめてください') : null
}
