import { useEffect, useRef, useState } from 'react'
import { daysBetween } from '../../../../shared/facts/dates'
import { askedOf } from './medicines/medicines'
import { distinct, joinCodes, type Code } from './medicines/codes'
import { readNotebook } from './medicines/notebook'
import { suggestionsFrom, type Suggestion } from './medicines/suggestions'
import { daysReads, endUnknownReads, medicineHelp, partsReads } from '../../../ground/words/medicineHelp'
import type { Question } from '../../../../shared/questionnaire/engine/question'
import { Button, Note } from '../../../parts/components/Basics'
import choice from '../../../parts/components/Choice.module.css'
import input from '../../../parts/components/Input.module.css'
import { useToday } from '../../../ground/page/clock'
import styles from './MedicineHelp.module.css'
import { codesOfPhotos, openCodeReader } from './readCodes'

export type Taken = { question: Question; choice: string; suggestion: Suggestion }

type Props = {
  questions: readonly Question[]
  onTake: (taken: readonly Taken[]) => void
}

export function NotebookScanner({ questions, onTake }: Props) {
  const today = useToday()
  const [codes, setCodes] = useState<readonly Code[]>([])
  const [trouble, setTrouble] = useState('')
  const [filming, setFilming] = useState(false)
  const [searching, setSearching] = useState(false)
  const read = readNotebook(joinCodes(codes))

  const add = (found: readonly Code[]) => {
    const all = distinct([...codes, ...found])
    const isOther = [found, all].some((some) => readNotebook(joinCodes(some)).state === 'Other')
    setTrouble(found.length === 0 ? medicineHelp.noCode : isOther ? medicineHelp.otherCode : '')
    const { state } = readNotebook(joinCodes(isOther ? codes : all))
    if (!isOther) setCodes(all)
    if (state === 'Read') setFilming(false)
  }
  const readPhoto = async (files: FileList | null) => {
    setFilming(false)
    setTrouble('')
    setSearching(true)
    await codesOfPhotos(files ?? []).then(add, () => setTrouble(medicineHelp.noReader))
    setSearching(false)
  }

  return (
    <div className="stack">
      <p className={styles.hint}>{medicineHelp.notebookLead}</p>
      <div className="buttons">
        <Button
          kind="two"
          onClick={() => {
            setTrouble('')
            setFilming(!filming)
          }}
        >
          {filming ? medicineHelp.stop : medicineHelp.camera}
        </Button>
      </div>
      <label className={styles.photo}>
        <b>{medicineHelp.photo}</b>
        <input
          className={input.input}
          type="file"
          accept="image/*"
          multiple
          onChange={(event) => void readPhoto(event.target.files)}
        />
      </label>
      {filming && (
        <Camera
          onCodes={add}
          onTrouble={(trouble) => {
            setFilming(false)
            setTrouble(trouble)
          }}
        />
      )}
      <div role="status">
        {searching && <p className={styles.hint}>{medicineHelp.searching}</p>}
        {trouble && (
          <Note tone="yolk">
            <p>{trouble}</p>
          </Note>
        )}
        {read.state === 'Incomplete' && (
          <Note>
            <p>{read.of === null ? medicineHelp.goesOn : partsReads(read.read, read.of)}</p>
          </Note>
        )}
      </div>
      {read.state !== 'Other' && (read.state === 'Read' || read.dispensed.length > 0) && (
        <Confirmation
          key={codes.length}
          suggestions={suggestionsFrom(read.dispensed, today)}
          questions={questions}
          onTake={onTake}
        />
      )}
    </div>
  )
}

const INTERVAL_MS = 250

type CameraProps = { onCodes: (found: readonly Code[]) => void; onTrouble: (trouble: string) => void }

