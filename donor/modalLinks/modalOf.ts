const NAMES = ['about', 'menu', 'privacy', 'terms', 'schedule-change'] as const

export type ModalName = (typeof NAMES)[number]

/** `#about-3`: section 3 of 献便について. */
export type ModalHash = `#${ModalName}` | `#${'about' | LegalModalName}-${number}`

export type LegalModalName = 'privacy' | 'terms'

export type OpenModal = { name: ModalName; section: number | null }

/** Null for other hashes. */
export function modalOf(hash: string): OpenModal | null {
  const [, named, section] = /^#([a-z-]+?)(?:-(\d{1,2}))?$/.exec(hash) ?? []
  const name = NAMES.find((known) => known === named)
  return name ? { name, section: section ? Number(section) : null } : null
}

export const MODAL_TITLE = 'modal-title'
