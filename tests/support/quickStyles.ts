/**
 * jsdom works out every rule of every sheet whenever an element is looked for by its role, which was a third of the
 * time of all screens' tests. What decides here is what decides in our screens: the tag, `hidden`, a dialog that is not
 * open, and what an element says in its own `style`. What a sheet says is looked at in a browser.
 */
const worked = window.getComputedStyle.bind(window)
const displays = new Map<string, string>()

/** What the browser's own sheet says of a tag, of a dialog when it is open. */
function displayOf(tag: string): string {
  const known = displays.get(tag)
  if (known !== undefined) return known
  const sample = document.createElement(tag)
  sample.setAttribute('open', '')
  const { display } = worked(sample)
  displays.set(tag, display)
  return display
}

function display(element: Element, own: CSSStyleDeclaration): string {
  if (element.hasAttribute('hidden')) return 'none'
  if (element.localName === 'dialog' && !element.hasAttribute('open')) return 'none'
  return own.display || displayOf(element.localName)
}

/** The one property of these that is handed down. */
function visibility(element: Element): string {
  for (let one: Element | null = element; one; one = one.parentElement)
    if (one.getAttribute('style')?.includes('visibility')) return (one as HTMLElement).style.visibility
  return 'visible'
}

window.getComputedStyle = (element) => {
  const own = (element as HTMLElement).style
  return new Proxy(own, {
    get(_, key) {
      if (key === 'display') return display(element, own)
      if (key === 'visibility') return visibility(element)
      if (key === 'getPropertyValue')
        return (name: string) =>
          name === 'display'
            ? display(element, own)
            : name === 'visibility'
              ? visibility(element)
              : own.getPropertyValue(name)
      const value: unknown = Reflect.get(own, key, own)
      return typeof value === 'function' ? value.bind(own) : value
    },
  })
}
