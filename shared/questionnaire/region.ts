/** The recruiting area; configuration of the operator. A municipality's name is also its choice id. */
export interface Region {
  name: string
  municipalities: readonly string[]
}

export const defaultRegion: Region = {
  name: '山形県庄内地域',
  municipalities: ['鶴岡市', '酒田市', '三川町', '庄内町', '遊佐町'],
}
