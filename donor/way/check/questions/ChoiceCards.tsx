import { Fragment, type ReactNode } from 'react'
import type { Option } from '../../../../shared/questionnaire/engine/question'
import { Illustration, Unbroken } from '../../../parts/components/Basics'
import choice from '../../../parts/components/Choice.module.css'
import stool1 from '../../../ground/illustrations/stool-1.svg?url&no-inline'
import stool2 from '../../../ground/illustrations/stool-2.svg?url&no-inline'
import stool3 from '../../../ground/illustrations/stool-3.svg?url&no-inline'
import stool4 from '../../../ground/illustrations/stool-4.svg?url&no-inline'
import stool5 from '../../../ground/illustrations/stool-5.svg?url&no-inline'
import stool6 from '../../../ground/illustrations/stool-6.svg?url&no-inline'
import stool7 from '../../../ground/illustrations/stool-7.svg?url&no-inline'
import styles from './Question.module.css'

type Props = {
  name: string
  options: readonly Option[]
  several: boolean
  isChosen: (option: Option) => boolean
  choose: (option: Option) => void
  /** Called when a chosen radio is pressed again. */
  chooseAgain?: (() => void) | undefined
  columns?: 1 | 2
  scale?: boolean
  /** Shown under a chosen option. */
  dayOf?: ((option: Option) => ReactNode) | undefined
  /** The two answers of most questions, larger. */
  big?: boolean
}

export function ChoiceCards({ options, columns = 1, scale, dayOf, big, ...control }: Props) {
  const layout = [choice.choices, columns === 2 && choice.two, scale && styles.scale, big && styles.big]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={layout}>
      {options.map((option) => (
        <Fragment key={option.id}>
          <label className={option.aside ? `${choice.choice} ${choice.soft}` : choice.choice}>
            {!scale && <Control {...control} option={option} />}
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
              <span>
                <Unbroken text={option.label} />
              </span>
            )}
            {scale && <Control {...control} option={option} />}
          </label>
          {dayOf?.(option)}
        </Fragment>
      ))}
    </div>
  )
}

type ControlProps = Pick<Props, 'name' | 'several' | 'isChosen' | 'choose' | 'chooseAgain'> & {
  option: Option
}

function Control({ name, option, several, isChosen, choose, chooseAgain }: ControlProps) {
  const chosen = isChosen(option)
  return (
    <input
      type={several ? 'checkbox' : 'radio'}
      name={name}
      value={option.id}
      checked={chosen}
      onChange={() => choose(option)}
      onClick={() => chosen && !several && chooseAgain?.()}
    />
  )
}

/** Shapes of the scale, 1 to 7. */
const stoolPictures: readonly string[] = [stool1, stool2, stool3, stool4, stool5, stool6, stool7]
