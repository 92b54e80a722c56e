import { Link } from 'react-router'
import { formatJapaneseDate, type JapaneseDate } from '../../../../shared/facts/dates'
import { TO_CRITERIA } from '../../../../shared/words/donating/conditionLinks'
import {
  CHECK_NOT_OPEN,
  CHECK_OPENS_HERE,
  checkOpensOn,
  CRITERIA_UNDER_REVIEW,
} from '../../../../shared/words/check/checkOpening'
import { onlineCheckPages } from '../../../../shared/words/program/memberPages'
import { Note, PageHead, Unbroken } from '../../../parts/components/Basics'

const { h1 } = onlineCheckPages['/signup/online_check']

export function NotOpen({ opensOn }: { opensOn: JapaneseDate | null }) {
  return (
    <div className="wrap column page stackLarge">
      <PageHead h1={h1} back />
      <Note tone="yolk" title={CHECK_NOT_OPEN}>
        <p>
          <Unbroken
            text={
              opensOn
                ? `${checkOpensOn(formatJapaneseDate(opensOn))}。`
                : `${CRITERIA_UNDER_REVIEW}${CHECK_OPENS_HERE}`
            }
          />
        </p>
        <p>
          <Link to="/criteria">{TO_CRITERIA}</Link>
        </p>
      </Note>
    </div>
  )
}
