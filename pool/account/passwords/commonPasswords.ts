import { withoutEnding } from '../../../shared/forms/passwordEnding'

// Common words in lower case: English, Japanese, names, teams, keyboard rows.
const WORDS = `
password passwort passw pass passcode secret letmein welcome login admin administrator root user guest test testing
master access default changeme temp temporary hello iloveyou love lovely lover loveme monkey dragon football baseball
basketball soccer hockey tennis golf superman batman spiderman ironman starwars pokemon pikachu naruto sunshine
princess prince queen king angel angels devil shadow michael michelle jennifer jessica ashley daniel charlie thomas
robert jordan george andrew joshua matthew anthony william david james john maria nicole amanda samantha hannah
summer winter spring autumn monday friday sunday january february march april june july august september october
november december computer internet google yahoo amazon facebook twitter youtube apple windows microsoft samsung
android iphone toyota honda nissan mazda suzuki yamaha kawasaki ferrari porsche mercedes mustang corvette harley
diamond silver golden orange banana cherry strawberry cookie chocolate cheese coffee pepper ginger flower rainbow
butterfly purple yellow freedom forever whatever nothing trustno mother father family friend friends brother sister
baby babygirl sweet sweety honey sugar candy lucky happy smile peace music guitar piano drummer dancer player killer
hunter ranger soldier warrior fighter knight samurai ninja wizard magic phoenix tiger lion eagle falcon panther wolf
bear horse dolphin turtle snoopy mickey minnie donald disney hello kitty hellokitty garfield scooby elephant rabbit
london paris tokyo osaka kyoto nagoya sapporo fukuoka okinawa hokkaido yamagata tsuruoka sakata shonai japan nippon
nihon america canada england france germany italy brazil china korea sakura momiji himawari hanako taro tarou jiro
ichiro kenji kenichi takashi hiroshi akira satoshi makoto daisuke yusuke kazuki shota shouta takumi tsubasa naoki
yuki yuuki haruka misaki nanami aoi hina rina yui mai ayumi ayaka megumi kaori tomoko keiko yoko yoshiko akiko
tanaka suzuki sato satou takahashi watanabe ito itou yamamoto nakamura kobayashi kato katou yoshida yamada sasaki
yamaguchi matsumoto inoue kimura hayashi shimizu yamazaki mori abe ikeda hashimoto ishikawa aisiteru aishiteru
daisuki kawaii arigato arigatou ohayo konnichiwa sayonara tomodachi kazoku okaasan otousan neko nekoneko inu wanko
ramen sushi tempura onigiri doraemon totoro ghibli onepiece dragonball gundam evangelion giants tigers carp hawks
realmadrid manutd instagram tiktok netflix spotify linkedin myspace discord zoom corona covid covid19 reiwa heisei showa
fuckyou bullshit asshole senha kennwort motdepasse contrasena hahaha lol iloveu yamadataro tanakataro yamadahanako
nihongo sekai kenkou arigatou fighters lions marines swallows dragons buffaloes arashi akb48 exile perfume nintendo playstation xbox minecraft
fortnite mario zelda sonic metallica slipknot nirvana beatles queen eminem matrix avatar hogwarts harrypotter gandalf
merlin excalibur jesus christ church heaven faith blessed blessing creative business company office money dollar
million success victory winner champion number access server network system manager support service customer
database oracle linux ubuntu cisco docker github chelsea arsenal liverpool barcelona manchester juventus madrid
yankees steelers cowboys lakers nakatsugu donor kenbin
qwerty qwertyu qwertyui qwertyuiop asdf asdfgh asdfghjk asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qazwsxedc qweasd
qweasdzxc abcd abcde abcdef abcdefg abcdefgh abc aaa zzz xyz
`
  .trim()
  .split(/\s+/)

