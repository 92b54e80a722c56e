import { type ButtonHTMLAttributes, type ReactNode, useId } from 'react'
import { Link, type LinkProps } from 'react-router'
import { officeName } from '../../../shared/facts/config'
import { openingHoursText } from '../../../shared/facts/openingHours'
import { useTexts } from '../../ground/page/rootData'
import styles from './Button.module.css'
import cardStyles from './Card.module.css'
import contactStyles from './Contact.module.css'
import definitionListStyles from './DefinitionList.module.css'
import noteStyles from './Note.module.css'
import tagStyles from './Tag.module.css'

type Props = ButtonLook &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
    /** Ignores presses during the action; the label stays. */
    busy?: boolean
  }

export function Button({ kind, small, busy, type = 'button', children, onClick, ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, small })}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {children}
      {busy && (
        <>
          <span className={styles.spinner} aria-hidden="true" />
          <span className="visuallyHidden">（処理中）</span>
        </>
      )}
    </button>
  )
}

export function ButtonLink({ kind, small, ...rest }: ButtonLook & Omit<LinkProps, 'className'>) {
  return <Link {...rest} className={buttonClass({ kind, small })} />
}

/** primary: the one main action of a screen; red: a destructive action. */
export type ButtonKind = 'primary' | 'two' | 'txt' | 'red'

export type ButtonLook = { kind?: ButtonKind; small?: boolean }

export function buttonClass({ kind = 'primary', small }: ButtonLook): string {
  return [styles.button, kind !== 'primary' && styles[kind], small && styles.small].filter(Boolean).join(' ')
}

/** A page's heading, with what stands under it; `back` leads to my page. */
export function PageHead({ h1, back, children }: { h1: ReactNode; back?: true; children?: ReactNode }) {
  return (
    <div className="stackSmall">
      {back && (
        <Link className="backLink" to="/mypage">
          マイページへもどる
        </Link>
      )}
      <h1>{typeof h1 === 'string' ? <Words text={h1} /> : h1}</h1>
      {children}
    </div>
  )
}

type NoteProps = {
  /** leaf: go on; yolk: wait; plum: fact; coral: attention. */
  tone?: 'leaf' | 'yolk' | 'plum' | 'coral'
  title?: ReactNode
  role?: 'status' | 'alert'
  children: ReactNode
}

export function Note({ tone = 'leaf', title, role, children }: NoteProps) {
  return (
    <div className={`${noteStyles.note} ${noteStyles[tone]}`} role={role}>
      {title && <h2>{title}</h2>}
      {children}
    </div>
  )
}

type FailedNoteProps = {
  title?: string
  children: ReactNode
  onRetry?: () => void
  busy?: boolean
}

export function FailedNote({ title = '読み込めませんでした', children, onRetry, busy }: FailedNoteProps) {
  return (
    <Note tone="coral" title={title} role="alert">
      <p>{children}</p>
      {onRetry && (
        <div>
          <Button kind="two" small busy={busy} onClick={onRetry}>
            もう一度読み込む
          </Button>
        </div>
      )}
    </Note>
  )
}

export function Card({ children }: { children: ReactNode }) {
  return <section className={`${cardStyles.card} stack`}>{children}</section>
}

/** 「次にすること」: one per page, even if there is nothing to do. */
export function NextCard({ title = '次にすること', children }: { title?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className={cardStyles.next} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="stack">{children}</div>
    </section>
  )
}

export function Tag({
  tone = 'leaf',
  children,
}: {
  tone?: 'leaf' | 'yolk' | 'plum' | 'coral' | 'plain'
  children: ReactNode
}) {
  return <span className={`${tagStyles.tag} ${tagStyles[tone]}`}>{children}</span>
}

export type Definition = { term: string; value: ReactNode }

export function DefinitionList({ items }: { items: readonly Definition[] }) {
  return (
    <dl className={definitionListStyles.list}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

// 2026年12月1日（火）, 11:00〜19:00, 3か月, 12週間 do not wrap inside.
const TOGETHER = /(\d+年\d+月\d+日(?:（[^）]{1,3}）)?|\d+:\d+〜\d+:\d+|\d+(?:か月|週間|時間|日間|回|問|歳))/

const KATAKANA = /([ァ-ヶー]{3,})/

/** A heading or a label of a button: engines that know no phrases tear words of katakana. */
export function Words({ text }: { text: string }) {
  return (
    <span key={text}>
      {text.split(KATAKANA).map((part, index) =>
        index % 2 === 1 ? (
          <span key={index} className="word">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  )
}

/** In an element of its own, made anew for another text: a browser's translation replaces the text in it. */
export function Unbroken({ text }: { text: string }) {
  return (
    <span key={text}>
      {text.split(TOGETHER).map((part, index) =>
        index % 2 === 1 ? (
          <span key={index} className="noBreak">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  )
}

type IllustrationProps = {
  /** From `donor/illustrations`, imported with `?url&no-inline`. */
  src: string
  className?: string | undefined
  /** Below the first screen. */
  lazy?: boolean
}

/** Decorative: text beside it says the same. */
export function Illustration({ src, className, lazy }: IllustrationProps) {
  return <img src={src} alt="" aria-hidden="true" className={className} loading={lazy ? 'lazy' : undefined} />
}

export function Contact() {
  const texts = useTexts()
  const { contact, chat } = texts
  return (
    <div className={`support ${contactStyles.contact}`}>
      <p>{officeName(texts)}</p>
      <p>
        電話：<a href={`tel:${contact.tel.replaceAll('-', '')}`}>{contact.tel}</a>
      </p>
      <p>
        メール：<a href={`mailto:${contact.email}`}>{contact.email}</a>
      </p>
      <p>
        {chat.app}：
        <a href={chat.url} target="_blank" rel="noreferrer">
          {chat.account}
        </a>
      </p>
      <p>受付：{openingHoursText(contact.openingHours)}</p>
    </div>
  )
}
