import { useState } from 'react'
import { answerWith } from './medicines/answerWith'
import { askedOf, searchMedicines, type Medicine } from './medicines/medicines'
import { allTaken, kindReads, medicineHelp, takenReads } from '../../../ground/words/medicineHelp'
import type { Answer } from '../../../../shared/questionnaire/engine/answer'
import type { Question } from '../../../../shared/questionnaire/engine/question'
import { Button, Note } from '../../../parts/components/Basics'
import styles from './MedicineHelp.module.css'
import { NotebookScanner, type Taken } from './NotebookScanner'
import { SearchBox } from './SearchBox'
import { nfkc } from '../../../../shared/facts/normalise'

type Props = {
  questions: readonly Question[]
  valueOf: (question: Question) => Answer | undefined
  change: (question: Question, answer: Answer) => void
}

type Picked = { name: string; kind: Medicine['kind']; known: boolean }
type Done = { name: string; question: Question; choice: string; before: Answer | undefined }

export function MedicineHelp({ questions, valueOf, change }: Props) {
  const [picked, setPicked] = useState<Picked | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const [taken, setTaken] = useState(0)
  const [reading, setReading] = useState(false)

  const questionOf = (kind: Medicine['kind']) => questions.find(({ id }) => id === askedOf[kind].question)
  const take = ({ name, kind }: Picked, id: string) => {
    const question = questionOf(kind)
    if (!question) return
    const before = valueOf(question)
    change(question, answerWith(question, before, { choice: id, name }))
    setDone({ name, question, choice: id, before })
  }
  const pick = (medicine: Picked) => {
    const { choices } = askedOf[medicine.kind]
    setPicked(medicine)
    setDone(null)
    if (choices.length === 1) take(medicine, choices[0] ?? '')
  }
  const takeAll = (all: readonly Taken[]) => {
    const answers = new Map<Question, Answer | undefined>()
    for (const { question, choice, suggestion } of all) {
      const before = answers.get(question) ?? valueOf(question)
      const { name, day } = suggestion
      answers.set(question, answerWith(question, before, { choice, name, day }))
    }
    for (const [question, answer] of answers) if (answer) change(question, answer)
    setTaken(all.length)
    setReading(false)
  }

  return (
    <details className={styles.help}>
      <summary>{medicineHelp.title}</summary>
      <div className="stack">
        <SearchBox
          name="medicine"
          label={medicineHelp.searchLabel}
          hint={medicineHelp.searchHint}
          search={(typed) =>
            searchMedicines(typed).map((medicine) => ({
              ...medicine,
              id: medicine.name,
              label: medicine.name,
              note: `${medicine.substance}・${askedOf[medicine.kind].label}`,
            }))
          }
          onChoose={({ name, kind }) => pick({ name, kind, known: true })}
          told=""
          otherwise={{
            text: medicineHelp.notFound,
            button: medicineHelp.writeDown,
            choose: (typed) => pick({ name: nfkc(typed.trim()), kind: 'other', known: false }),
          }}
        />
        <div role="status">
          {picked && (
            <PickedMedicine
              picked={picked}
              question={questionOf(picked.kind)}
              done={done}
              take={(id) => take(picked, id)}
              undo={() => {
                if (done) change(done.question, done.before ?? {})
                setPicked(null)
                setDone(null)
              }}
            />
          )}
          {taken > 0 && (
            <Note>
              <p>{allTaken(taken)}</p>
            </Note>
          )}
        </div>
        {reading ? (
          <NotebookScanner questions={questions} onTake={takeAll} />
        ) : (
          <div className="buttons">
            <Button
              kind="two"
              onClick={() => {
                setTaken(0)
                setReading(true)
              }}
            >
              {medicineHelp.notebook}
            </Button>
          </div>
        )}
      </div>
    </details>
  )
}

type PickedProps = {
  picked: Picked
  question: Question | undefined
  done: Done | null
  take: (choice: string) => void
  undo: () => void
}

function PickedMedicine({ picked, question, done, take, undo }: PickedProps) {
  if (!question) return null
  const { label, choices } = askedOf[picked.kind]
  const labelOf = (id: string) => question.options?.find((option) => option.id === id)?.label ?? ''
  return (
    <Note>
      {picked.known && <p>{kindReads(picked.name, label)}</p>}
      {done ? (
        <>
          <p>{takenReads(question.text, labelOf(done.choice))}</p>
          <Button kind="txt" onClick={undo}>
            {medicineHelp.undo}
          </Button>
        </>
      ) : (
        <>
          <p>{question.text}</p>
          <div className="buttons">
            {choices.map((id) => (
              <Button key={id} kind="two" onClick={() => take(id)}>
                {labelOf(id)}
              </Button>
            ))}
          </div>
        </>
      )}
    </Note>
  )
}
