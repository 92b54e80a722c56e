import { cleanup, configure } from '@testing-library/react'
import './quickStyles'
import { afterAll, afterEach } from 'vitest'

// What is awaited comes by itself; how fast is the machine's affair. A file may say `defaultHidden: true` for itself.
configure({ asyncUtilTimeout: 15_000, defaultHidden: false })

afterEach(cleanup)
// The next file may be given the same window.
afterEach(() => window.history.replaceState(null, '', '/'))
afterAll(() => {
  localStorage.clear()
  sessionStorage.clear()
})

// What browsers do with a modal dialog and jsdom does not: open it, take the focus, give it back, tell. And scroll.
const openers = new WeakMap<HTMLDialogElement, Element | null>()
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  openers.set(this, document.activeElement)
  this.open = true
  this.querySelector('button')?.focus()
}
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  if (!this.open) return
  this.open = false
  const opener = openers.get(this)
  if (opener instanceof HTMLElement) opener.focus()
  queueMicrotask(() => this.dispatchEvent(new Event('close')))
}
Element.prototype.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined
