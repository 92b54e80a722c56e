CREATE TABLE "activity_seals" (
	"no" bigint PRIMARY KEY NOT NULL,
	"activity_id" bigint NOT NULL,
	"reason_digest" "bytea",
	"hash" "bytea" NOT NULL,
	CONSTRAINT "activity_seals_activity_id" UNIQUE("activity_id")
);
--> statement-breakpoint
CREATE TABLE "unsealed_activities" (
	"first_id" bigint PRIMARY KEY NOT NULL,
	"last_id" bigint NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unsealed_activities_order" CHECK ("unsealed_activities"."first_id" <= "unsealed_activities"."last_id")
);
--> statement-breakpoint
ALTER TABLE "activity_reasons" ADD COLUMN "salt" uuid DEFAULT gen_random_uuid() NOT NULL;
--> statement-breakpoint
CREATE TRIGGER activity_seals_append_only BEFORE UPDATE OR DELETE ON activity_seals
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER activity_seals_no_truncate BEFORE TRUNCATE ON activity_seals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- What is written waits to be sealed from the instant at which it is committed, whatever number or time it has.
CREATE FUNCTION queue_for_seal() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
  INSERT INTO unsealed_activities (first_id, last_id) VALUES (NEW.id, NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER activities_queue_for_seal AFTER INSERT ON activities
  FOR EACH ROW EXECUTE FUNCTION queue_for_seal();
--> statement-breakpoint
-- The log of before is one stretch, sealed by the job. The trigger's lock has waited for whoever was writing: all is seen.
INSERT INTO unsealed_activities (first_id, last_id)
SELECT first_id, last_id FROM (SELECT min(id) AS first_id, max(id) AS last_id FROM activities) AS log
WHERE first_id IS NOT NULL;
