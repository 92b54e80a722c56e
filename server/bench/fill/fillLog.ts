import type { PoolClient } from 'pg'

/** Rows of the activity log over 1,000 days, a third of them sign-ins. */
export async function fillLog(client: PoolClient, rows: number, people: number, now: Date): Promise<void> {
  await client.query(
    `insert into activities (time, user_id, actor_id, category, operation, text)
    select $3::timestamptz - (1 - n::float / $1::int) * interval '1000 days', id, id, category, operation, text
    from generate_series(1, $1::int) as n
    cross join lateral (select md5('person ' || 1 + n * 7919::bigint % $2::int)::uuid as id) as person
    cross join lateral (select * from (values
        (0, 'Account', 'SignIn', '【アカウント】ログインしました'), (1, 'Account', 'SignIn', '【アカウント】ログインしました'),
        (2, 'Guidance', 'Cancel', '【ガイダンス】予約をキャンセルしました'), (3, 'Donation', 'Create', '【献便】献便を記録しました'),
        (4, 'OnlineCheck', 'Submit', '【オンラインチェック】回答を送信しました'), (5, 'Profile', 'Update', '【プロフィール】住所を変更しました')
      ) as kinds (kind, category, operation, text) where kind = n % 6) as kinds`,
    [rows, people, now],
  )
}
