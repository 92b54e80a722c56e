import styles from './Button.module.css'

/** primary: the one main action of a screen; red: a destructive action. */
export type ButtonKind = 'primary' | 'two' | 'txt' | 'red'

export type ButtonLook = { kind?: ButtonKind; small?: boolean }

export function buttonClass({ kind = 'primary', small }: ButtonLook): string {
  return [styles.button, kind !== 'primary' && styles[kind], small && styles.small].filter(Boolean).join(' ')
}
