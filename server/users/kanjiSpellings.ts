/** Forms of one character that names are written with; who hears a name cannot know which. */
const FORMS = [
  '斉齊斎齋',
  '辺邊邉',
  '島嶋嶌',
  '崎﨑嵜',
  ...'高髙 沢澤 浜濱 広廣 国國 桜櫻 恵惠 竜龍 富冨 吉𠮷 徳德 真眞 万萬 関關 滝瀧 栄榮 条條 柳栁 渕淵 桧檜'.split(
    ' ',
  ),
  ...'曽曾 黒黑 薮藪 会會 学學 礼禮 与與 実實 弥彌 寿壽 満滿 増增 槙槇 館舘 蔵藏 鉄鐵 桑桒 団團 塩鹽 遥遙 凛凜'.split(
    ' ',
  ),
].map((forms) => [...forms])

const formsOf = new Map(FORMS.flatMap((forms) => forms.map((form) => [form, forms])))

/** As many as are looked for; only a word of several such characters has more. */
const MOST = 16

/** A name in every form of its characters, itself first: 斉藤 → 斉藤, 齊藤, 斎藤, 齋藤. */
export function kanjiSpellings(word: string): string[] {
  let spellings = ['']
  for (const character of word) {
    const forms = formsOf.get(character) ?? [character]
    const isTooMany = spellings.length * forms.length > MOST
    const taken = isTooMany ? [character] : [character, ...forms.filter((form) => form !== character)]
    spellings = spellings.flatMap((start) => taken.map((form) => start + form))
  }
  return spellings
}
