/** What somebody enters to open a profile. */
export const profileInput = {
  LastName: '佐藤',
  FirstName: '次郎',
  LastNameFurigana: 'サトウ',
  FirstNameFurigana: 'ジロウ',
  Gender: 'Man',
  Birthday: '1990-04-01',
  Tel: '09012345678',
  ZipCode: '9970052',
  Pref: 'Yamagata',
  City: '鶴岡市',
  Address: '見本町1-1',
}
