-- Two-character windows of a text. pg_trgm is blind to two-character words, which most Japanese names are.
CREATE FUNCTION bigrams(value text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT coalesce(array_agg(DISTINCT substr(value, i, 2)), '{}') FROM generate_series(1, length(value) - 1) AS i $$;
--> statement-breakpoint
CREATE INDEX user_profiles_search ON user_profiles USING gin (bigrams(search_text));
--> statement-breakpoint
-- The log is added to and never changed, whoever holds the connection.
CREATE FUNCTION refuse_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN RAISE EXCEPTION '% rows are never changed', TG_TABLE_NAME; END $$;
--> statement-breakpoint
CREATE TRIGGER activities_append_only BEFORE UPDATE OR DELETE ON activities
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER activities_no_truncate BEFORE TRUNCATE ON activities
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER reward_entries_append_only BEFORE UPDATE OR DELETE ON reward_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
