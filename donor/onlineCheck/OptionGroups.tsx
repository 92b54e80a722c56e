import { useState, type ReactNode } from 'react'
import type { Option } from '../../shared/questionnaire/question'
import { ChoiceCards } from './ChoiceCards'
import styles from './Question.module.css'

type Props = {
  name: string
  options: readonly Option[]
  several: boolean
  isChosen: (option: Option) => boolean
  choose: (option: Option) => void
  dayOf: (option: Option) => ReactNode
}

/** A long list under headings that open; a heading says how many of its options are chosen. */
export function OptionGroups({ options, ...cards }: Props) {
  const headings = [...new Set(options.flatMap(({ group }) => (group ? [group] : [])))]
  return (
    <>
      <ChoiceCards {...cards} options={options.filter(({ group }) => !group)} />
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
  // Open where an answer stands; from then on it is the reader who opens and closes.
  const [open] = useState(chosen > 0)
  return (
    <details className={styles.continent} open={open}>
      <summary>
        {heading}
        {chosen > 0 && <b>{chosen}つ選択中</b>}
      </summary>
      <div>
        <ChoiceCards {...cards} options={options} />
      </div>
    </details>
  )
}
