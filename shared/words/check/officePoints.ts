import { AGES } from '../../rules/person/ages'
import { formatJapaneseDate, type JapaneseDate } from '../../facts/dates'
import type { OfficePointKind } from '../../generated/schema'

/** Points that the person is told about. */
export const toldPoints = ['BirthdayDiffers', 'TownDiffers', 'MovedOutside', 'AgeReached'] as const
export type ToldPoint = (typeof toldPoints)[number]
export const isTold = (kind: OfficePointKind): kind is ToldPoint => toldPoints.some((told) => told === kind)

/** The differing value, in the person's words. */
export const differing = { BirthdayDiffers: '生年月日', TownDiffers: '住所' } as const

/** On my page and beside the result, while the point is open. */
export function toldPointNote(
  kind: ToldPoint,
  { region, expiration }: { region: string; expiration: JapaneseDate | null },
): { title: string; text: string; action: string | null } {
  const until = expiration ? `（有効期限は${formatJapaneseDate(expiration)}）` : ''
  const stays = 'これまでの献便の協力金は、そのままお受け取りいただけます。'
  if (kind === 'MovedOutside')
    return {
      title: 'お引っ越しについて、ご相談させてください',
      text: `ドナーは、${region}にお住まいの方にお願いしています。いまの認定${until}と、これからの献便については、事務局からご連絡します。${stays}`,
      action: '住所を確かめる',
    }
  if (kind === 'AgeReached')
    return {
      title: 'これからのことを、ご案内します',
      text: `ドナーは、${AGES}の方にお願いしています。いまの認定${until}と、このあとの更新については、事務局からご連絡します。${stays}これまでのご協力、ありがとうございます。`,
      action: null,
    }
  return {
    title: `${differing[kind]}をお確かめください`,
    text: `オンラインチェックのお答えと、登録情報の${differing[kind]}が違うようです。登録情報が違うときは、直してください。お答えのほうが違うときは、事務局へお知らせください。お手続きは、そのまま進みます。`,
    action: '登録情報を確かめる',
  }
}
