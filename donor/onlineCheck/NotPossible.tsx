import { notPossibleResult } from '../../shared/messages/onlineCheckResults'
import { onlineCheckPages } from '../../shared/messages/pages/onlineCheckPages'
import { ButtonLink } from '../components/ButtonLink'
import { LinkList } from '../components/LinkList'
import table from '../illustrations/table.svg?url&no-inline'
import { useTexts } from '../rootData'
import { CareNotes } from './CareNotes'
import { CorrectOrTalk } from './CorrectOrTalk'
import { CriteriaNews } from './CriteriaNews'
import type { JudgedCheck } from './judgedCheck'
import { OtherWays } from './OtherWays'
import { Reasons } from './Reasons'
import { ResultHead } from './ResultHead'

const { h1, primary } = onlineCheckPages['/online_check/result_ng']

/** 現在の基準では不可: without a day, and without a word about the person. */
export function NotPossible({ check }: { check: JudgedCheck }) {
  const { title, text, disclaimer, next, forGood } = notPossibleResult(useTexts())
  return (
    <>
      <ResultHead h1={h1} answeredAt={check.Answer.answered_at} tone="no" sentence={title} picture={table} />
      <div className="wrap column section stackSections">
        <p>
          {text}
          <strong>{disclaimer}</strong>
        </p>
        <section className="stack">
          <h2>理由</h2>
          <Reasons check={check} of="Reasons" />
          <CareNotes check={check} />
        </section>
        <section className="stackSmall">
          <h2>これからのこと</h2>
          <p>{next}</p>
          <p>{forGood}</p>
        </section>
        <CriteriaNews />
        <CorrectOrTalk />
        <OtherWays />
        <div className="stack">
          <LinkList items={[{ to: '/withdrawal', label: '登録をやめて、データを消したい' }]} />
          <div className="buttons">
            <ButtonLink kind="two" to="/mypage">
              {primary}
            </ButtonLink>
          </div>
        </div>
      </div>
    </>
  )
}
