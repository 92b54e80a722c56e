import { sql } from 'drizzle-orm'
import { FEWEST_TOGETHER } from '../../shared/flora/ranking'
import type { Queryable } from '../db/client'
import type { FloraAverages } from '../generated/resolvers'

/** More results hardly change a mean, and each report reads them. */
const MOST_RESULTS = 1000

type Row = { people: number; diversity: number | null; genera: FloraAverages['Genera'] }

/**
 * Rounded means of recently shared results, the latest per person. Null, and genera omitted, where few people
 * would reveal an individual.
 */
export async function floraAverages(db: Queryable): Promise<FloraAverages | null> {
  const { rows } = await db.execute<Row>(sql`
    with recent as (
      select id, user_id, shared_date, diversity_score_scaled as diversity, intestinal_flora_composition as composition
      from flora_tests
      where status = 'Shared' and diversity_score_scaled is not null
        and jsonb_typeof(intestinal_flora_composition) = 'object'
      order by shared_date desc, id
      limit ${MOST_RESULTS}
    ), latest as (
      select distinct on (user_id) * from recent order by user_id, shared_date desc, id
    ), shares as (
      select user_id, regexp_replace(lower(key), '^g__', '') as genus, sum(value::numeric) as share
      from latest, jsonb_each_text(composition)
      group by 1, 2
    ), genera as (
      select genus, sum(share) as total from shares where share > 0
      group by genus having count(*) >= ${FEWEST_TOGETHER}
    ), counted as (
      select count(*)::int as people, avg(diversity)::numeric as diversity from latest
    )
    select people, round(diversity, 1)::float8 as diversity, coalesce((
      select json_agg(json_build_object('Genus', genus, 'Share', round(total / people, 3)::float8) order by total desc, genus)
      from genera
    ), '[]') as genera
    from counted`)
  const [found] = rows
  if (!found || found.people < FEWEST_TOGETHER || found.diversity === null) return null
  return { People: found.people, DiversityScoreScaled: found.diversity, Genera: found.genera }
}
