type Named = { LastName: string | null; FirstName: string | null }
type Read = { LastNameFurigana: string | null; FirstNameFurigana: string | null }

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ') || null

/** 見本 花子; null before a name is entered and after it is erased. */
export const fullName = ({ LastName, FirstName }: Named) => joined(LastName, FirstName)

/** ミホン ハナコ */
export const fullNameFurigana = ({ LastNameFurigana, FirstNameFurigana }: Read) =>
  joined(LastNameFurigana, FirstNameFurigana)

/** Replaces a name that was not entered or was erased. */
export const namelessTitle = ({ DeleteStatus }: { DeleteStatus: boolean }) =>
  DeleteStatus ? '退会した方' : '氏名の登録前'
