import { Fragment, type ReactNode } from 'react'
import type { Option } from '../../shared/questionnaire/question'
import choice from '../components/Choice.module.css'
import { Illustration } from '../components/Illustration'
import { stoolPictures } from './stoolPictures'
import styles from './Question.module.css'

type Props = {
  name: string
  options: readonly Option[]
  /** Tick boxes instead of radio buttons. */
  several: boolean
  isChosen: (option: Option) => boolean
  choose: (option: Option) => void
  columns?: 1 | 2
  scale?: boolean
  /** What opens right under a chosen option. */
  dayOf?: ((option: Option) => ReactNode) | undefined
}

export function ChoiceCards({ name, options, several, isChosen, choose, columns = 1, scale, dayOf }: Props) {
  const layout = [choice.choices, columns === 2 && choice.two, scale && styles.scale]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={layout}>
      {options.map((option) => (
        <Fragment key={option.id}>
          <label className={option.aside ? `${choice.choice} ${choice.soft}` : choice.choice}>
            {!scale && <Control {...{ name, option, several, isChosen, choose }} />}
            {scale && option.picture ? (
              <>
                <Illustration src={stoolPictures[option.picture - 1] ?? ''} />
                <span>
                  <b>
                    {option.picture} {option.label}
                  </b>
                  {option.description}
                </span>
              </>
            ) : (
              <span>{option.label}</span>
            )}
            {scale && <Control {...{ name, option, several, isChosen, choose }} />}
          </label>
          {dayOf?.(option)}
        </Fragment>
      ))}
    </div>
  )
}

type ControlProps = Pick<Props, 'name' | 'several' | 'isChosen' | 'choose'> & { option: Option }

function Control({ name, option, several, isChosen, choose }: ControlProps) {
  return (
    <input
      type={several ? 'checkbox' : 'radio'}
      name={name}
      value={option.id}
      checked={isChosen(option)}
      onChange={() => choose(option)}
    />
  )
}
