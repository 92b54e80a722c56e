import Box from '@mui/material/Box'
import { currentQuestionSet } from '../../shared/questionnaire/currentQuestionSet'
import { describeAnswer } from '../../shared/questionnaire/describeAnswer'
import { sectionsFor } from '../../shared/questionnaire/sectionsFor'
import { Facts } from '../components/Facts'
import { StateChip } from '../components/StateChip'
import { useConsole } from '../boot/ConsoleContext'
import { readAnswers } from './readAnswers'

type Props = {
  data: unknown
  renewal: boolean
  /** By question: what its answer has led to, in a word. */
  marks: ReadonlyMap<string, string>
}

/** Every question that was asked, in its section, with what was answered. */
export function Answers({ data, renewal, marks }: Props) {
  const { clock, config } = useConsole()
  const { region } = config.operator
  const answers = readAnswers(data, currentQuestionSet, { today: clock.today(), region })
  const sections = sectionsFor(currentQuestionSet, answers, renewal ? 'renewal' : 'registration')
  return (
    <Box sx={{ display: 'grid', gap: 2.5, mt: 3 }}>
      {sections.map(({ id, title, questions }) => (
        <section key={id}>
          <Box component="h4" sx={{ m: 0, mb: 1, fontSize: 13, color: 'text.secondary' }}>
            {title}
          </Box>
          <Facts
            longLabels
            facts={questions.map((question) => ({
              label: `${question.id} ${question.text}`,
              value: (
                <Answered mark={marks.get(question.id)}>
                  {describeAnswer(question, answers[question.id], region)}
                </Answered>
              ),
            }))}
          />
        </section>
      ))}
    </Box>
  )
}

function Answered({ mark, children }: { mark: string | undefined; children: string }) {
  if (!mark) return children
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <b>{children}</b>
      <StateChip tone="coral">{mark}</StateChip>
    </Box>
  )
}
