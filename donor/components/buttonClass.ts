import styles from './Button.module.css'

/** primary is the one main action of a screen; red destroys something. */
export type ButtonKind = 'primary' | 'two' | 'txt' | 'red'

export type ButtonLook = { kind?: ButtonKind; small?: boolean }

export function buttonClass({ kind = 'primary', small }: ButtonLook): string {
  return [styles.button, kind !== 'primary' && styles[kind], small && styles.small].filter(Boolean).join(' ')
}
