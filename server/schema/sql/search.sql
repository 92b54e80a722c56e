-- The pieces of a text that a search looks for: characters in twos and threes, and single ones beyond ASCII, because a
-- Japanese name may be one character and pg_trgm needs three. server/db/searchGrams.ts makes the same of a word.

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
