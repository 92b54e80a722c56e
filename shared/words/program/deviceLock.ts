import { IDLE_MINUTES, STAFF_SESSION_HOURS } from '../../facts/terms'
import { LOCK_NOW } from './notices'

/** Locking the console on a device by PIN or badge. */
export const deviceLockTexts = {
  card: {
    title: 'この端末のロック',
    lead: (minutes: number) =>
      `PINを設定すると、この端末では${minutes}分間操作がないときに、ログアウトの代わりに画面をロックします。PINを入力するか、登録したバッジを読み取ると、元の画面に戻ります。`,
    limits: `ロック中でも、ログインから${STAFF_SESSION_HOURS}時間たつとログアウトします。PINを5回続けて間違えると、この端末ではもう一度ログインが必要になります。`,
    none: `設定していません。${IDLE_MINUTES}分間操作がないときは、ログアウトします。`,
    isSet: '設定しています。',
    withBadge: 'PINとバッジを設定しています。',
    impossible: 'この端末の接続（httpsではないアドレス）では、PINを設定できません。',
    set: 'PINを設定する',
    change: 'PINを設定し直す',
    remove: 'PINをやめる',
    lockNow: LOCK_NOW,
    done: 'この端末にPINを設定しました。',
    removed: 'この端末のPINをやめました。',
  },
  form: {
    pin: 'PIN（4〜8桁の数字）',
    repeated: 'PIN（確認）',
    badge: 'バッジのコード（使うときだけ）',
    badgeHint:
      'この欄を選んでから、バッジを読み取ってください。PINの代わりになるため、ほかの人に渡さないでください。',
    pinFormat: '4〜8桁の数字を入力してください',
    pinEasy: '推測されやすいため使えません。別の数字を入力してください',
    pinDiffers: 'PINが一致しません',
    badgeFormat: '9文字以上のコードか、数字以外を含む4文字以上のコードを読み取ってください',
  },
  screen: {
    title: '画面をロックしています',
    lead: 'PINを入力してEnterを押すか、バッジを読み取ってください。',
    field: 'PINまたはバッジ',
    open: 'ロックを解除する',
    wrong: (left: number) => `違います。あと${left}回まで試せます。`,
    offline: '接続がないため、まだ元の画面に戻れません。接続を確かめて、もう一度入力してください。',
    over: 'この端末でのログインを終わりました。もう一度ログインしてください。',
    other: 'ログインし直す',
    toSignIn: 'ログインへ進む',
  },
} as const