const ENDINGS = `
1 2 3 7 0 00 01 02 05 07 08 10 11 12 13 21 22 23 33 55 66 69 77 88 99 100 101 111 123 222 321 333 555 666 777 888 999 007
1111 1234 12345 123456 1234567 12345678 2000 2001 2010 2015 2018 2019 2020 2021 2022 2023 2024 2025 2026
! !! . 1! 12! 123! 1234! @1 @12 @123 @1234 #1 #123 _123 -123 a abc xyz jp
`
  .trim()
  .split(/\s+/)

// Complete sequences and keyboard walks.
const WHOLE = `
12345678 123456789 1234567890 0123456789 87654321 987654321 9876543210 0987654321 12341234 11223344 1122334455 12121212
13131313 10101010 123123123 123321123 147258369 159357159 159753159 147852369 789456123 741852963 321654987 369258147
102030405 1029384756 112233445566 123654789 135792468 13579246 24681012 246813579 20202020 19191919 21212121 23232323
69696969 31313131 14141414 25252525 78787878 90909090 52013140 5201314520 18181818 12344321 43214321 123454321
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 2wsx3edc 3edc4rfv zaq12wsx zaq1xsw2 !qaz2wsx 1qazxsw2 q1w2e3r4
q1w2e3r4t5 q1w2e3r4t5y6 qwer1234 qwerty12 asdf1234 zxcv1234 zxcvbnm1 asdfjkl; asdfqwer qwerasdf qwertzui qwertzuiop
azertyui azertyuiop qazxswedc 1a2b3c4d a1b2c3d4 a1s2d3f4 aa123456 a1234567 a12345678 a123456789 abc12345 abcd1234 abc123456
1234abcd 123456ab 123456abc 12345abc 123456qwe 123qweasd 123qwe123 qwe123456 qwe123qwe asd123456 zxc123456 q1234567
aaaaaa11 aaaa1111 aabbccdd 1111aaaa 11111a 1234qwer 12345qwert 12345678a 123456789a 0000000a 00000001 11111112 88888889
1234567890a 123456789aa 1234567q 123456789q q123456789 123456aa aa12345678 asd12345 zxc12345 qwe12345 987654321a
1q2w3e4r5 1qazxsw23edc 1qa2ws3ed a1b2c3d4e5 1a2b3c4d5e zaq12wsx1 qwerasdfzxcv qawsedrf qawsedrftg azsxdcfv 123abc456
112233445 111222333 123456123 123456654321 123789456 159753456 121314151 100200300 01200120 12345678910 1234567891
12345687 12345679 09012345678 08012345678 07012345678 testtest1 nintendo64 blink182 sakura0401 p@ssw0rd p@ssword pa55word passw0rd password password1 iloveyou2 ilovejapan iloveme1 iloveyou1 welcome1 welcome123
letmein1 trustno1 changeit changeme1 changeme123 adminadmin testtest passpass useruser rootroot hellohello lovelove
nihonjin yokohama hiroshima kanagawa shizuoka minamoto tokugawa nobunaga hideyoshi sakurasaku sakurako hanahana mamemame
nyannyan wanwan12 momomomo cocococo mimimimi nananana hogehoge fugafuga foobarbaz foobar123 himitsu1 himitsu123 pasuwado
`
  .trim()
  .split(/\s+/)

const LEET: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}
const plain = (password: string) => password.replace(/[@431!0$57]/g, (sign) => LEET[sign] ?? sign)

/**
 * Lower case, at least 8 characters: words alone, with endings or doubled, and sequences. About 15,000 entries: the
 * browser must load this file lazily.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  [
    ...WHOLE,
    ...WORDS.flatMap((word) => [word, word + word, ...ENDINGS.map((ending) => word + ending)]),
  ].filter((password) => password.length >= 8),
)

/** True for a common password in any case and with replaced letters (`P@ssw0rd`). */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  if (commonPasswords.has(lower)) return true
  // Digits at the end stay.
  const word = withoutEnding(lower)
  return commonPasswords.has(plain(word) + lower.slice(word.length)) || commonPasswords.has(plain(lower))
}
