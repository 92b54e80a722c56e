import type { MailContext } from './composeMail'

export const myPageUrl = ({ origin }: MailContext) => `${origin}/mypage`
export const reservationUrl = ({ origin }: MailContext) => `${origin}/signup/schedule_reservation`
export const floraApplicationUrl = ({ origin }: MailContext) => `${origin}/application_examination`
export const accountUrl = ({ origin }: MailContext) => `${origin}/account`
