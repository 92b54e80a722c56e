// Stands at the end of pages that are only read (lateScripts.ts): the program comes when somebody touches the page, or has
// something open here. What is clicked meanwhile is clicked again once it is there; links lead on without it.
{
  const own = document.currentScript
  const late = own.previousElementSibling
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']
  const capture = { capture: true, passive: true }
  const LONGEST_MS = 8000
  let clicked = null

  const keep = (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
    const control = target.closest('a[aria-haspopup], button')
    if (!control || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    event.stopPropagation()
    clicked = control
    ask()
  }
  const release = () => {
    removeEventListener('click', keep, true)
    clicked?.click()
    clicked = null
  }
  const ask = () => {
    for (const sign of signs) removeEventListener(sign, ask, capture)
    if (!late.isConnected || late.dataset.asked) return
    late.dataset.asked = ''
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = late.textContent
    script.addEventListener('error', release)
    document.head.append(script)
    script.remove()
    setTimeout(release, LONGEST_MS)
  }

  addEventListener('pageready', release, { once: true })
  addEventListener('click', keep, true)
  for (const sign of signs) addEventListener(sign, ask, capture)
  own.remove()
  try {
    if (location.hash || Object.keys(localStorage).some((key) => key.endsWith('.LastAuthUser'))) ask()
  } catch {
    ask()
  }
}
