import type { Random } from '../world/random'
import type { openMailbox } from './mailbox'
import type { Machine } from './machine'
import type { Network } from './network'
import type { Paper } from './paper'
import type { Screens } from './screens'

export const MEMBER_PASSWORD = 'なかつぐ の 長い 合言葉'

/** Who does which work; one account of the sample for each duty. */
export const OFFICE = {
  administrator: 'admin@example.com',
  coordinator: 'coordinator@example.com',
  physician: 'physician@example.com',
  reception: 'reception@example.com',
  finance: 'finance@example.com',
  auditor: 'auditor@example.com',
} as const

export type Duty = keyof typeof OFFICE

export type Week = {
  machine: Machine
  network: Network
  mailbox: ReturnType<typeof openMailbox>
  paper: Paper
  /** Windows of those who sit at a screen. */
  screens: Screens
  random: Random
  scale: number
}
