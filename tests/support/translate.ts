const UNTOUCHED = ['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEXTAREA', 'OPTION', 'CODE', 'TITLE']

/** Puts the page's text nodes into elements, as Chrome's translation does. Runs in a page too: it names nothing outside. */
export function translateTexts(untouched: readonly string[] = UNTOUCHED): number {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    const parents: string[] = []
    for (let each = node.parentElement; each; each = each.parentElement) parents.push(each.tagName)
    if (
      node instanceof Text &&
      node.data.trim() &&
      !parents.includes('FONT') &&
      !parents.some((tag) => untouched.includes(tag))
    )
      texts.push(node)
  }
  for (const text of texts) {
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
  return texts.length
}

/** For a browser to run: translates what stands on the page, and what comes, as Chrome goes on to do. */
export const KEEP_TRANSLATED = `(() => {
  const translate = ${translateTexts.toString()}
  const run = () => translate(${JSON.stringify(UNTOUCHED)})
  let soon = 0
  const all = { childList: true, subtree: true, characterData: true }
  new MutationObserver(() => {
    clearTimeout(soon)
    soon = setTimeout(run, 30)
  }).observe(document.body, all)
  return run()
})()`
