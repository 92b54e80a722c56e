import { useEffect, useRef, useState, type ComponentProps } from 'react'
import {
  findAddress,
  foundAddressText,
  type FoundAddress,
} from '../../../../shared/rules/office/foundAddress'
import { UNKNOWN_ZIP_CODE } from '../../../../shared/words/program/formMessages'
import { ADDRESS_SEARCH_FAILED } from '../../../../shared/words/program/systemMessages'
import { foldZipCode } from '../../../../shared/facts/normalise'
import { Button } from '../../../parts/components/Basics'
import { TextField } from '../../../parts/components/TextField'

type Props = Omit<ComponentProps<typeof TextField>, 'beside' | 'value'> & {
  typed: () => string
  onFound: (address: FoundAddress) => void
}

type Search =
  | { state: 'idle' | 'searching' | 'unknown' | 'failed' }
  | { state: 'found'; address: FoundAddress }

/** Finds the address at the seventh digit or by button. */
export function ZipCodeField({ typed, onFound, onChange, error, ...field }: Props) {
  const [search, setSearch] = useState<Search>({ state: 'idle' })
  const running = useRef<AbortController>(null)
  const looked = useRef(foldZipCode(typed()))
  useEffect(() => () => running.current?.abort(), [])

  const look = async (zipCode: string) => {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    looked.current = zipCode
    setSearch({ state: 'searching' })
    try {
      const address = await findAddress(zipCode, signal)
      if (signal.aborted) return
      if (address) onFound(address)
      setSearch(address ? { state: 'found', address } : { state: 'unknown' })
    } catch {
      if (!signal.aborted) setSearch({ state: 'failed' })
    }
  }

  const typedNow = (text: string) => {
    const zipCode = foldZipCode(text)
    if (zipCode === looked.current) return
    if (/^\d{7}$/.test(zipCode)) void look(zipCode)
    else {
      looked.current = ''
      setSearch({ state: 'idle' })
    }
  }

  const byButton = () => {
    const zipCode = foldZipCode(typed())
    if (/^\d{7}$/.test(zipCode)) void look(zipCode)
    else setSearch({ state: 'unknown' })
  }

  return (
    <div className="stackSmall">
      <TextField
        {...field}
        error={error ?? (search.state === 'unknown' ? UNKNOWN_ZIP_CODE : undefined)}
        onChange={(event) => {
          typedNow(event.target.value)
          return onChange?.(event)
        }}
        beside={
          <Button kind="two" small busy={search.state === 'searching'} onClick={byButton}>
            住所を検索
          </Button>
        }
      />
      <p role="status" className={search.state === 'unknown' ? 'visuallyHidden' : 'support'}>
        {statusText(search)}
      </p>
    </div>
  )
}

function statusText(search: Search): string {
  if (search.state === 'found') return foundAddressText(search.address, '番地を続けて入力してください。')
  if (search.state === 'unknown') return UNKNOWN_ZIP_CODE
  return search.state === 'failed' ? ADDRESS_SEARCH_FAILED : ''
}
