import { Box } from '@mui/material'
import { useEffect, useRef } from 'react'

const SHOWN = new Set(['DIV', 'P', 'A', 'STRONG', 'SPAN', 'BR', 'HR', 'IMG'])
/** Renamed while parsing: the policy would report each `style`. Quotation marks in text are escaped. */
const STYLE = 'data-style'
const ATTRIBUTES = ['href', 'alt', 'width', 'src']

/**
 * The body of a mail as mail programs show it. The page's policy forbids a document's styles, so a script sets each of
 * them, in a shadow root apart from the page's own styles.
 */
export function MailBody({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const host = place.current
    if (!host) return
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    const { body } = new DOMParser().parseFromString(html.replaceAll(' style="', ` ${STYLE}="`), 'text/html')
    const page = document.createElement('div')
    page.style.cssText = body.getAttribute(STYLE) ?? ''
    page.append(...copies(body))
    root.replaceChildren(page)
  }, [html])
  return <Box ref={place} sx={{ borderRadius: 1, overflow: 'hidden', overflowWrap: 'anywhere' }} />
}

const copies = (from: Node): Node[] =>
  [...from.childNodes].flatMap((node): Node[] => {
    if (node instanceof Text) return [document.createTextNode(node.data)]
    return node instanceof HTMLElement && SHOWN.has(node.tagName) ? [copyOf(node)] : []
  })

function copyOf(element: HTMLElement): HTMLElement {
  const copy = document.createElement(element.tagName)
  copy.style.cssText = element.getAttribute(STYLE) ?? ''
  for (const name of ATTRIBUTES) {
    const value = element.getAttribute(name)
    if (value !== null) copy.setAttribute(name, value)
  }
  if (copy instanceof HTMLAnchorElement) Object.assign(copy, { target: '_blank', rel: 'noreferrer' })
  copy.append(...copies(element))
  return copy
}
