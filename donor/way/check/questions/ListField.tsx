import { useRef, useState, type ReactNode } from 'react'
import { chosenReads, searchBox } from '../../../ground/words/searchBox'
import { listWordsOf, searchOptions } from './listWords'
import type { Option } from '../../../../shared/questionnaire/engine/question'
import { Unbroken } from '../../../parts/components/Basics'
import { ChoiceCards } from './ChoiceCards'
import styles from './Question.module.css'
import { SearchBox } from './SearchBox'
import search from './SearchBox.module.css'

type Props = {
  name: string
  options: readonly Option[]
  isChosen: (option: Option) => boolean
  choose: (option: Option) => void
  dayOf: (option: Option) => ReactNode
}

export function ListField(props: Props) {
  const { name, options, isChosen, choose, dayOf } = props
  const words = listWordsOf(name)
  const [told, setTold] = useState('')
  const [unfolded, setUnfolded] = useState(false)
  const start = useRef<HTMLDivElement>(null)
  if (!words) return <OptionGroups {...props} />
  const chosen = options.filter(isChosen)
  const common = options.filter(({ id }) => words.common.includes(id))
  const other = options.find(({ id }) => id === words.other)
  const pick = (option: Option) => {
    setTold(chosenReads(option.label))
    if (!isChosen(option)) choose(option)
  }
  const takeBack = (option: Option) => {
    choose(option)
    // The focused button is gone.
    start.current?.focus()
  }

  return (
    <>
      <div
        ref={start}
        tabIndex={-1}
        className={search.common}
        role="group"
        aria-label={searchBox.commonLabel}
      >
        {common.map((option) => (
          <label key={option.id}>
            <input
              type="checkbox"
              name={name}
              value={option.id}
              checked={isChosen(option)}
              onChange={() => choose(option)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <SearchBox
        name={name}
        label={words.label}
        hint={words.hint}
        search={(typed) => searchOptions(options, words, typed).filter((option) => !isChosen(option))}
        onChoose={pick}
        told={told}
        otherwise={
          other && !isChosen(other) ? { button: `「${other.label}」を選ぶ`, choose: () => pick(other) } : null
        }
      />
      {chosen.length > 0 && (
        <ul className={search.chosen} aria-label={searchBox.chosenLabel}>
          {chosen.map((option) => (
            <li key={option.id}>
              <div className={search.head}>
                <b>
                  <Unbroken text={option.label} />
                </b>
                <button type="button" className={search.remove} onClick={() => takeBack(option)}>
                  {searchBox.remove}
                  <span className="visuallyHidden">（{option.label}）</span>
                </button>
              </div>
              {dayOf(option)}
            </li>
          ))}
        </ul>
      )}
      <details className={search.all} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
        <summary>{searchBox.all}</summary>
        {unfolded && <OptionGroups {...props} name={`${name}-all`} dayOf={() => null} />}
      </details>
    </>
  )
}

function OptionGroups({ options, ...cards }: Props) {
  const headings = [...new Set(options.flatMap(({ group }) => (group ? [group] : [])))]
  return (
    <>
      <ChoiceCards {...cards} several options={options.filter(({ group }) => !group)} />
      {headings.map((heading) => (
        <Heading
          key={heading}
          {...cards}
          heading={heading}
          options={options.filter(({ group }) => group === heading)}
        />
      ))}
    </>
  )
}

function Heading({ heading, options, ...cards }: Props & { heading: string }) {
  const chosen = options.filter(cards.isChosen).length
  // After the first rendering only the person opens and closes it.
  const [open] = useState(chosen > 0)
  return (
    <details className={styles.continent} open={open}>
      <summary>
        {heading}
        {chosen > 0 && <b>{chosen}つ選択中</b>}
      </summary>
      <div>
        <ChoiceCards {...cards} several options={options} />
      </div>
    </details>
  )
}
