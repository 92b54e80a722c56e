export const SHOW_MAP = '地図を見る'
export const OPENS_NEW_TAB = '（新しいタブで開きます）'
export const TO_GOOGLE_CALENDAR = 'Googleカレンダーに追加する'
