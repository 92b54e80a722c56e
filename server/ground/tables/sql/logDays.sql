-- How often the log says the same on a Japanese day: whoever looks for a text reads each text once a day and not every row.
-- Kept as tallies.sql keeps its numbers. The view log_days_found counts from the log itself.

CREATE VIEW log_days_found AS
  SELECT (time AT TIME ZONE 'Asia/Tokyo')::date AS day, category, operation, text, count(*)::integer AS entries
  FROM activities GROUP BY 1, 2, 3, 4;

CREATE VIEW log_day_cells AS
  SELECT day, category, operation, text, entries FROM log_days
  UNION ALL SELECT day, category, operation, text, entries FROM log_day_changes;

CREATE FUNCTION note_log_days() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
  INSERT INTO log_day_changes (day, category, operation, text, entries)
  SELECT (time AT TIME ZONE 'Asia/Tokyo')::date, category, operation, text, count(*) FROM added GROUP BY 1, 2, 3, 4;
  RETURN NULL;
END $$;

-- Once a statement; nothing is ever changed in the log or taken from it.
CREATE TRIGGER activities_days AFTER INSERT ON activities REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_log_days();
