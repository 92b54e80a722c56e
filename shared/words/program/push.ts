import type { PushKind } from '../../generated/schema'

type Said = {
  /** What is chosen on アカウント設定. */
  label: string
  /** On a lock screen, which strangers read: never what of the person it is about. */
  body: string
  /** The page that a tap opens. */
  path: string
}

export const pushSaid = {
  Invitation: {
    label: 'ご案内が届いたとき',
    body: 'ご案内が届きました。開いてご確認ください。',
    path: '/signup/schedule_reservation',
  },
  DayBefore: {
    label: 'ご予定の前日',
    body: '明日のご予定があります。開いてご確認ください。',
    path: '/mypage',
  },
  Window: {
    label: 'お手続きの期間',
    body: 'お手続きの期間についてのお知らせです。開いてご確認ください。',
    path: '/mypage',
  },
  DateReached: {
    label: 'お待ちいただいていた日になったとき',
    body: 'お待ちいただいていたことについてのお知らせです。開いてご確認ください。',
    path: '/mypage',
  },
} as const satisfies Record<PushKind, Said>

const isPushKind = (name: string): name is PushKind => Object.hasOwn(pushSaid, name)

export const pushKinds = Object.keys(pushSaid).filter(isPushKind)

/** What a device is sent. */
export type PushMessage = { title: string; body: string; path: string; tag: string }

export const pushMessage = (kind: PushKind, serviceName: string): PushMessage => ({
  title: serviceName,
  body: pushSaid[kind].body,
  path: pushSaid[kind].path,
  tag: kind,
})

/** A device that opened nothing for this long receives nothing more. */
export const PUSH_KEPT_DAYS = 365

export const PUSH_DEVICES_MOST = 5
