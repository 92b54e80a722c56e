/** What the operator of a service says about itself on pages and in mails. Nothing secret. */
export type PublicTexts = {
  serviceName: string
  /** The company behind the service, as named in the terms and in mail signatures. */
  operator: { name: string; address: string; representative: string }
  /** Where donors live; `municipalities` are the towns the questionnaire and the terms mean. */
  region: { name: string; municipalities: readonly string[] }
  contact: { tel: string; email: string; hours: string }
  /** `url` opens the chat app with the account ready to be added. */
  chat: { app: string; account: string; url: string }
  guidance: { place: string; address: string; mapUrl: string; belongings: string }
  /** The partner medical institution of the registration and renewal tests; `fasting` is what it asks for beforehand. */
  hospital: {
    name: string
    /** Where in the hospital to go first. */
    reception: string
    address: string
    tel: string
    hours: string
    mapUrl: string
    fasting: string
  }
  donationRoom: { sciencePark: string; address: string; hours: string; mapUrl: string; parking: string }
  /** Who listens to worries that are not about donating. */
  supportContact: string
  rewardMethod: string
  handlingOfPersonalDate: string
}

/** The sample operator of the embedded mode. Telephone numbers and addresses here reach nobody. */
export const samplePublicTexts: PublicTexts = {
  serviceName: 'なかつぐ',
  operator: {
    name: '株式会社なかつぐ見本',
    address: '〒997-0000 山形県鶴岡市見本町1-1',
    representative: '代表 見本 太郎',
  },
  region: { name: '山形県庄内地域', municipalities: ['鶴岡市', '酒田市', '三川町', '庄内町', '遊佐町'] },
  contact: { tel: '0235-00-0000', email: 'contact@example.com', hours: '平日11:00〜19:00（祝日を除く）' },
  chat: { app: 'チャットアプリ', account: 'なかつぐ事務局（見本）', url: 'https://example.com/chat' },
  guidance: {
    place: 'サイエンスパーク（見本）2階 説明室',
    address: '山形県鶴岡市見本町1-1',
    mapUrl: 'https://example.com/map/guidance',
    belongings: '本人確認書類（運転免許証など）',
  },
  hospital: {
    name: '見本総合病院',
    reception: '1階 総合受付',
    address: '山形県鶴岡市見本町2-2',
    tel: '0235-00-0001',
    hours: '平日9:00〜17:00（祝日を除く）',
    mapUrl: 'https://example.com/map/hospital',
    fasting: '検査の当日は、起きてから検査が終わるまで、水とお茶のほかは召し上がらずにお越しください。',
  },
  donationRoom: {
    sciencePark: 'サイエンスパーク（見本）',
    address: '山形県鶴岡市見本町1-1',
    hours: '平日8:00〜20:00（祝日を除く）',
    mapUrl: 'https://example.com/map/room',
    parking: '建物の南側に、無料の駐車場があります。',
  },
  supportContact: 'お住まいの地域の保健所や、かかりつけの医療機関でも、相談できます。',
  rewardMethod: '献便ルームの受付でギフトカードをお渡しします。',
  handlingOfPersonalDate: '2025年4月17日',
}

/** 電話0235-00-0000、メールcontact@example.com: the `{contact}` of sentences and signatures. */
export const contactLine = ({ contact }: Pick<PublicTexts, 'contact'>) =>
  `電話${contact.tel}、メール${contact.email}`

/** なかつぐ事務局, as members call the people behind the service. */
export const officeName = ({ serviceName }: Pick<PublicTexts, 'serviceName'>) => `${serviceName}事務局`
