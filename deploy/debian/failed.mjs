// Tells the journal, and whoever ALARM_MAIL names, that a unit of systemd has failed.
import { hostname } from 'node:os'
import nodemailer from 'nodemailer'

const [unit = '?'] = process.argv.slice(2)
const { ALARM_MAIL, SMTP_URL, MAIL_FROM } = process.env
// systemd reads the level from the brackets.
console.error(`<2>${unit} has failed`)
if (ALARM_MAIL)
  await nodemailer.createTransport({ url: SMTP_URL }).sendMail({
    from: MAIL_FROM,
    to: ALARM_MAIL,
    subject: `［なかつぐ］${unit}が止まりました（${hostname()}）`,
    text: `${hostname()}の${unit}が失敗しました。\n\n  journalctl -u ${unit} -n 100\n\nで理由を確かめてください。\n`,
  })
