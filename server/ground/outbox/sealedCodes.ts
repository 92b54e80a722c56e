import type { Queryable } from '../db/client'
import type { OutboxRow } from '../tables/mail'
import { openBytes, sealBytes } from '../vault/sealBytes'
import type { Vault } from '../vault/vault'
import { isMailKind, type MailKind, mailTemplates } from './templates/mailTemplates'

/** True for a mail with a code or a password, which lets in whoever reads it. */
export const holdsCode = (kind: MailKind): boolean => mailTemplates[kind].fixed === 'Code'

const boundTo = (id: string) => ['mail_outbox', 'code', id]

/** With the key of the office: a key of each person would tell by its making who has an account. */
export async function sealCodes(
  db: Queryable,
  vault: Vault,
  id: string,
  params: unknown,
): Promise<{ params: unknown; paramsSealed?: Buffer }> {
  if (!(await vault.seals(db, 'codesStartAt'))) return { params }
  const content = Buffer.from(JSON.stringify(params))
  return { params: {}, paramsSealed: sealBytes(await vault.officeKey(db), content, boundTo(id)) }
}

/** The mail as it was asked for, whatever key its params are sealed with. */
export async function openMail(db: Queryable, vault: Vault, row: OutboxRow): Promise<OutboxRow> {
  if (!row.paramsSealed || !isMailKind(row.kind) || !holdsCode(row.kind)) {
    const [opened = row] = await vault.open(db, 'mail_outbox', [row])
    return opened
  }
  const content = openBytes(await vault.officeKey(db), row.paramsSealed, boundTo(row.id))
  return { ...row, params: JSON.parse(content.toString()) }
}
