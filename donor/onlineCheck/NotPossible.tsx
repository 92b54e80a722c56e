import { notPossibleResult, otherWaysToHelp } from '../../shared/messages/onlineCheckResults'
import { onlineCheckPages } from '../../shared/messages/pages/onlineCheckPages'
import { ButtonLink } from '../components/ButtonLink'
import { Contact } from '../components/Contact'
import table from '../illustrations/table.svg?url&no-inline'
import { useTexts } from '../rootData'
import type { JudgedCheck } from './judgedCheck'
import { Reasons } from './Reasons'
import { ResultHead } from './ResultHead'

const { h1, primary } = onlineCheckPages['/online_check/result_ng']

/** 現在の基準では不可: without a day, and without a word about the person. */
export function NotPossible({ check }: { check: JudgedCheck }) {
  const { title, text, disclaimer, contact } = notPossibleResult(useTexts())
  return (
    <>
      <ResultHead h1={h1} answeredAt={check.Answer.answered_at} tone="no" sentence={title} picture={table} />
      <div className="wrap column section stackSections">
        <section className="stack">
          <p>
            {text}
            <strong>{disclaimer}</strong>
          </p>
          <h2>理由</h2>
          <Reasons reasons={check.Reasons} />
        </section>
        <section className="stack">
          <h2>これからのこと</h2>
          <p>必要な手続きはありません。{contact}</p>
          <ul className="dots">
            <li>答えをまちがえた方は、事務局へお知らせください。内容を確かめて、やり直せるようにします。</li>
            {otherWaysToHelp.slice(0, 2).map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
          <Contact />
        </section>
        <div className="buttons">
          <ButtonLink kind="two" to="/mypage">
            {primary}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}
