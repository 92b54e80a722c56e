import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { NextStepAction } from '../../shared/messages/nextStep'
import {
  ButtonLink,
  type ButtonKind,
  NextCard,
  DefinitionList,
  Unbroken,
  Contact,
} from '../components/Basics'
import { useSignedInUser } from '../pageData'
import type { ShownStep } from './useNextStep'

type Props = {
  step: ShownStep
  /** The place in the waiting list. */
  children?: ReactNode
  buttons?: ReactNode
}

export function NextStepCard({
  step: { heading, title, description, next, action, otherAction, contact },
  children,
  buttons,
}: Props) {
  return (
    <NextCard title={heading}>
      <h3>
        <Unbroken text={title} />
      </h3>
      <p>
        <Unbroken text={description} />
      </p>
      {children}
      <p>
        <Unbroken text={next} />
      </p>
      {(action || buttons) && (
        <div className="buttons">
          {action && <Action {...action} />}
          {otherAction && <Action {...otherAction} kind="two" />}
          {buttons}
        </div>
      )}
      {contact && <Contact />}
    </NextCard>
  )
}

/** Parts of my page; other targets are dialogs. */
const PLACES = ['/mypage#contact']

function Action({ label, to, kind }: NextStepAction & { kind?: ButtonKind }) {
  const { pathname } = useLocation()
  const opensHere = to.startsWith(`${pathname}#`) && !PLACES.includes(to)
  const dialog = opensHere ? { state: OPENED_HERE, preventScrollReset: true } : {}
  return (
    <ButtonLink to={to} kind={kind} {...dialog}>
      {label}
    </ButtonLink>
  )
}

export function Waiting() {
  const { WaitingPosition, Profile } = useSignedInUser()
  return (
    <DefinitionList
      items={[
        ...(WaitingPosition === null
          ? []
          : [{ term: 'お待ちの順番', value: `いま${WaitingPosition}番目です` }]),
        { term: 'ご案内の送り先', value: Profile.Email },
      ]}
    />
  )
}

/** Closing the dialog goes one step back. */
export const OPENED_HERE = { modal: true }