function Camera({ onCodes, onTrouble }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null)
  const told = useRef({ onCodes, onTrouble })
  useEffect(() => {
    told.current = { onCodes, onTrouble }
  })

  useEffect(() => {
    let stopped = false
    let stream: MediaStream | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const reader = openCodeReader()
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d', { willReadFrequently: true })
    const tell = (trouble: string) => {
      if (!stopped) told.current.onTrouble(trouble)
    }

    const look = async () => {
      const film = video.current
      if (stopped || !film || !context) return
      if (film.videoWidth > 0) {
        canvas.width = film.videoWidth
        canvas.height = film.videoHeight
        context.drawImage(film, 0, 0)
        const found = await reader.read(context.getImageData(0, 0, canvas.width, canvas.height))
        if (found.length > 0) told.current.onCodes(found)
      }
      timer = setTimeout(lookOn, INTERVAL_MS)
    }
    const lookOn = () => void look().catch(() => tell(medicineHelp.noReader))
    const start = async () => {
      try {
        const opened = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: 'environment', width: { ideal: 1280 } },
        })
        stream = opened
        const film = video.current
        if (stopped || !film) return opened.getTracks().forEach((track) => track.stop())
        film.srcObject = opened
        await film.play()
        lookOn()
      } catch {
        tell(medicineHelp.noCamera)
      }
    }
    void start()
    return () => {
      stopped = true
      clearTimeout(timer)
      reader.stop()
      stream?.getTracks().forEach((track) => track.stop())
    }
  }, [])

  return (
    <figure>
      <video ref={video} className={styles.film} muted playsInline aria-label={medicineHelp.aim} />
      <figcaption className={styles.hint}>{medicineHelp.aim}</figcaption>
    </figure>
  )
}

type ConfirmationProps = Props & { suggestions: readonly Suggestion[] }

const GOES_ON = ['regular', 'current']

function firstChoice({ kind, day }: Suggestion): string {
  const { choices } = askedOf[kind]
  return (day === 'ongoing' && choices.find((id) => GOES_ON.includes(id))) || (choices[0] ?? '')
}

function Confirmation({ suggestions, questions, onTake }: ConfirmationProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  if (suggestions.length === 0) return <p>{medicineHelp.nothing}</p>
  const rows = suggestions.flatMap((suggestion) => {
    const question = questions.find(({ id }) => id === askedOf[suggestion.kind].question)
    if (!question) return []
    return [{ suggestion, question, choice: chosen[suggestion.name] ?? firstChoice(suggestion) }]
  })
  const taken = rows.filter(({ suggestion }) => !suggestion.tooLongAgo && !left.has(suggestion.name))

  return (
    <fieldset className="stack">
      <legend className={styles.legend}>{medicineHelp.found}</legend>
      <p className={styles.hint}>{medicineHelp.foundHint}</p>
      <ul className={styles.rows}>
        {rows.map(({ suggestion, question, choice: picked }) => {
          const { name, from, until, kind, known, tooLongAgo } = suggestion
          const { label, choices } = askedOf[kind]
          return (
            <li key={name}>
              <label className={`${choice.choice} ${tooLongAgo ? choice.off : ''}`}>
                <input
                  type="checkbox"
                  checked={!tooLongAgo && !left.has(name)}
                  disabled={tooLongAgo}
                  onChange={() =>
                    setLeft(
                      left.has(name)
                        ? new Set([...left].filter((each) => each !== name))
                        : new Set([...left, name]),
                    )
                  }
                />
                <span>
                  <b>{name}</b>
                  <span className={styles.note}>
                    {known ? label : medicineHelp.unknownMedicine}・
                    {until === null ? endUnknownReads(from) : daysReads(from, daysBetween(from, until) + 1)}
                  </span>
                  {tooLongAgo && <span className={styles.note}>{medicineHelp.tooLongAgo}</span>}
                </span>
              </label>
              {!tooLongAgo && !left.has(name) && choices.length > 1 && (
                <select
                  className={input.input}
                  aria-label={`${name}：${medicineHelp.which}`}
                  value={picked}
                  onChange={(event) => setChosen({ ...chosen, [name]: event.target.value })}
                >
                  {choices.map((id) => (
                    <option key={id} value={id}>
                      {question.options?.find((option) => option.id === id)?.label}
                    </option>
                  ))}
                </select>
              )}
            </li>
          )
        })}
      </ul>
      <div className="buttons">
        <Button disabled={taken.length === 0} onClick={() => onTake(taken)}>
          {medicineHelp.take}
        </Button>
      </div>
    </fieldset>
  )
}
