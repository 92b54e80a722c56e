CREATE TABLE "log_day_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "log_day_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"category" text NOT NULL,
	"operation" text NOT NULL,
	"text" text NOT NULL,
	"entries" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log_days" (
	"day" date NOT NULL,
	"category" text NOT NULL,
	"operation" text NOT NULL,
	"text" text NOT NULL,
	"entries" integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "log_days_once" ON "log_days" USING btree ("day","category","operation",md5(text));
--> statement-breakpoint
CREATE VIEW log_days_found AS
  SELECT (time AT TIME ZONE 'Asia/Tokyo')::date AS day, category, operation, text, count(*)::integer AS entries
  FROM activities GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
CREATE VIEW log_day_cells AS
  SELECT day, category, operation, text, entries FROM log_days
  UNION ALL SELECT day, category, operation, text, entries FROM log_day_changes;
--> statement-breakpoint
CREATE FUNCTION note_log_days() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
  INSERT INTO log_day_changes (day, category, operation, text, entries)
  SELECT (time AT TIME ZONE 'Asia/Tokyo')::date, category, operation, text, count(*) FROM added GROUP BY 1, 2, 3, 4;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER activities_days AFTER INSERT ON activities REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_log_days();
--> statement-breakpoint
-- Its trigger is at work: what it has written until this moment is not written twice.
INSERT INTO log_days SELECT day, category, operation, text, sum(entries) FROM (
  SELECT day, category, operation, text, entries FROM log_days_found
  UNION ALL SELECT day, category, operation, text, -entries FROM log_day_cells
) AS missing GROUP BY day, category, operation, text HAVING sum(entries) <> 0 ORDER BY day, category, operation;
