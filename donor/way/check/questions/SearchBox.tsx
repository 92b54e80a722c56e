import { useId, useState, type KeyboardEvent } from 'react'
import { isComposing } from '../../../../shared/facts/isComposing'
import { foundReads, noneReads } from '../../../ground/words/searchBox'
import { Unbroken } from '../../../parts/components/Basics'
import input from '../../../parts/components/Input.module.css'
import styles from './SearchBox.module.css'

type Found = { id: string; label: string; note?: string | undefined }

type Props<T extends Found> = {
  name: string
  label: string
  hint: string
  search: (typed: string) => readonly T[]
  onChoose: (item: T) => void
  /** Offered for a name that is not found. */
  otherwise: { text?: string; button: string; choose: (typed: string) => void } | null
  /** Announced after a choice. */
  told: string
}

export function SearchBox<T extends Found>(props: Props<T>) {
  const { name, label, hint, search, onChoose, otherwise, told } = props
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(-1)
  const found = search(typed)
  const nothing = typed.trim() !== '' && found.length === 0

  const type = (text: string) => {
    setTyped(text)
    setAt(-1)
  }
  const choose = (item: T | undefined) => {
    if (!item) return
    type('')
    onChoose(item)
  }
  const press = (event: KeyboardEvent) => {
    const { key } = event
    // Enter first ends a conversion to kanji.
    if (isComposing(event)) return
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (step) setAt((at + step + found.length + (at < 0 && step < 0 ? 1 : 0)) % Math.max(found.length, 1))
    else if (key === 'Enter') choose(found[Math.max(at, 0)])
    else if (key === 'Escape') type('')
    else return
    event.preventDefault()
  }

  return (
    <div className={styles.search}>
      <label htmlFor={id}>
        <b>{label}</b>
      </label>
      <p className={styles.hint} id={`${id}-hint`}>
        {hint}
      </p>
      <input
        id={id}
        name={`${name}-search`}
        className={input.input}
        type="text"
        role="combobox"
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="search"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={found[at] && `${id}-${at}`}
        aria-describedby={`${id}-hint`}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
      />
      <div id={`${id}-list`} role="listbox" aria-label={label} className={styles.found}>
        {found.map((item, index) => (
          <button
            key={item.id}
            id={`${id}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            // Keeps the focus, and a phone's keyboard, in the box.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(item)}
          >
            <Unbroken text={item.label} />
            {item.note && <small>{item.note}</small>}
          </button>
        ))}
      </div>
      <p className="visuallyHidden" role="status">
        {typed ? (found.length > 0 ? foundReads(found.length) : noneReads(typed)) : told}
      </p>
      {nothing && (
        <div className={styles.nothing}>
          <p>{noneReads(typed)}</p>
          {otherwise?.text && <p>{otherwise.text}</p>}
          {otherwise && (
            <button
              type="button"
              className={styles.remove}
              onClick={() => {
                type('')
                otherwise.choose(typed)
              }}
            >
              {otherwise.button}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
