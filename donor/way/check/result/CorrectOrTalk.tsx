import { SEE_AND_CORRECT } from '../../../../shared/words/check/answerCorrectionNotes'
import { CORRECT_AFTER_PASSING, CORRECT_OR_TALK } from '../../../../shared/words/check/onlineCheckResults'
import { Contact } from '../../../parts/components/Basics'
import { LinkList } from '../../../parts/components/LinkList'
import { AnswerCorrectionNotes } from '../../nextStep/AnswerCorrectionNotes'
import { OfficeNotes } from '../../nextStep/OfficeNotes'

export function CorrectOrTalk({ passed = false }: { passed?: boolean }) {
  return (
    <section className="stackSmall">
      <h2>訂正・ご相談</h2>
      <OfficeNotes />
      <AnswerCorrectionNotes />
      <p>{passed ? CORRECT_AFTER_PASSING : CORRECT_OR_TALK}</p>
      <LinkList items={[{ to: '/online_check/answers', label: SEE_AND_CORRECT }]} />
      <Contact />
    </section>
  )
}
