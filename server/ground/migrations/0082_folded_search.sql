ALTER TABLE "user_profiles" ADD COLUMN "folded_text" text;
--> statement-breakpoint
ALTER TABLE "user_profiles" ADD COLUMN "folded_city" text;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION fold_name(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
  SELECT translate(
    lower(normalize(regexp_replace(normalize(normalize(value, NFKC), NFD),
      '[\u0300-\u036f\ufe00-\ufe0f\U000e0100-\U000e01ef\u002d\u00ad\u02d7\u2010-\u2015\u2043\u207b\u2212\u2500\u2501\u2796\u30fc\u3161\ufe58\ufe63\u003d\u30a0\u30fb\u00b7\u2022\u2219\u22c5\u0027\u2019\u0060\u00b4\u02bc]',
      '', 'g'), NFC)),
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ齊斎齋邊邉嶋嶌﨑嵜髙澤濱廣國櫻惠龍冨𠮷德眞萬關瀧榮條栁淵檜曾黑藪會學禮與實彌壽滿增槇舘藏鐵桒團鹽遙凜ァィゥェォッャュョヮヵヶヲヂヅヰヱ之乃øØłŁđĐı',
    'アアイイウウエエオオカガキギクグケゲコゴサザシジスズセゼソゾタダチジツツズテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモヤヤユユヨヨラリルレロワワイエオンヴカケヽヾ斉斉斉辺辺島島崎崎高沢浜広国桜恵竜富吉徳真万関滝栄条柳渕桧曽黒薮会学礼与実弥寿満増槙館蔵鉄桑団塩遥凛アイウエオツヤユヨワカケオジズイエノノoollddi')
$$;

CREATE OR REPLACE FUNCTION set_folded_text() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.folded_text := fold_name(concat(NEW.last_name, NEW.first_name, ' ', NEW.last_name_furigana, NEW.first_name_furigana,
    ' ', NEW.donor_id)) || E'\n' || fold_name(concat(NEW.email, ' ', NEW.tel));
  NEW.folded_city := fold_name(NEW.city);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER user_profiles_folded_text
  BEFORE INSERT OR UPDATE OF last_name, first_name, last_name_furigana, first_name_furigana, donor_id, email, tel, city,
    folded_text, folded_city ON user_profiles
  FOR EACH ROW EXECUTE FUNCTION set_folded_text();
--> statement-breakpoint
-- in batches: people as they are searched by
WITH part AS (SELECT id FROM user_profiles WHERE $1::uuid IS NULL OR id > $1 ORDER BY id LIMIT $2),
done AS (UPDATE user_profiles SET folded_text = NULL WHERE id IN (SELECT id FROM part) AND folded_text IS NULL)
SELECT id AS last FROM part ORDER BY id DESC LIMIT 1;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "user_profiles_folded_grams" ON "user_profiles" USING gin (search_grams("folded_text"));
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "user_profiles_folded_city_grams" ON "user_profiles" USING gin (search_grams("folded_city"));
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "user_profiles_grams";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "user_profiles_city_grams";
