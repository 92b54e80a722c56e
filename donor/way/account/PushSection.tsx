import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { memberPages } from '../../../shared/words/program/memberPages'
import { SAVED } from '../../../shared/words/program/notices'
import { pushKinds, pushSaid } from '../../../shared/words/program/push'
import type { PushKind } from '../../../shared/generated/schema'
import { Button, Card, FailedNote } from '../../parts/components/Basics'
import { CheckField, Form } from '../../parts/components/Form'
import {
  loadPushSettings,
  PushRefused,
  pushStanding,
  turnOffEverywhere,
  turnOffPush,
  turnOnPush,
  type PushSettings,
} from '../../ground/currentUser/pushDevice'
import { ApiError, NetworkError } from '../../ground/session/apiError'
import { messageOf } from '../../ground/graphql/request'
import { showToast } from '../../ground/page/toasts'
import { pushTexts as texts } from '../../ground/words/push'

/** Notices on this device, beside the mails. Nothing is asked of the browser before the button is pressed. */
export function PushSection({ readOnly }: { readOnly: boolean }) {
  const [settings, setSettings] = useState<PushSettings | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let wanted = true
    loadPushSettings().then(
      (loaded) => wanted && setSettings(loaded),
      (error: unknown) => wanted && setFailure(messageOf(error)),
    )
    return () => {
      wanted = false
    }
  }, [tries])
  const again = () => {
    setFailure(null)
    setTries(tries + 1)
  }

  return (
    <Card>
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
      <p className="support">{texts.lockScreen}</p>
      {failure && <FailedNote onRetry={again}>{failure}</FailedNote>}
      {settings && <Choice known={settings} readOnly={readOnly} />}
    </Card>
  )
}

type Doing = 'save' | 'stop' | 'stopAll'

function Choice({ known, readOnly }: { known: PushSettings; readOnly: boolean }) {
  const [settings, setSettings] = useState(known)
  const [standing, setStanding] = useState(pushStanding)
  const [kinds, setKinds] = useState<readonly PushKind[]>(known.Kinds ?? pushKinds)
  const [doing, setDoing] = useState<Doing | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const isOn = settings.Kinds !== null && standing === 'possible'

  const run = async (what: Doing, work: () => Promise<PushSettings>, done: string) => {
    setDoing(what)
    setFailure(null)
    try {
      setSettings(await work())
      // The pressed button may disappear.
      status.current?.focus()
      showToast(done)
    } catch (error) {
      setFailure(failureOf(error))
    }
    setStanding(pushStanding())
    setDoing(null)
  }
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    if (kinds.length === 0) return setFailure(texts.none)
    void run('save', () => turnOnPush(settings, [...kinds]), isOn ? SAVED : texts.turnedOn)
  }
  const stop = () =>
    void run(
      'stop',
      async () => {
        await turnOffPush()
        return { ...settings, Kinds: null }
      },
      texts.stopped,
    )
  const stopAll = () =>
    void run(
      'stopAll',
      async () => {
        await turnOffEverywhere()
        return { ...settings, Kinds: null, Others: 0 }
      },
      texts.stoppedEverywhere,
    )

  return (
    <>
      <p ref={status} tabIndex={-1}>
        {isOn ? texts.on : texts.off}
        {settings.Others > 0 && <span>{texts.others(settings.Others)}</span>}
      </p>
      {standing !== 'possible' && (
        <div className="stackSmall">
          {texts[standing].map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      {failure && <FailedNote title={texts.failed}>{failure}</FailedNote>}
      {standing === 'possible' && !readOnly && (
        <Form onSubmit={save}>
          {pushKinds.map((kind) => (
            <CheckField
              key={kind}
              name={`Push${kind}`}
              label={pushSaid[kind].label}
              checked={kinds.includes(kind)}
              onChange={({ target }) =>
                setKinds(pushKinds.filter((one) => (one === kind ? target.checked : kinds.includes(one))))
              }
            />
          ))}
          <div className="buttons">
            <Button kind="two" type="submit" busy={doing === 'save'}>
              {isOn ? memberPages['/account'].primary : texts.turnOn}
            </Button>
            {isOn && (
              <Button kind="txt" busy={doing === 'stop'} onClick={stop}>
                {texts.stop}
              </Button>
            )}
          </div>
        </Form>
      )}
      {settings.Others > 0 && (
        <div className="buttons">
          <Button kind="txt" busy={doing === 'stopAll'} onClick={stopAll}>
            {texts.stopEverywhere}
          </Button>
        </div>
      )}
    </>
  )
}

function failureOf(error: unknown): string {
  if (error instanceof PushRefused) return texts.refused
  return error instanceof ApiError || error instanceof NetworkError ? messageOf(error) : texts.noService
}
