import { formatJapaneseDate, japaneseDateOf } from '../../../../shared/facts/dates'
import { onlineCheckResultForDonor } from '../../../../shared/words/labels/screeningLabels'
import {
  answerCorrectionWords as words,
  answersSentOn,
} from '../../../../shared/words/check/answerCorrections'
import type { Question } from '../../../../shared/questionnaire/engine/question'
import { sectionsFor } from '../../../../shared/questionnaire/engine/sectionsFor'
import { Contact, Unbroken } from '../../../parts/components/Basics'
import { LinkList } from '../../../parts/components/LinkList'
import { suspensionOf, useSignedInUser } from '../../../ground/page/standing'
import { useToday } from '../../../ground/page/clock'
import { AnswerList } from '../questions/AnswerList'
import { useRegion } from '../questions/questionProps'
import { Corrections } from './Corrections'
import { answersPath } from './answersPath'
import type { SentAnswers } from './loadAnswers'
import { readSavedAnswers } from './readSavedAnswers'
import type { Judged } from './judgedCheck'

export function YourAnswers({ shown, sent, corrections }: SentAnswers) {
  const region = useRegion()
  const today = useToday()
  const user = useSignedInUser()
  const { check, screening, set } = shown
  const answers = readSavedAnswers(check.Answer.data, set, { today, region })
  const kind = screening.Info.InspectionType === 'Renewal' ? 'renewal' : 'registration'
  const others = sent.filter((each) => each !== shown)
  const mayCorrect = !suspensionOf(user)
  return (
    <>
      <div className="stackSmall">
        <p>{answersSentOn(sentOn(shown))}</p>
        {check.OnlineCheckResult && (
          <p>
            <Unbroken
              text={`いまの結果：${onlineCheckResultForDonor(check.OnlineCheckResult, check.NextDate)}`}
            />
          </p>
        )}
      </div>
      <Corrections corrections={corrections} />
      <div className="stack">
        <AnswerList
          sections={sectionsFor(set, answers, kind)}
          answers={answers}
          region={region}
          changeLabel={words.correctShort}
          changeTo={
            mayCorrect
              ? (question) => correctable(question) && answersPath(screening.Id, question.id)
              : undefined
          }
          fold
        />
      </div>
      {others.length > 0 && (
        <section className="stackSmall">
          <h2>{words.otherChecks}</h2>
          <LinkList
            items={others.map((other) => ({
              to: answersPath(other.screening.Id),
              label: `${sentOn(other)}の答えを見る`,
            }))}
          />
        </section>
      )}
      <section className="stackSmall">
        <h2>お問い合わせ</h2>
        <Contact />
      </section>
    </>
  )
}

/** An attestation cannot be a wrong answer. */
export const correctable = ({ kind }: Question) => kind !== 'attestation'

const sentOn = ({ check }: Judged) =>
  check.Answer.answered_at ? formatJapaneseDate(japaneseDateOf(new Date(check.Answer.answered_at))) : ''
