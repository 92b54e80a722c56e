import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { PushSection } from '../../../../donor/way/account/PushSection'
import { ToastOutlet } from '../../../../donor/ground/page/toasts'
import { pushTexts } from '../../../../donor/ground/words/push'
import { pushKinds, pushSaid } from '../../../../shared/words/program/push'
import { person } from '../../person'
import { renderPage } from '../../renderPage'
import { signIn } from '../../signedIn'

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const show = (readOnly = false) =>
  renderPage(
    <>
      <PushSection readOnly={readOnly} />
      <ToastOutlet />
    </>,
  )
const off = { getPushSettings: { PublicKey: 'ours', Kinds: null, Others: 0 } }
const target = { Endpoint: 'https://push.example.com/a', P256dh: 'key', Auth: 'secret' }

/** A browser that takes notices, as far as its person lets it. */
function browserTakesNotices({ permission = 'default', asked = 'granted', service = true } = {}) {
  const state = { permission, isSubscribed: false }
  const subscription = {
    endpoint: target.Endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: target.Endpoint, keys: { p256dh: 'key', auth: 'secret' } }),
    unsubscribe: async () => {
      state.isSubscribed = false
      return true
    },
  }
  const subscribe = vi.fn<() => Promise<typeof subscription>>(async () => {
    if (!service) throw new DOMException('Registration failed', 'AbortError')
    state.isSubscribed = true
    return subscription
  })
  const requestPermission = vi.fn<() => Promise<string>>(async () => (state.permission = asked))
  const worker = {
    pushManager: { subscribe, getSubscription: async () => (state.isSubscribed ? subscription : null) },
  }
  vi.stubGlobal('PushManager', vi.fn<() => void>())
  vi.stubGlobal('Notification', {
    requestPermission,
    get permission() {
      return state.permission
    },
  })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => worker, ready: Promise.resolve(worker) },
  })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })
  return { state, subscribe, requestPermission }
}

describe('この端末へのお知らせ', () => {
  it('asks the browser only when the button is pressed, and sends what was chosen', async () => {
    const { requestPermission, state } = browserTakesNotices()
    const chosen = pushKinds.filter((kind) => kind !== 'Window')
    const sent = await signIn(person({}), {
      PushSettings: () => off,
      SavePushDevice: () => ({ savePushDevice: { PublicKey: 'ours', Kinds: chosen, Others: 1 } }),
      DeletePushDevice: () => ({ deletePushDevice: { success: true } }),
    })
    show()
    await userEvent.click(await screen.findByRole('checkbox', { name: pushSaid.Window.label }))
    expect(requestPermission).not.toHaveBeenCalled()
    await press(pushTexts.turnOn)
    expect(await screen.findByText(pushTexts.turnedOn)).toBeTruthy()
    expect(sent.at(-1)).toEqual({
      operation: 'SavePushDevice',
      variables: { input: { ...target, Kinds: chosen } },
    })
    expect(document.activeElement?.textContent).toBe(`${pushTexts.on}${pushTexts.others(1)}`)

    await press(pushTexts.stop)
    expect(await screen.findByText(pushTexts.stopped)).toBeTruthy()
    expect(sent.at(-1)?.variables).toEqual({ input: { Endpoint: target.Endpoint } })
    expect(state.isSubscribed).toBe(false)
    await press(pushTexts.stopEverywhere)
    await waitFor(() => expect(sent.at(-1)?.variables).toEqual({ input: { Endpoint: null } }))
  })

  it('says what to do where the person refuses, and where the browser has refused already', async () => {
    browserTakesNotices({ asked: 'default' })
    await signIn(person({}), { PushSettings: () => off })
    const { unmount } = show()
    await press(pushTexts.turnOn)
    expect((await screen.findByRole('alert')).textContent).toContain(pushTexts.refused)
    unmount()

    browserTakesNotices({ asked: 'denied' })
    const second = show()
    await press(pushTexts.turnOn)
    for (const line of pushTexts.denied) expect(await screen.findByText(line)).toBeTruthy()
    expect(screen.queryByRole('button', { name: pushTexts.turnOn })).toBeNull()
    second.unmount()

    // Its person took it back in the browser's settings.
    const { requestPermission } = browserTakesNotices({ permission: 'denied' })
    show()
    expect(await screen.findByText(pushTexts.denied[0])).toBeTruthy()
    expect(requestPermission).not.toHaveBeenCalled()
  })

  it('says that a browser has none, and that the service cannot be reached', async () => {
    await signIn(person({}), { PushSettings: () => off })
    const { unmount } = show()
    for (const line of pushTexts.unsupported) expect(await screen.findByText(line)).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
    unmount()

    browserTakesNotices({ service: false })
    show()
    await press(pushTexts.turnOn)
    expect((await screen.findByRole('alert')).textContent).toContain(pushTexts.noService)
  })

  it('takes no choice of nothing, and none of somebody who is stopped', async () => {
    browserTakesNotices()
    const sent = await signIn(person({}), { PushSettings: () => off })
    const { unmount } = show()
    for (const kind of pushKinds)
      await userEvent.click(await screen.findByRole('checkbox', { name: pushSaid[kind].label }))
    await press(pushTexts.turnOn)
    expect((await screen.findByRole('alert')).textContent).toContain(pushTexts.none)
    expect(sent.map(({ operation }) => operation)).toEqual(['PushSettings'])
    unmount()
    show(true)
    expect(await screen.findByText(pushTexts.off)).toBeTruthy()
    expect(screen.queryByRole('button', { name: pushTexts.turnOn })).toBeNull()
  })
})
