import type { Page } from '@playwright/test'

/** As a browser does whose letters are set to twice the size. */
export const enlarge = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))

/** What reaches beyond the page's right side, deepest parts only, and lines that are cut. */
export const misfitsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const textOf = (part: Element) => (part.textContent ?? '').trim().slice(0, 30) || part.tagName
    const parts = [...document.querySelectorAll<HTMLElement>('body *')].filter((part) =>
      part.checkVisibility(),
    )
    const found: string[] = []

    const over = document.documentElement.scrollWidth - window.innerWidth
    if (over > 1) {
      const scrolls = (part: Element | null): boolean =>
        part !== null &&
        part !== document.body &&
        (getComputedStyle(part).overflowX !== 'visible' || scrolls(part.parentElement))
      const out = parts.filter(
        (part) => part.getBoundingClientRect().right > window.innerWidth + 1 && !scrolls(part.parentElement),
      )
      const deepest = out.filter((part) => !out.some((other) => other !== part && part.contains(other)))
      found.push(`${over} px too wide: ${deepest.slice(0, 3).map(textOf).join(' / ')}`)
    }

    const hasText = (part: Element) =>
      [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const cut = parts.filter((part) => {
      if (!hasText(part)) return false
      const { overflowX, overflowY, clipPath } = getComputedStyle(part)
      // Told to screen readers only.
      if (clipPath !== 'none' || part.clientWidth <= 1) return false
      const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      return (
        (isCut(overflowX) && part.scrollWidth > part.clientWidth + 1) ||
        (isCut(overflowY) && part.scrollHeight > part.clientHeight + 2)
      )
    })
    for (const part of cut) found.push(`cut: ${textOf(part)}`)
    return found
  })
