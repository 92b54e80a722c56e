-- The pieces of a text that a search looks for: characters in twos and threes, and single ones beyond ASCII, because a
-- Japanese name may be one character and pg_trgm needs three. server/ground/db/searchGrams.ts makes the same of a word.

CREATE FUNCTION search_grams(value text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
  SELECT coalesce(
    array_agg(b || c)
      || array_agg(c) FILTER (WHERE octet_length(c) > 1)
      || array_agg(a || b || c) FILTER (WHERE a <> ''),
    '{}')
  FROM (SELECT lag(c, 2, '') OVER () AS a, lag(c, 1, '') OVER () AS b, c FROM unnest(string_to_array(value, NULL)) AS c) AS letters
$$;

-- A name as it is searched by: shared/facts/normalise.ts makes the same of what is typed (`foldName`). Hiragana are katakana, one
-- form stands for all of a character, and accents, variation selectors and marks between names count for nothing.

CREATE FUNCTION fold_name(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
  SELECT translate(
    lower(normalize(regexp_replace(normalize(normalize(value, NFKC), NFD),
      '[\u0300-\u036f\ufe00-\ufe0f\U000e0100-\U000e01ef\u002d\u00ad\u02d7\u2010-\u2015\u2043\u207b\u2212\u2500\u2501\u2796\u30fc\u3161\ufe58\ufe63\u003d\u30a0\u30fb\u00b7\u2022\u2219\u22c5\u0027\u2019\u0060\u00b4\u02bc]',
      '', 'g'), NFC)),
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ齊斎齋邊邉嶋嶌﨑嵜髙澤濱廣國櫻惠龍冨𠮷德眞萬關瀧榮條栁淵檜曾黑藪會學禮與實彌壽滿增槇舘藏鐵桒團鹽遙凜ァィゥェォッャュョヮヵヶヲヂヅヰヱ之乃øØłŁđĐı',
    'アアイイウウエエオオカガキギクグケゲコゴサザシジスズセゼソゾタダチジツツズテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモヤヤユユヨヨラリルレロワワイエオンヴカケヽヾ斉斉斉辺辺島島崎崎高沢浜広国桜恵竜富吉徳真万関滝栄条柳渕桧曽黒薮会学礼与実弥寿満増槙館蔵鉄桑団塩遥凛アイウエオツヤユヨワカケオジズイエノノoollddi')
$$;

CREATE FUNCTION set_folded_text() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.folded_text := fold_name(concat(NEW.last_name, NEW.first_name, ' ', NEW.last_name_furigana, NEW.first_name_furigana,
    ' ', NEW.donor_id)) || E'\n' || fold_name(concat(NEW.email, ' ', NEW.tel));
  NEW.folded_city := fold_name(NEW.city);
  RETURN NEW;
END $$;

CREATE TRIGGER user_profiles_folded_text
  BEFORE INSERT OR UPDATE OF last_name, first_name, last_name_furigana, first_name_furigana, donor_id, email, tel, city,
    folded_text, folded_city ON user_profiles
  FOR EACH ROW EXECUTE FUNCTION set_folded_text();
