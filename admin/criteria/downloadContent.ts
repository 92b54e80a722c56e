import type { Version } from './useVersions'

/** The content as a file: what a draft reads again, and what `npm run replay -- --candidate` takes. */
export function downloadContent({ Number, Content }: Pick<Version, 'Number' | 'Content'>): void {
  const text = `${JSON.stringify(Content, null, 2)}\n`
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), {
    href: address,
    download: `criteria-${Number}.json`,
  })
  link.click()
  URL.revokeObjectURL(address)
}
