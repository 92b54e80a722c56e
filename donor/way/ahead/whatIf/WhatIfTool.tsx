import { useDeferredValue, useRef, useState } from 'react'
import { closedText, labelOfEvent, eventName, whatIfPage as words } from './words'
import type { JapaneseDate } from '../../../../shared/facts/dates'
import type { Criteria } from '../../../../shared/rules/criteria/content'
import { readEvent, type TypedEvent, type WhatIfEvent } from './event'
import { kindOf, optionsOfKind } from './kinds'
import type { WhatIfPerson, WhatIfRules } from './whatIf'
import type { Screening } from '../../nextStep/screening'
import { Button, ButtonLink, Card, Note } from '../../../parts/components/Basics'
import { NotLoaded } from '../../../parts/components/ErrorPage'
import type { ConditionFragment } from '../../../generated/graphql'
import { suspensionOf, useSignedInUser } from '../../../ground/page/standing'
import { useNow, useToday } from '../../../ground/page/clock'
import { useRoom, useTexts } from '../../../ground/page/rootData'
import { EventFields } from './EventFields'
import { Outlook } from './Outlook'
import { personOf } from './personOf'

const MOST_EVENTS = 6

type Typed = TypedEvent & { key: number }

const blank = (key: number): Typed => ({ key, kind: '', option: '', from: '', to: '', ongoing: false })

type Props = {
  screening: Screening | null
  reports: readonly ConditionFragment[]
  questionnaire: Criteria
  /** Days until the farthest expiry on which the room is shut; null if loading failed. */
  shut: readonly JapaneseDate[] | null
}

export function WhatIfTool({ screening, reports, questionnaire, shut }: Props) {
  const user = useSignedInUser()
  const today = useToday()
  const texts = useTexts()
  const region = { ...texts.region, municipalities: questionnaire.municipalities }
  const context = { now: useNow(), today, texts, room: useRoom(), set: questionnaire, region }
  const person = personOf(user, screening, reports, context)
  const closed = closedReason(person, suspensionOf(user))
  if (closed)
    return (
      <>
        <Note tone="plum">
          <p>{closedText[closed]}</p>
        </Note>
        <div className="buttons">
          <ButtonLink to="/mypage">マイページへ</ButtonLink>
        </div>
      </>
    )
  return (
    <>
      <div className="stackSmall">
        <p>{words.lead}</p>
        <p>
          <strong>{words.private}</strong>
        </p>
      </div>
      {!shut && <NotLoaded title={words.shutUnknown.title}>{words.shutUnknown.text}</NotLoaded>}
      <Play person={person} rules={{ today, questionnaire, region }} shut={shut ?? []} />
    </>
  )
}

/** Nothing can be calculated for a person who is refused or permanently stopped. */
function closedReason({ situation }: WhatIfPerson, suspension: ReturnType<typeof suspensionOf>) {
  if (suspension === 'permanent') return 'suspended'
  return situation === 'notPossible' ? 'notPossible' : null
}

type PlayProps = { person: WhatIfPerson; rules: WhatIfRules; shut: readonly JapaneseDate[] }

/** Input stays in this component. */
function Play({ person, rules, shut }: PlayProps) {
  const { questionnaire, today } = rules
  const [typed, setTyped] = useState<readonly Typed[]>([blank(0)])
  const [nextKey, setNextKey] = useState(1)
  const form = useRef<HTMLDivElement>(null)
  const read = typed.map((one) => (one.kind ? readEvent(one, { today, birthday: person.birthday }) : 'day'))
  const events = useDeferredValue(read.filter((one): one is WhatIfEvent => typeof one !== 'string'))
  const named = events.map((event) => ({ event, label: labelOfEvent(event, optionLabel(event)) }))

  function optionLabel({ kind, option }: WhatIfEvent) {
    return optionsOfKind(kindOf(kind), questionnaire).find(({ id }) => id === option)?.label
  }

  const change = (key: number, next: Partial<TypedEvent>) =>
    setTyped((before) => before.map((one) => (one.key === key ? { ...one, ...next } : one)))

  const add = () => {
    setTyped([...typed, blank(nextKey)])
    setNextKey(nextKey + 1)
    focusLast(form.current)
  }

  const remove = (key: number) => {
    setTyped((before) => before.filter((one) => one.key !== key))
    focusLast(form.current)
  }

  return (
    <>
      <div className="stackLarge" ref={form}>
        {typed.map((one, index) => (
          <Card key={one.key}>
            <EventFields
              id={`event-${one.key}`}
              title={eventName(index)}
              typed={one}
              problem={typeof read[index] === 'string' ? read[index] : null}
              questions={questionnaire}
              today={today}
              onChange={(next) => change(one.key, next)}
            />
            {typed.length > 1 && (
              <div>
                <Button kind="txt" aria-label={`${eventName(index)}を外す`} onClick={() => remove(one.key)}>
                  {words.remove}
                </Button>
              </div>
            )}
          </Card>
        ))}
        {typed.length < MOST_EVENTS && events.length > 0 && (
          <div>
            <Button kind="two" small onClick={add}>
              {words.another}
            </Button>
          </div>
        )}
      </div>
      <Outlook
        person={person}
        rules={rules}
        named={named}
        shut={shut}
        leftOut={events.length < typed.length && events.length > 0}
      />
    </>
  )
}

/** After the next rendering, because the list has changed. */
function focusLast(form: HTMLElement | null) {
  requestAnimationFrame(() => {
    const selects = form?.querySelectorAll<HTMLElement>('select[name$="-kind"]')
    selects?.[selects.length - 1]?.focus()
  })
}
